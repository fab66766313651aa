import { expect, test } from 'vitest'
import { toParagraphs, toPlainText } from './plain-text.ts'

test('paragraphs and lists become lines of text', () => {
  expect(toParagraphs('<p>Firm &amp; dry.</p><ul><li>24 %&nbsp;butter</li></ul>')).toEqual([
    'Firm & dry.',
    '24 % butter',
  ])
  expect(toPlainText('One.<br>Two.')).toBe('One. Two.')
  expect(toParagraphs(null)).toEqual([])
})

test('markup stays text, whatever is written', () => {
  expect(toParagraphs('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual(['<script>alert(1)</script>'])
  expect(toParagraphs('<script>alert(1)</script><p onclick="x">Yes</p>')).toEqual(['Yes'])
})
