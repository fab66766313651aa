import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compress.ts'

const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } })
const utf8 = new TextEncoder()

function openPage() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isLeft = false
  const source = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      isLeft = true
    },
  })
  const answer = new Response(source, { headers: { 'content-type': 'text/html' } })
  return {
    answer,
    add: (text: string) => controller?.enqueue(utf8.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error('the page failed')),
    isLeft: () => isLeft,
  }
}

const readerOf = async ({ answer }: ReturnType<typeof openPage>) => {
  const { body } = await compressResponse(request, answer)
  if (!body) throw new Error('no body')
  return body.getReader()
}

test('joins chunks that arrive together, so that a page does not wait for other requests at each of them', async () => {
  const page = openPage()
  const texts = Array.from({ length: 100 }, (_, at) => `<p>${at}</p>`)
  for (const text of texts) page.add(text)
  page.end()
  const reader = await readerOf(page)
  const sent: Uint8Array[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) sent.push(read.value)
  expect(brotliDecompressSync(Buffer.concat(sent)).toString()).toBe(texts.join(''))
  expect(sent.length).toBeLessThanOrEqual(3)
})

test('flushes existing chunks before later ones arrive', async () => {
  const page = openPage()
  page.add('<h1>Range</h1>')
  const reader = await readerOf(page)
  const { value: first } = await reader.read()
  expect(first?.length).toBeGreaterThan(0)
  page.add('<p>Cheese</p>')
  page.end()
  const rest: Uint8Array[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) rest.push(read.value)
  expect(brotliDecompressSync(Buffer.concat([first ?? new Uint8Array(), ...rest])).toString()).toBe(
    '<h1>Range</h1><p>Cheese</p>',
  )
})

test('a client that disconnects cancels the render, and a page that fails ends the response', async () => {
  const left = openPage()
  left.add('<h1>Range</h1>')
  const reader = await readerOf(left)
  await reader.read()
  left.add('<p>Cheese</p>')
  await reader.cancel()
  await expect.poll(left.isLeft, { timeout: 20_000 }).toBe(true)

  const failed = openPage()
  failed.add('<h1>Range</h1>')
  const failedReader = await readerOf(failed)
  await failedReader.read()
  failed.add('<p>Cheese</p>')
  failed.fail()
  await expect(async () => {
    for (let read = await failedReader.read(); !read.done; read = await failedReader.read());
  }).rejects.toThrow()
})

test('compresses a response of known length in one piece', async () => {
  const html = '<p>Too many requests</p>'.repeat(200)
  const answer = new Response(html, { headers: { 'content-type': 'text/html', 'content-length': String(html.length) } })
  const compressed = await compressResponse(request, answer)
  expect(compressed.headers.get('content-length')).toBeNull()
  const reader = compressed.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(brotliDecompressSync(value ?? new Uint8Array()).toString()).toBe(html)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
])('a request with Accept-Encoding "%s" gets the encoding %s', async (header, encoding) => {
  const answer = new Response('<p>Range</p>', { headers: { 'content-type': 'text/html' } })
  const asked = new Request('http://localhost/', { headers: { 'accept-encoding': header } })
  expect((await compressResponse(asked, answer)).headers.get('content-encoding')).toBe(encoding)
})
