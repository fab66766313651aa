/**
 * A page for every customer: public bytes, divided where something private belongs. It is held as a page is; what stands in a slot until
 * its value comes lies between two comments. Called by pages/.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { compress } from './page.ts'

const drawnSlot = /<template data-slot="(\d+)"><\/template>/g
const heldSlot = /<!--s:(\d+)-->[\s\S]*?<!--\/s-->/
const heldSlots = /<!--s:(\d+)-->([\s\S]*?)<!--\/s-->/g
/** What React leaves where a part of a page failed. */
const failed = '<!--$!-->'

/**
 * The slots of a drawn page in its order; a part that React drew twice has left one that stands nowhere.
 * @throws where the page is not whole
 */
export function findSlots<Slot>(html: string, drawn: readonly Slot[]): Slot[] {
  if (html.includes(failed)) throw new Error('a part of the page failed')
  return [...html.matchAll(drawnSlot)].map(([, at]) => {
    const slot = drawn[Number(at)]
    if (slot === undefined) throw new Error(`there is no slot ${at}`)
    return slot
  })
}

/** The page with what stands in each slot until its value comes. */
export function holdSlots(html: string, fallbacks: readonly string[]): string {
  if (heldSlot.test(html)) throw new Error('the page has marks of slots of its own')
  let at = 0
  return html.replace(drawnSlot, () => `<!--s:${at}-->${fallbacks[at++] ?? ''}<!--/s-->`)
}

/** The page with its values in their places. */
export function fillSlots(html: string, values: readonly string[]): string {
  const parts = html.split(heldSlot)
  return parts.map((part, index) => (index % 2 ? (values[Number(part)] ?? '') : part)).join('')
}

/** As if what is not there yet were: where nothing else comes, nothing needs to be sent. */
export const toFallback = (html: string) => html.replace(/<!--\$!-->(?:<template[^>]*><\/template>)?/g, '<!--$-->')

/** What stands in each slot of a page, by its number: as texts of their own, for one that is cut out of the page would hold all of it. */
export const heldIn = (html: string): string[] =>
  JSON.parse(JSON.stringify([...html.matchAll(heldSlots)].map(([, , text = '']) => text)))

/** A brotli stream that may go on: flushed, not ended. */
export const openBrotli = (bytes: Uint8Array) => compress(bytes, { isOpen: true })

/** The most that one block of a brotli stream holds as it is. */
const mostBytes = 65_536

/** More of such a stream, uncompressed: for a few words. */
export function moreBrotli(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(bytes.length / mostBytes)
  const out = new Uint8Array(bytes.length + blocks * 3)
  let to = 0
  for (let from = 0; from < bytes.length; from += mostBytes) {
    const part = bytes.subarray(from, from + mostBytes)
    // ISLAST 0 (1 bit), MNIBBLES four (2 bits of 0), MLEN - 1 (16 bits), ISUNCOMPRESSED 1 (1 bit), then padding to a byte
    const head = ((part.length - 1) << 3) | (1 << 19)
    out.set([head & 255, (head >> 8) & 255, (head >> 16) & 255], to)
    out.set(part, to + 3)
    to += part.length + 3
  }
  return out
}

/** Of this quality an encoder refers to nothing that stands before its own beginning: what it makes may follow anything. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }

/**
 * The rest of such a stream, compressed. It is a stream of its own without its head, the first four bits (WBITS): there ends another block.
 * @param bytes at least one
 */
export function lastBrotli(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const own = brotliCompressSync(bytes.subarray(1), { params })
  const out = new Uint8Array(own.length + 9)
  out.set(own, 9)
  out.set(oneByte(bytes[0] ?? 0))
  out[9] = (own[0] ?? 0) & 0xf0
  return out
}

/**
 * A block of one byte that is 76 bits long, the last four of them 0: MLEN - 1 is 0, each prefix code is a simple one (01) of one symbol
 * (00). These are the byte, an insert of one with a copy whose length takes seven more bits (395) and is not read, and a distance.
 */
const oneByte = (byte: number) => [0, 0, 0, 0, ((byte & 7) << 5) | 2, 32 | (byte >> 3), 22, 11, 0]
