import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compress.ts'

const accepting = (encoding: string) => new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })
const request = accepting('br')
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

const readerOf = async ({ answer }: ReturnType<typeof openPage>, asked = request) => {
  const { body } = await compressResponse(asked, answer)
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

test.each([
  ['gzip, deflate, br', gunzipSync],
  ['br', brotliDecompressSync],
])('with "%s" sends what a task has rendered before the next task begins', async (encoding, decompress) => {
  const page = openPage()
  const reader = await readerOf(page, accepting(encoding))
  const texts = [
    `<h1>${'Range'.repeat(9_000)}</h1>`,
    '<p>Cheese</p>',
    `<p>${'Käse'.repeat(30_000)}</p>`,
    '<h1>Range</h1>',
  ]
  const sent: Uint8Array[] = []
  for (const text of texts) {
    let isNextTask = false
    page.add(text)
    setImmediate(() => {
      isNextTask = true
    })
    const { value } = await reader.read()
    expect(isNextTask).toBe(false)
    sent.push(value ?? new Uint8Array())
  }
  page.end()
  for (let read = await reader.read(); !read.done; read = await reader.read()) sent.push(read.value)
  expect(decompress(Buffer.concat(sent)).toString()).toBe(texts.join(''))
})

test('in gzip, a part refers to the parts before it', async () => {
  const page = openPage()
  const reader = await readerOf(page, accepting('gzip'))
  const text = Array.from({ length: 200 }, () => crypto.randomUUID()).join()
  const sizes: number[] = []
  for (const part of [text, '<p>Cheese</p>', text]) {
    page.add(part)
    sizes.push((await reader.read()).value?.length ?? 0)
  }
  expect(sizes[2]).toBeLessThan((sizes[0] ?? 0) / 10)
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
  ['gzip, deflate, br', 'gzip'],
  ['br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
])('a streamed page for Accept-Encoding "%s" has the encoding %s', async (header, encoding) => {
  const answer = new Response('<p>Range</p>', { headers: { 'content-type': 'text/html' } })
  expect((await compressResponse(accepting(header), answer)).headers.get('content-encoding')).toBe(encoding)
})
