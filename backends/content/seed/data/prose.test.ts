import { expect, test } from 'vitest'
import { prose } from './prose.ts'

const html = (text: string) => prose({ nl: text, en: text, de: text, fr: text }).en

test('blank lines separate paragraphs, headings and lists', () => {
  expect(html('One\nline\n\n## Head\n\n- a\n- b')).toBe('<p>One line</p><h3>Head</h3><ul><li>a</li><li>b</li></ul>')
})

test('converts links and escapes everything else', () => {
  expect(html('A & <b> [page](/en/page)')).toBe('<p>A &amp; &lt;b> <a href="/en/page">page</a></p>')
})
