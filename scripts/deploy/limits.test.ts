import { expect, test } from 'vitest'
import { compareWithLimits, readActiveMs, readUploadSize } from './limits.ts'

test('reads the sizes that wrangler prints', () => {
  const output = 'Read 2559 files\nTotal Upload: 5612.11 KiB / gzip: 1329.70 KiB\nYour Worker has access to'
  expect(readUploadSize(output)).toEqual({ bytes: 5612.11 * 1024, gzipBytes: 1329.7 * 1024 })
  expect(() => readUploadSize('Total: 3 MB')).toThrow('wrangler printed no size of the upload:\nTotal: 3 MB')
})

test('the active time of a profile leaves out idle samples', () => {
  const nodes = ['(idle)', '(program)', 'createApp'].map((functionName, id) => ({ id, callFrame: { functionName } }))
  expect(readActiveMs({ nodes, samples: [0, 1, 0, 2], timeDeltas: [90_000, 1500, 80_000, 500] })).toBe(2)
})

test('a measurement above its limit is named', () => {
  const measured = { bytes: 5_600_000, gzipBytes: 1_361_000, startMs: 64.3 }
  expect(compareWithLimits(measured)).toEqual({
    lines: ['Size: 5.60 MB, compressed 1.36 of 3 MB (10 MB on the paid plan)', 'Start: 64 of 1000 ms, on this machine'],
    isOver: false,
  })
  const over = compareWithLimits({ ...measured, gzipBytes: 3_000_001, startMs: 1001 })
  expect(over.isOver).toBe(true)
  expect(over.lines.slice(2)).toEqual([
    'The worker is too large for the free plan.',
    'The worker starts too slowly: Cloudflare rejects it.',
  ])
})
