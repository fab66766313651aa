// What a cache counts is what it takes: measured against the heap itself.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bytesOf, Memory } from './memory.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapOf(json: string, copies: number): number {
  collect()
  const before = process.memoryUsage().heapUsed
  const held = Array.from({ length: copies }, () => JSON.parse(json) as unknown)
  collect()
  const bytes = (process.memoryUsage().heapUsed - before) / held.length
  expect(held).toHaveLength(copies)
  return bytes
}

const product = (id: number) => ({
  id: String(200_000 + id),
  name: `Tarwebloem type 55, zak ${id}`,
  brand: { id: '1001', name: 'Molen' },
  allergens: [{ code: 'gluten', level: 'contains' }],
  packings: [1, 12].map((count) => ({ id: `${id}-${count}`, count, amount: 1.5, unit: 'kg', label: null })),
})
const rows = (make: (index: number) => unknown) => Array.from({ length: 500 }, (_, index) => make(index))

test.each([
  ['a listing', rows(product)],
  ['long texts', rows((index) => `${index} ${'Crème fraîche '.repeat(9)}`)],
  ['texts beyond Latin 1', rows((index) => `${index} ${'½ € 😀 '.repeat(9)}`)],
  ['whole numbers', rows((index) => rows((other) => index + other))],
  ['broken numbers', rows((index) => [index + 0.5])],
  [
    'tables by name',
    rows((index) => Object.fromEntries(Array.from({ length: 40 }, (_, key) => [`${index}-${key}`, key]))),
  ],
])('a cache counts what its values take: %s', { retry: 3 }, (_, value) => {
  const json = JSON.stringify(value)
  // what else this process lets go of meanwhile is not the value's
  const heap = [1, 2, 3].map(() => heapOf(json, 20)).sort((a, b) => a - b)[1] ?? 0
  const share = bytesOf(JSON.parse(json)) / heap
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(1.7)
})

test('what was not used for longest goes when the bytes are used up', () => {
  const memory = new Memory<string>(100)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, key, 25)
  memory.get('a')
  memory.set('e', 'e', 25)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.get(key) !== undefined)).toEqual(['a', 'c', 'd', 'e'])
})
