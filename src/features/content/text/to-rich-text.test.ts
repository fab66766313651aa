import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nestHeadings, plainText, splitHeading } from './rich-text.ts'
import { RichTextView } from './rich-text-view.tsx'
import { toRichText } from './to-rich-text.ts'

const html = (source: string) =>
  renderToStaticMarkup(createElement(RichTextView, { text: toRichText(source), under: 1 }))
const inside = (source: string) => /^<div class="prose">(.*)<\/div>$/s.exec(html(source))?.[1] ?? ''

test('keeps headings, paragraphs, emphasis and lists', () => {
  const text = '<h2>Opening</h2><p>From <strong>4</strong> to <em>11</em>.</p><ul><li>cold</li><li>frozen</li></ul>'
  expect(inside(text)).toBe(text)
})

test('wraps plain text and text between blocks in paragraphs', () => {
  expect(inside('Three & more < four')).toBe('<p>Three &amp; more &lt; four</p>')
  expect(inside('before<p>in</p>after <b>it</b>')).toBe('<p>before</p><p>in</p><p>after <strong>it</strong></p>')
  expect(html('')).toBe('')
  expect(html('  \n ')).toBe('')
})

test('maps h1 to h2, h6 to h5 and i to em', () => {
  expect(inside('<h1>A</h1><h6>B</h6><p><i>c</i></p>')).toBe('<h2>A</h2><h5>B</h5><p><em>c</em></p>')
})

test('adds noopener to external links and removes other attributes', () => {
  expect(inside('<p><a href="https://x.example/a" target="_blank" onclick="x()" class="y">a</a></p>')).toBe(
    '<p><a href="https://x.example/a" rel="noopener">a</a></p>',
  )
  expect(inside('<p><a href="/contact">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+32">c</a></p>')).toBe(
    '<p><a href="/contact">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+32">c</a></p>',
  )
})

test('keeps the cells of a table and their attributes', () => {
  expect(inside('<table><tr><th scope="col" colspan="2">a</th></tr></table>')).toContain(
    '<table><tbody><tr><th scope="col" colSpan="2">a</th></tr></tbody></table>',
  )
})

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg onload=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(//evil.example)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<p id="main" class="button" data-app name="x">x</p>',
  '<!--><script>alert(1)</script>-->',
  '<a href="https://x.example" onmouseover=alert(1)//',
  '<<script>alert(1);//<</script>',
]

test('removes scripts, event handlers and unsafe URLs', () => {
  for (const source of hostile) {
    const rendered = html(source)
    const tags = [...rendered.matchAll(/<([a-z][^\s/>]*)([^>]*)>/g)]
    for (const [, tag = '', attributes = ''] of tags) {
      expect(tag, source).toMatch(/^(div|p|br|a|img|table|tbody|tr|td|th)$/)
      expect(attributes, source).not.toMatch(/\son\w+=|style=|data-app|\sid=|javascript:|data:|vbscript:/i)
      expect(attributes, source).not.toMatch(/(href|src)="(\/\/|\/\\|\/\t|\s)/i)
    }
  }
})

test('reads 60,000 nested elements and cuts the text at 200,000 characters', () => {
  expect(html('<b>'.repeat(60_000))).toBeTypeOf('string')
  expect(html(`${'<blockquote>'.repeat(30_000)}deep`)).toBeTypeOf('string')
  expect(html('x'.repeat(300_000)).length).toBeLessThan(201_000)
})

test('splitHeading returns a leading heading, plainText separates blocks and lines', () => {
  const { heading, rest } = splitHeading(toRichText('<h2>What <em>we</em> do</h2><p>Bread.</p>'))
  expect(heading).toBe('What we do')
  expect(plainText(rest)).toBe('Bread.')
  expect(plainText(toRichText('<p>H<sub>2</sub>O, <em>sea</em>.</p><p>One<br>two</p>'))).toBe('H2O, sea. One two')
  expect(splitHeading(toRichText('<p>Bread.</p>')).heading).toBeNull()
})

test('nestHeadings continues the outline without a gap', () => {
  const tags = (source: string, above: 1 | 2 | 3) =>
    nestHeadings(toRichText(source), above).map((node) => (typeof node === 'string' ? '' : node.tag))
  expect(tags('<h4>a</h4><p>b</p><h5>c</h5>', 1)).toEqual(['h2', 'p', 'h3'])
  expect(tags('<h2>a</h2><h3>b</h3>', 3)).toEqual(['h4', 'h5'])
  expect(tags('<p>a</p>', 2)).toEqual(['p'])
})
