import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsEncoding, compressAndFlush, continueStream } from './brotli.ts'

function repeat(seed: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(seed.length * times)
  for (let at = 0; at < times; at++) all.set(seed, at * seed.length)
  return all
}

test('a flushed stream decompresses to the text of all its parts, whatever their bytes and lengths', async () => {
  const part = fc
    .uint8Array({ maxLength: 1_000 })
    .chain((seed) => fc.integer({ min: 1, max: 200 }).map((times) => repeat(seed, times)))
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 5_000 }),
      fc.array(part, { maxLength: 3 }),
      part,
      async (shell, parts, end) => {
        const bytes = new TextEncoder().encode(shell)
        const continued = [...parts.map((one) => continueStream(one, false)), continueStream(end)]
        const sent = Buffer.concat([await compressAndFlush(bytes), ...continued])
        expect(brotliDecompressSync(sent).equals(Buffer.concat([bytes, ...parts, end]))).toBe(true)
      },
    ),
  )
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip,br', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['br;q=0', false],
  ['gzip, br;q=0.0', false],
  ['gzip, deflate', false],
  ['x-br', false],
  ['', false],
  [undefined, false],
])('acceptsEncoding: Accept-Encoding "%s" is %s', (header, accepted) => {
  expect(acceptsEncoding('br', header)).toBe(accepted)
})
