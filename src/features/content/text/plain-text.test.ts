import { expect, test } from 'vitest'
import { toParagraphs, toPlainText } from './plain-text.ts'

test('toParagraphs returns an entry per paragraph and list item', () => {
  expect(toParagraphs('<p>Firm &amp; dry.</p><ul><li>24 %&nbsp;butter</li></ul>')).toEqual([
    'Firm & dry.',
    '24 % butter',
  ])
  expect(toPlainText('One.<br>Two.')).toBe('One. Two.')
  expect(toParagraphs(null)).toEqual([])
})

test('removes scripts and keeps escaped markup as text', () => {
  expect(toParagraphs('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual(['<script>alert(1)</script>'])
  expect(toParagraphs('<script>alert(1)</script><p onclick="x">Yes</p>')).toEqual(['Yes'])
})

test('decodes character references as browsers do', () => {
  expect(toPlainText('K&auml;se, &Eacute;pices &copy; &#8364;&nbsp;5 &frac12;&hellip; &eacute &unknown;')).toBe(
    'Käse, Épices © € 5 ½… é &unknown;',
  )
})

test('keeps < and > that do not form an element', () => {
  expect(toPlainText('Store at < 7 °C, never > 10 °C & dry')).toBe('Store at < 7 °C, never > 10 °C & dry')
  expect(toPlainText('<p>pH <4,6 &lt;b&gt;</p><p>a<b>b</b>c</p>')).toBe('pH <4,6 <b> abc')
  expect(toPlainText('A <b title="1 > 0">bold</b> word')).toBe('A bold word')
})

test('separates the words of blocks, lines and cells', () => {
  expect(toParagraphs('<div>One</div><section>Two<div>Three</div>four</section>\n\nFive')).toEqual([
    'One',
    'Two',
    'Three',
    'four',
    'Five',
  ])
  expect(toParagraphs('One\n\nTwo\nand more')).toEqual(['One', 'Two and more'])
  expect(toPlainText('<table><tr><td>Fat</td><td>24 g</td></tr></table>')).toBe('Fat 24 g')
})

test('reads 20,000 nested elements', () => {
  expect(toPlainText(`${'<div>'.repeat(20_000)}deep`)).toBe('deep')
})
