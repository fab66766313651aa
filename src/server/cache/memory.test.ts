// The sizes that bytesOf estimates, compared with the heap.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { estimateBytes, MemoryBudget, MemoryCache } from './memory.ts'

/** Creates many copies of `workerData`, and posts the bytes per copy. */
const measure = `
  const { parentPort, workerData } = require('node:worker_threads')
  require('node:v8').setFlagsFromString('--expose-gc')
  const collect = require('node:vm').runInNewContext('gc')
  const copies = 20
  const held = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let copy = 0; copy < copies; copy++) held.push(JSON.parse(workerData))
  collect()
  parentPort.postMessage({ bytes: (process.memoryUsage().heapUsed - before) / copies, held: held.length })`

/** Heap size of a value, measured in a separate thread, where no other code allocates. */
async function heapOf(json: string): Promise<number> {
  const thread = new Worker(measure, { eval: true, workerData: json, execArgv: [] })
  const [{ bytes }] = (await once(thread, 'message')) as [{ bytes: number }]
  await thread.terminate()
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
])('a cache counts what its values take: %s', async (_, value) => {
  const json = JSON.stringify(value)
  const share = estimateBytes(JSON.parse(json)) / (await heapOf(json))
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(1.7)
})

/** Four values of `size` bytes fit into the shared part of a budget. */
const size = 25_000 - 500
const createBudget = () => new MemoryBudget(Math.ceil(100_000 / 0.75))
const keysIn = (memory: MemoryCache<true>, keys: string) => [...keys].filter((key) => memory.get(key)).join('')

test('the least recently used entry is evicted when the budget is used up', () => {
  const memory = new MemoryCache<true>(createBudget(), 'shared')
  for (const key of 'abcd') memory.set(key, true, size)
  memory.get('a')
  memory.set('e', true, size)
  expect(keysIn(memory, 'abcde')).toBe('acde')
})

test('all caches share one budget: the least recently used entry of all of them is evicted', () => {
  const budget = createBudget()
  const [pages, responses] = [new MemoryCache<true>(budget, 'shared'), new MemoryCache<true>(budget, 'shared')]
  for (const key of 'ab') pages.set(key, true, size)
  for (const key of 'xy') responses.set(key, true, size)
  pages.get('a')
  for (const key of 'zv') responses.set(key, true, size)
  expect([keysIn(pages, 'ab'), keysIn(responses, 'xyzv')]).toEqual(['a', 'yzv'])
  // replaced and deleted entries are not counted again
  for (let times = 0; times < 10; times++) responses.set('v', true, size)
  responses.delete('z')
  pages.set('c', true, size)
  expect([keysIn(pages, 'abc'), keysIn(responses, 'xyzv')]).toEqual(['ac', 'yv'])
})

test('the same key is another entry in each cache', () => {
  const budget = createBudget()
  const [pages, data] = [new MemoryCache<string>(budget, 'shared'), new MemoryCache<string>(budget, 'shared')]
  pages.set('/en', 'page', 10)
  data.set('/en', 'data', 10)
  expect([pages.get('/en'), data.get('/en')]).toEqual(['page', 'data'])
  data.delete('/en')
  expect([pages.get('/en'), data.get('/en')]).toEqual(['page', undefined])
})

test('entries that visitors can create any number of evict only each other', () => {
  const budget = createBudget()
  const [pages, searches] = [new MemoryCache<true>(budget, 'shared'), new MemoryCache<true>(budget, 'userInput')]
  for (const key of 'abcd') pages.set(key, true, size)
  for (const key of 'uvwxyz') searches.set(key, true, size / 3 - 200)
  expect([keysIn(pages, 'abcd'), keysIn(searches, 'uvwxyz')]).toEqual(['abcd', 'wxyz'])
})

test('a value larger than a quarter of its part is not stored, and its older value is removed', () => {
  const memory = new MemoryCache<string>(createBudget(), 'shared')
  memory.set('a', 'small', size)
  memory.set('a', 'large', size + 1_000)
  expect(memory.get('a')).toBeUndefined()
})
