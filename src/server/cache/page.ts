/** A guest's page as constant bytes: made once, with brotli beside and the policy that fits its inline texts. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Tokens } from './tag-tokens.ts'

export interface Page {
  status: number
  bytes: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer>
  etag: string
  csp: string
  /** Served without a question until then, and then while another is made; milliseconds since the epoch. */
  freshUntil: number
  staleUntil: number
  tokens: Tokens
  /** Path of the file that holds its hydration data. */
  dataPath: string
}

/** Everything about a page but its bytes: kept as KV metadata beside them. */
export type PageFacts = Omit<Page, 'bytes' | 'brotli'> & { length: number }

const utf8 = new TextEncoder()
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function fingerprint(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof text === 'string' ? utf8.encode(text) : text)
  return hex(new Uint8Array(digest).subarray(0, 8))
}

export function compress(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(brotliCompressSync(bytes, { params }))
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+json|json)")[^>]*>([\s\S]*?)<\/script>/g

/** @throws when the page holds an inline script that is not one of the known ones: it would need a nonce */
export function checkInlineScripts(html: string, known: readonly string[]) {
  for (const [, text = ''] of html.matchAll(inlineScript)) {
    if (!known.includes(text)) throw new Error(`an inline script would need a nonce: ${text.slice(0, 80)}`)
  }
}

/** Turns a finished document and its hydration data into a page and the data's file. */
export async function toPage(
  html: string,
  data: string,
  facts: Pick<Page, 'status' | 'csp' | 'freshUntil' | 'staleUntil' | 'tokens'>,
): Promise<Page> {
  const dataPath = `/_page/${await fingerprint(data)}.js`
  const bytes = utf8.encode(html.replace('</head>', `<link rel="page-data" href="${dataPath}"/></head>`))
  return { ...facts, bytes, brotli: compress(bytes), etag: `"${await fingerprint(bytes)}"`, dataPath }
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
