/** A body of somebody else's host, as long as it stays within bounds. Called by what fetches answers, pictures and icons. */

/** What is read of a Response. */
export type Readable = { headers: Pick<Headers, 'get'>; body: AsyncIterable<Uint8Array> | null }

/** @throws RangeError for what is longer, of which no more is taken than its beginning */
export async function readBounded({ headers, body }: Readable, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(headers.get('content-length') ?? 0)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (Math.max(length, announced) > maxBytes) throw new RangeError('The body is too long')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
