import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkInlineScripts, compress, packPage, toPage, unpackPage } from './page.ts'

const facts = { status: 200, csp: "default-src 'none'", freshUntil: 1_000, staleUntil: 2_000, tokens: { all: '0' } }
const html = '<!DOCTYPE html><html><head><title>Käse</title></head><body><h1>Käse</h1></body></html>'
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a page may hold the inline scripts that are known by their text, files, and data', () => {
  const page =
    '<script>known()</script><script nonce="">known()</script><script src="/assets/client.js" type="module"></script>' +
    '<script type="application/ld+json">{"@type":"Product"}</script>'
  expect(() => checkInlineScripts(page, ['known()'])).not.toThrow()
})

test('any other inline script keeps a page out of the cache', () => {
  for (const script of [
    '<script>known() </script>',
    '<script type="module">go()</script>',
    '<script\n>\ngo()</script>',
  ])
    expect(() => checkInlineScripts(`<script>known()</script>${script}`, ['known()'])).toThrow('would need a nonce')
})

test('a page names the file of its data, and its brotli form says the same', async () => {
  const page = toPage(html, 'data()', facts)
  expect(page.dataPath).toMatch(/^\/_page\/[0-9a-f]{16}\.js$/)
  expect(text(page.bytes)).toContain(`<link rel="page-data" href="${page.dataPath}"/></head>`)
  expect(text(brotliDecompressSync(await compress(page.bytes)))).toBe(text(page.bytes))
})

test('the same page has the same ETag, another text or other data another one', async () => {
  const etag = async (document: string, data: string) => toPage(document, data, facts).etag
  expect(await etag(html, 'a')).toBe(await etag(html, 'a'))
  expect(await etag(html, 'a')).not.toBe(await etag(html, 'b'))
  expect(await etag(html, 'a')).not.toBe(await etag(html.replace('Käse', 'Brot'), 'a'))
})

test('what is packed for the store comes out as it was', async () => {
  const made = toPage(html, 'data()', facts)
  const page = { ...made, brotli: await compress(made.bytes) }
  const packed = packPage(page)
  expect(JSON.parse(JSON.stringify(packed.facts))).toEqual(packed.facts)
  expect(unpackPage(packed.value.buffer, packed.facts)).toEqual(page)
})
