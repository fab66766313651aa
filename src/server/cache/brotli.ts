/**
 * Brotli (RFC 7932): negotiates the encoding and continues stored streams. A page shell is compressed once and private data appended:
 * to compress the shell for every customer takes ten to forty times the CPU.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { compress } from './page.ts'

/** @param acceptEncoding header of the request (RFC 9110, section 12.5.3): `br;q=0` refuses it */
export function acceptsEncoding(encoding: 'br' | 'gzip', acceptEncoding = ''): boolean {
  // browsers send no weights, and a full parse takes longer than the rest of a cached response
  if (!acceptEncoding.includes('q=')) return acceptEncoding.split(',').some((one) => one.trim() === encoding)
  return parseAccept(acceptEncoding).some(({ type, q }) => type === encoding && q > 0)
}

/** A stream that is flushed but not finished. */
export const compressAndFlush = (bytes: Uint8Array) => compress(bytes, { isOpen: true })

/** At quality 1 the encoder never refers to data before its own first byte, so its blocks may follow any stream. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }

/**
 * Compresses a further part of such a stream. A meta-block of the first byte, 76 bits long, replaces the encoder's stream header of four
 * bits (WBITS), so that the rest stays aligned to bytes. @param isLast finishes the stream
 */
export function continueStream(bytes: Uint8Array, isLast = true): Uint8Array<ArrayBuffer> {
  if (bytes.length === 0) return isLast ? endOfStream : bytes.slice()
  const finishFlush = isLast ? constants.BROTLI_OPERATION_FINISH : constants.BROTLI_OPERATION_FLUSH
  const own = brotliCompressSync(bytes.subarray(1), { params, finishFlush })
  const out = new Uint8Array(own.length + 9)
  out.set(own, 9)
  out.set(oneByteBlock(bytes[0] ?? 0))
  out[9] = (own[0] ?? 0) & 0xf0
  return out
}

/** An empty last meta-block. */
const endOfStream = Uint8Array.of(3)

/**
 * A meta-block of one byte whose last four bits are 0: MLEN - 1 is 0, each prefix code is a simple one (01) of one symbol (00). The
 * symbols are the byte, an insert of one with a copy whose length takes seven more bits (395) and is not read, and a distance.
 */
const oneByteBlock = (byte: number) => [0, 0, 0, 0, ((byte & 7) << 5) | 2, 32 | (byte >> 3), 22, 11, 0]
