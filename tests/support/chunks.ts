// A page as it arrives, piece by piece. Called by tests of streaming.
import { get } from 'node:http'

export type Chunk = { text: string; ms: number }

/** Asks for a page and notes when each piece of its body came; `onFirst` is called with the first one. */
export function readChunks(url: string, headers: Record<string, string>, onFirst?: () => void): Promise<Chunk[]> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    // no connection of an earlier request: what is measured is the shop, not a queue
    const request = get(url, { headers: { 'accept-encoding': 'identity', ...headers }, agent: false }, (response) => {
      const chunks: Chunk[] = []
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        if (chunks.length === 0) onFirst?.()
        chunks.push({ text, ms: performance.now() - started })
      })
      response.on('end', () => resolve(chunks))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}
