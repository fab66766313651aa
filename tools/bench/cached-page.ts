// Reads the guest page from the shop's cache.
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { StaticPage } from './baselines/static.ts'
import { guestTexts } from './listing-pages.ts'

/** Headers that the server adds itself, or that differ between the encodings of the page. */
const leftOut = /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag)$/

/** The plain and the brotli response of a cached page. @throws Error if they differ or lack expected texts */
export async function readCachedPage(origin: string, path: string): Promise<StaticPage> {
  await waitForCached(origin, path)
  const [plain, compressed] = [await read(origin + path, 'identity'), await read(origin + path, 'br')]
  const html = plain.body.toString()
  const missing = guestTexts.find((sentence) => !html.includes(sentence))
  if (missing) throw new Error(`The cached page lacks ${missing}`)
  if (compressed.headers['content-encoding'] !== 'br' || brotliDecompressSync(compressed.body).toString() !== html) {
    throw new Error('The two forms of the cached page differ')
  }
  const headers = Object.entries(plain.headers).filter(([name]) => !leftOut.test(name))
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    etags: { plain: plain.headers.etag ?? '', brotli: compressed.headers.etag ?? '' },
    html,
    brotli: compressed.body.toString('base64'),
  }
}

/** Requests the page until it is cached with a remaining lifetime of more than 10 s, longer than a round. */
export async function waitForCached(origin: string, path: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { headers } = await read(origin + path, 'br')
    const status = String(headers['cache-status'])
    if (Number(/hit; ttl=(\d+)/.exec(status)?.[1] ?? 0) > 10) return
    await sleep(status.includes('hit') ? 1_000 : 50)
  }
  throw new Error(`The shop does not keep ${path}`)
}

/** Response without decompression, which `fetch` would do. */
function read(url: string, encoding: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      resolve({ headers: answer.headers, body: Buffer.concat(chunks) })
    })
    request.on('error', reject)
  })
}
