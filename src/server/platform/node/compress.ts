/** Compresses answers on Node as they stream: what there is of one is flushed, so that the shell still leaves first. On Workers the edge does it. */
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

/** As much is encoded at once. */
const mostBytes = 262_144

/**
 * Pieces that are there together as one. Each waits for the encoder, and so for a turn of the event loop, in which a busy shop does
 * something for everybody else: a page of forty pieces would wait forty times, and keep its place at the gate meanwhile.
 */
function together(): TransformStream<Uint8Array, Uint8Array> {
  let pieces: Uint8Array[] = []
  let bytes = 0
  let turn: NodeJS.Immediate | undefined
  const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearImmediate(turn)
    turn = undefined
    if (bytes > 0) controller.enqueue(Buffer.concat(pieces, bytes))
    pieces = []
    bytes = 0
  }
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes < mostBytes) turn ??= setImmediate(send, controller)
      else send(controller)
    },
    flush: send,
    // the type library does not know `cancel` yet: a visitor who leaves early, a page that fails
    ...{ cancel: () => clearImmediate(turn) },
  })
}

/** The answer, encoded as the request accepts; as it came when it is small, encoded already or not text. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (!encoding) return answer
  // in this order: a look at its headers, and more so at its body, takes a ready answer off Node's fast path
  const { headers } = answer
  if (headers.has('content-encoding') || !answer.body) return answer
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
  const source = Readable.fromWeb(answer.body.pipeThrough(together()) as Parameters<typeof Readable.fromWeb>[0])
  // a browser that leaves early ends the source too
  source.on('error', () => encoder.destroy())
  encoder.on('close', () => source.destroy())
  const body = Readable.toWeb(source.pipe(encoder)) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: compressed })
}
