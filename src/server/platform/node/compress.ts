/** Compresses answers on Node as they stream: each piece is flushed, so that the shell still leaves first. On Workers the edge does it. */
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'

const compressible = /^(?:text\/|application\/(?:json|problem\+json|javascript|xml)|image\/svg)/

const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
} as const

/** Whole bytes at once: an encoder of a stream takes turns of its own, which a busy shop makes longer. */
const encodeWhole = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: 5 }),
} as const

/** The answer, encoded as the request accepts; as it came when it is small, encoded already or not text. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const { headers } = answer
  // in this order: asking for the body takes a ready answer off Node's fast path
  if (!encoding || headers.has('content-encoding') || !answer.body) return answer
  if (!compressible.test(headers.get('content-type') ?? '')) return answer
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) < 1_000) return answer
  const compressed = new Headers(headers)
  compressed.set('content-encoding', encoding)
  compressed.append('vary', 'accept-encoding')
  compressed.delete('content-length')
  const { status } = answer
  if (/json/.test(headers.get('content-type') ?? '')) {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length < 1_000) return new Response(bytes, { status, headers })
    return new Response(encodeWhole[encoding](bytes), { status, headers: compressed })
  }
  const encoder = encoders[encoding]()
  const source = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
  // a browser that leaves early ends the source too
  source.on('error', () => encoder.destroy())
  encoder.on('close', () => source.destroy())
  const body = Readable.toWeb(source.pipe(encoder)) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: compressed })
}
