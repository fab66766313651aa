/** A stored page: constant bytes for all guests, or a shell for all customers, with the headers that fit them. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { pageDataRel } from '#protocol/protocol.ts'
import type { PageShell } from './page-shell.ts'
import type { Tokens } from './tag-tokens.ts'

export interface Page {
  status: number
  bytes: Uint8Array<ArrayBuffer>
  /** Empty until it has been compressed. The stream of a shell is flushed, not finished: private data follows it. */
  brotli: Uint8Array<ArrayBuffer>
  etag: string
  csp: string
  /** Milliseconds since the epoch. */
  renderedAt: number
  tokens: Tokens
  dataPath: string
  shell?: PageShell
}

export const pageTags = (path: string): string[] => [`path:${path}`]

const utf8 = new TextEncoder()

const fingerprint = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Quality 8 makes a page 1 % smaller but takes three times the CPU: it allocates tables of 32 MB for each call. */
const quality = 6

/** Compresses; on Node in a thread pool. @param isOpen flushes the stream without finishing it, so that it can be continued */
export async function compress(bytes: Uint8Array, { isOpen = false } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const finishFlush = isOpen ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH
  return new Uint8Array(await brotli(bytes, { params, finishFlush }))
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+json|json)")[^>]*>([\s\S]*?)<\/script>/g

/** @throws Error if the page has an inline script without a known hash: it would need a nonce */
export function assertKnownInlineScripts(html: string, known: readonly string[]) {
  for (const [, text = ''] of html.matchAll(inlineScript)) {
    if (!known.includes(text)) throw new Error(`an inline script would need a nonce: ${text.slice(0, 80)}`)
  }
}

/** Turns a document and its hydration data into a page. @param shell placeholders of a page for all customers */
export function toPage(
  html: string,
  hydrationData: string,
  metadata: Pick<Page, 'status' | 'csp' | 'renderedAt' | 'tokens'>,
  shell?: PageShell,
): Page {
  const dataPath = `/_page/${fingerprint(hydrationData)}.js`
  const bytes = utf8.encode(html.replace('</head>', `<link rel="${pageDataRel}" href="${dataPath}"/></head>`))
  const etag = `"${fingerprint(bytes)}"`
  return { ...metadata, bytes, brotli: new Uint8Array(), etag, dataPath, ...(shell && { shell }) }
}

/** One KV value: length of the metadata in 4 bytes, metadata as JSON, the compressed bytes; of a page that is not compressed or a shell the plain ones. */
export function serializePage({ bytes, brotli, ...metadata }: Page): Uint8Array<ArrayBuffer> {
  const isCompressed = brotli.length > 0 && !metadata.shell
  const json = utf8.encode(JSON.stringify({ ...metadata, isCompressed }))
  const content = isCompressed ? brotli : bytes
  const value = new Uint8Array(4 + json.length + content.length)
  new DataView(value.buffer).setUint32(0, json.length)
  value.set(json, 4)
  value.set(content, 4 + json.length)
  return value
}

export async function deserializePage(value: ArrayBuffer): Promise<Page> {
  const start = 4 + new DataView(value).getUint32(0)
  const { isCompressed, ...metadata } = JSON.parse(new TextDecoder().decode(new Uint8Array(value, 4, start - 4)))
  const content = new Uint8Array(value, start)
  if (!isCompressed) return { ...metadata, bytes: content, brotli: new Uint8Array() }
  return { ...metadata, bytes: new Uint8Array(await decompress(content)), brotli: content }
}
