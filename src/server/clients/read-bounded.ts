/** A body of somebody else's host, as long as it stays within bounds. Called by what fetches answers, pictures and icons. */

/** @throws RangeError for what is longer */
export async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) throw new RangeError('The body is too long')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new RangeError('The body is too long')
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
