import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figure, limitP99, median, percentile, ratio, toTable } from './statistics.ts'

test('the median is the middle value and ignores one slow round', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([3, 1, 2, 900])).toBe(2.5)
  expect(median([1, 2, 900])).toBe(2)
})

test('the median is between minimum and maximum in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values)
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
      expect(middle).toBeLessThanOrEqual(Math.max(...values))
      expect(median(values.toReversed())).toBe(middle)
    }),
  )
})

test('missing measurements give no figure and no ratio', () => {
  expect(median([])).toBeNaN()
  expect(ratio(median([]), 4)).toBeNull()
  expect(ratio(4, 0)).toBeNull()
  expect(ratio(null, 4)).toBeNull()
  expect(figure(null)).toBe('-')
  expect(figure(Number.NaN, 'ms')).toBe('-')
})

test('ratio divides value by base', () => {
  expect(ratio(30, 40)).toBe(0.75)
})

test('figure prints about three digits and a unit', () => {
  expect(figure(29821.6)).toBe('29822')
  expect(figure(83.47, 'us')).toBe('83.5 us')
  expect(figure(0.3512, 'ms')).toBe('0.35 ms')
  expect(figure(3, 'KB')).toBe('3 KB')
})

test('toTable aligns words left and figures right', () => {
  const rows = [
    ['static', 'node', '21107'],
    ['react', 'workerd', '812'],
  ]
  expect(toTable(['baseline', 'on', 'req/s'], rows, 2)).toBe(
    [
      'baseline  on       req/s',
      '--------  -------  -----',
      'static    node     21107',
      'react     workerd    812',
    ].join('\n'),
  )
})

test('percentile returns the value that this share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.99, 1, 0].map((share) => percentile(hundred, share))).toEqual([50, 99, 100, 1])
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.99)).toBeNaN()
})

test('a p99 has a limit from 100 values on', () => {
  const values = Array.from({ length: 100 }, () => 1)
  expect([limitP99(2, values.slice(1)), limitP99(2, values)]).toEqual([null, 2])
})
