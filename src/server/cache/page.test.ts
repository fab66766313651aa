import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { assertKnownInlineScripts, compress, deserializePage, serializePage, toPage } from './page.ts'

const facts = { status: 200, csp: "default-src 'none'", renderedAt: 1_000, tokens: { all: '0' } }
const html = '<!DOCTYPE html><html><head><title>Käse</title></head><body><h1>Käse</h1></body></html>'
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('accepts known inline scripts, script files and data blocks', () => {
  const page =
    '<script>known()</script><script nonce="">known()</script><script src="/assets/client.js" type="module"></script>' +
    '<script type="application/ld+json">{"@type":"Product"}</script>'
  expect(() => assertKnownInlineScripts(page, ['known()'])).not.toThrow()
})

test('rejects any other inline script', () => {
  for (const script of [
    '<script>known() </script>',
    '<script type="module">go()</script>',
    '<script\n>\ngo()</script>',
  ])
    expect(() => assertKnownInlineScripts(`<script>known()</script>${script}`, ['known()'])).toThrow(
      'would need a nonce',
    )
})

test('a page links to its hydration data, and its brotli form has the same text', async () => {
  const page = toPage(html, 'data()', facts)
  expect(page.dataPath).toMatch(/^\/_page\/[0-9a-f]{16}\.js$/)
  expect(text(page.bytes)).toContain(`<link rel="page-data" href="${page.dataPath}"/></head>`)
  expect(text(brotliDecompressSync(await compress(page.bytes)))).toBe(text(page.bytes))
})

test('the ETag changes with the text and with the hydration data', async () => {
  const etag = async (document: string, data: string) => toPage(document, data, facts).etag
  expect(await etag(html, 'a')).toBe(await etag(html, 'a'))
  expect(await etag(html, 'a')).not.toBe(await etag(html, 'b'))
  expect(await etag(html, 'a')).not.toBe(await etag(html.replace('Käse', 'Brot'), 'a'))
})

test('a page survives serialization, with non-ASCII names in its metadata, and is stored compressed', async () => {
  const rendered = toPage(html.repeat(20), 'data()', { ...facts, tokens: { all: '0', 'entry:käse': '1' } })
  const page = { ...rendered, brotli: await compress(rendered.bytes) }
  const stored = serializePage(page)
  expect(stored.length).toBeLessThan(page.bytes.length)
  expect(await deserializePage(stored.buffer)).toEqual(page)
})

test('a shell is stored as plain bytes, since its stream is not finished', async () => {
  const shell = { placeholders: [], fallbacks: [], reads: {} }
  const page = toPage(html, 'data()', facts, shell)
  expect(await deserializePage(serializePage(page).buffer)).toEqual(page)
  const compressed = { ...page, brotli: await compress(page.bytes, { isOpen: true }) }
  expect(await deserializePage(serializePage(compressed).buffer)).toEqual(page)
})
