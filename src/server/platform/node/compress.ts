/** Compresses responses on Node: in one piece, or while they stream, with a flush after each chunk. On Workers the platform compresses. */
import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { acceptsEncoding, continueStream } from '../../cache/brotli.ts'

const compressible = /^(?:text\/|application\/(?:json|problem\+json|javascript|xml)|image\/svg)/

/** The window of an encoder is allocated for each response: the default of 4 MB takes longer than the compression of a small one. */
const windowBits = (bytes: number) => Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))))

const encodeWhole = {
  br: (bytes: Uint8Array, isLast = true) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
    const params = {
      [BROTLI_PARAM_QUALITY]: 4,
      // continued blocks refer to at most 2^18 bytes before
      [BROTLI_PARAM_LGWIN]: isLast ? windowBits(bytes.length) : 18,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const finishFlush = isLast ? constants.BROTLI_OPERATION_FINISH : constants.BROTLI_OPERATION_FLUSH
    return brotliCompressSync(bytes, { params, finishFlush })
  },
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: 5 }),
} as const

/** Smaller responses are not compressed: this saves no round trip and takes longer than sending them. */
const minBytes = 4_096

type Encode = (chunk: Uint8Array, isLast: boolean) => Uint8Array<ArrayBuffer>

/** Distance of a reference in DEFLATE. */
const gzipWindow = 32_768

/**
 * Encoders of streams, synchronous: an encoder of Node's streams has its output in a later turn of the event loop, after the reads of the page.
 * gzip first: each chunk continues the one before, while the first one alone has a good quality in brotli.
 */
const streamEncoders = {
  gzip: (): Encode => {
    const parts: Uint8Array[] = [Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)]
    let dictionary = Buffer.alloc(0)
    let crc = 0
    let size = 0
    return (chunk, isLast) => {
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
      parts.push(deflateRawSync(chunk, { finishFlush, ...(dictionary.length > 0 && { dictionary }) }))
      dictionary = Buffer.concat([dictionary, chunk]).subarray(-gzipWindow)
      crc = crc32(chunk, crc)
      size += chunk.length
      if (isLast) parts.push(new Uint8Array(Uint32Array.of(crc, size).buffer))
      return Buffer.concat(parts.splice(0))
    }
  },
  br: (): Encode => {
    let isFirst = true
    return (chunk, isLast) => {
      if (!isFirst) return continueStream(chunk, isLast)
      isFirst = false
      return encodeWhole.br(chunk, isLast)
    }
  },
} as const

/** Encodes the chunks of an event-loop task together: each flush of an encoder adds bytes. */
function encodeStream(encode: Encode): TransformStream<Uint8Array, Uint8Array> {
  let chunks: Uint8Array[] = []
  let isScheduled = false
  let isOver = false
  const send = (controller: TransformStreamDefaultController<Uint8Array>, isLast: boolean) => {
    isScheduled = false
    if (!isOver && (isLast || chunks.length > 0)) controller.enqueue(encode(Buffer.concat(chunks), isLast))
    isOver ||= isLast
    chunks = []
  }
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      chunks.push(chunk)
      // after the microtasks of this task, and before the reads of the page, which are tasks
      if (!isScheduled) process.nextTick(send, controller, false)
      isScheduled = true
    },
    flush: (controller) => send(controller, true),
    // `cancel` runs if the client disconnects or the page fails; the type library does not have it yet
    ...{
      cancel: () => {
        isOver = true
      },
    },
  })
}

/** Encodes the response as the request accepts; returns it unchanged if it is small, already encoded or not text. */
export async function compressResponse(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const accepts = (name: 'br' | 'gzip') => acceptsEncoding(name, accepted)
  if (!accepts('br') && !accepts('gzip')) return answer
  // in this order: reading the headers, and even more the body, of a finished response leaves the server's fast path
  const { headers } = answer
  if (headers.has('content-encoding') || !answer.body) return answer
  if (!compressible.test(headers.get('content-type') ?? '')) return answer
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) < minBytes) return answer
  const isWhole = headers.has('content-length') || /json/.test(headers.get('content-type') ?? '')
  const [preferred, other] = isWhole ? (['br', 'gzip'] as const) : (['gzip', 'br'] as const)
  const encoding = accepts(preferred) ? preferred : other
  const compressed = new Headers(headers)
  compressed.set('content-encoding', encoding)
  compressed.append('vary', 'accept-encoding')
  compressed.delete('content-length')
  const { status } = answer
  if (isWhole) {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length < minBytes) return new Response(bytes, { status, headers })
    return new Response(encodeWhole[encoding](bytes), { status, headers: compressed })
  }
  return new Response(answer.body.pipeThrough(encodeStream(streamEncoders[encoding]())), {
    status,
    headers: compressed,
  })
}
