/** Compresses responses on Node: in one piece, or while they stream, with a flush after each chunk. On Workers the platform compresses. */
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from '../../cache/brotli.ts'

const compressible = /^(?:text\/|application\/(?:json|problem\+json|javascript|xml)|image\/svg)/

const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      // 2^18 bytes: covers most pages
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
} as const

/** The window of an encoder is allocated for each response: the default of 4 MB takes longer than the compression of a small one. */
const windowBits = (bytes: number) => Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))))

const encodeWhole = {
  br: (bytes: Uint8Array) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
    const params = {
      [BROTLI_PARAM_QUALITY]: 4,
      [BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    return brotliCompressSync(bytes, { params })
  },
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: 5 }),
} as const

/** Smaller responses are not compressed: this saves no round trip and takes longer than sending them. */
const minBytes = 4_096

const maxJoinedBytes = 262_144

/** Joins chunks of the same event-loop task: the encoder takes one task per chunk, so a page of forty would wait forty times with its permit. */
function joinChunks(): TransformStream<Uint8Array, Uint8Array> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  let scheduled: NodeJS.Immediate | undefined
  const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearImmediate(scheduled)
    scheduled = undefined
    if (bytes > 0) controller.enqueue(Buffer.concat(chunks, bytes))
    chunks = []
    bytes = 0
  }
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes < maxJoinedBytes) scheduled ??= setImmediate(send, controller)
      else send(controller)
    },
    flush: send,
    // `cancel` runs if the client disconnects or the page fails; the type library does not have it yet
    ...{ cancel: () => clearImmediate(scheduled) },
  })
}

/** Encodes the response as the request accepts; returns it unchanged if it is small, already encoded or not text. */
export async function compressResponse(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(name, accepted))
  if (!encoding) return answer
  // in this order: reading the headers, and even more the body, of a finished response leaves the server's fast path
  const { headers } = answer
  if (headers.has('content-encoding') || !answer.body) return answer
  if (!compressible.test(headers.get('content-type') ?? '')) return answer
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) < minBytes) return answer
  const isWhole = headers.has('content-length') || /json/.test(headers.get('content-type') ?? '')
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
  const encoder = encoders[encoding]()
  const source = Readable.fromWeb(answer.body.pipeThrough(joinChunks()) as Parameters<typeof Readable.fromWeb>[0])
  // a client that disconnects early ends the source too
  source.on('error', () => encoder.destroy())
  encoder.on('close', () => source.destroy())
  const body = Readable.toWeb(source.pipe(encoder)) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: compressed })
}
