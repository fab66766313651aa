import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressAndFlush, finishStream } from './brotli-stream.ts'

function repeat(seed: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(seed.length * times)
  for (let at = 0; at < times; at++) all.set(seed, at * seed.length)
  return all
}

test('a flushed stream with a finishing block decompresses to both texts, whatever their bytes and lengths', async () => {
  const tail = fc
    .uint8Array({ minLength: 1, maxLength: 1_000 })
    .chain((seed) => fc.integer({ min: 1, max: 200 }).map((times) => repeat(seed, times)))
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 5_000 }), tail, async (shell, rest) => {
      const bytes = new TextEncoder().encode(shell)
      const sent = Buffer.concat([await compressAndFlush(bytes), finishStream(rest)])
      expect(brotliDecompressSync(sent).equals(Buffer.concat([bytes, rest]))).toBe(true)
    }),
  )
})
