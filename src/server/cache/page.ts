/** A page as constant bytes, for every guest or for every customer: made once, with the policy that fits its inline texts. Called by render-for-cache.ts and page-cache.ts. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pageDataRel } from '#bootstrap/protocol.ts'
import type { Stock } from './stock.ts'
import type { Tokens } from './tag-tokens.ts'

export interface Page {
  status: number
  bytes: Uint8Array<ArrayBuffer>
  /** Empty until it has been made. */
  brotli: Uint8Array<ArrayBuffer>
  etag: string
  csp: string
  /** Served without a question until then, and then while another is made; milliseconds since the epoch. */
  freshUntil: number
  staleUntil: number
  tokens: Tokens
  /** What it says of stock, where it does. */
  stock?: Stock
  /** Path of the file that holds its hydration data. */
  dataPath: string
  /** Of a page for every customer: what it is short of. Its brotli form is left open. */
  template?: Template
}

/** What a page for every customer is short of, as JSON: see the request's context, where a page is drawn. */
interface Template {
  slots: unknown[]
  reads: Record<string, readonly [feature: string, call: string, asked: readonly unknown[]]>
}

/** Everything about a page but its bytes: kept as KV metadata beside them. */
export type PageFacts = Omit<Page, 'bytes' | 'brotli'> & { length: number }

const utf8 = new TextEncoder()

const fingerprint = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

const brotli = promisify(brotliCompress)

/** Two steps more take a hundredth off a page, and three times the processor: the system hands out their tables of 32 MB anew each time. */
const quality = 6

/**
 * On Node in a thread of its own: nobody waits while a page is compressed.
 * @param isOpen the stream may go on: it is flushed, not ended
 */
export async function compress(bytes: Uint8Array, { isOpen = false } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const finishFlush = isOpen ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH
  return new Uint8Array(await brotli(bytes, { params, finishFlush }))
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+json|json)")[^>]*>([\s\S]*?)<\/script>/g

/** @throws when the page holds an inline script that is not one of the known ones: it would need a nonce */
export function checkInlineScripts(html: string, known: readonly string[]) {
  for (const [, text = ''] of html.matchAll(inlineScript)) {
    if (!known.includes(text)) throw new Error(`an inline script would need a nonce: ${text.slice(0, 80)}`)
  }
}

type Facts = Pick<Page, 'status' | 'csp' | 'freshUntil' | 'staleUntil' | 'tokens' | 'stock'>

function toBytes(html: string, data: string) {
  const dataPath = `/_page/${fingerprint(data)}.js`
  const bytes = utf8.encode(html.replace('</head>', `<link rel="${pageDataRel}" href="${dataPath}"/></head>`))
  return { bytes, dataPath }
}

const nothing = new Uint8Array()

/** Turns a finished document and its hydration data into a page and the data's file. It is compressed once it has been sent. */
export function toPage(html: string, data: string, facts: Facts): Page {
  const { bytes, dataPath } = toBytes(html, data)
  return { ...facts, bytes, brotli: nothing, etag: `"${fingerprint(bytes)}"`, dataPath }
}

/** The same for every customer; pages are many, and most are asked for once: it is compressed when it is asked for again. */
export function toTemplate(html: string, data: string, facts: Facts, template: Template): Page {
  const { bytes, dataPath } = toBytes(html, data)
  const etag = `"${fingerprint(html + JSON.stringify(template))}"`
  return { ...facts, bytes, brotli: nothing, etag, dataPath, template }
}

/** KV keeps one value: the plain bytes, then the compressed ones. */
export function packPage({ bytes, brotli, ...facts }: Page): { value: Uint8Array<ArrayBuffer>; facts: PageFacts } {
  const value = new Uint8Array(bytes.length + brotli.length)
  value.set(bytes)
  value.set(brotli, bytes.length)
  return { value, facts: { ...facts, length: bytes.length } }
}

export function unpackPage(value: ArrayBuffer, { length, ...facts }: PageFacts): Page {
  return { ...facts, bytes: new Uint8Array(value, 0, length), brotli: new Uint8Array(value, length) }
}
