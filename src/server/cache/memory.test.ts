// What a cache counts is what it takes: measured against the heap itself.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { bytesOf, Memory, MemoryBudget } from './memory.ts'

/** Reads `workerData` many times over, and answers the bytes that one copy takes. */
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

/** What a value takes in a thread of its own, where nobody else makes or leaves anything. */
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
  const share = bytesOf(JSON.parse(json)) / (await heapOf(json))
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(1.7)
})

/** Of each value so many fit into a cache of `size` bytes. */
const size = 100_000
const fourth = size / 4 - 500
const keptOf = (memory: Memory<true>, keys: string) => [...keys].filter((key) => memory.get(key)).join('')

test('what was not used for longest goes when the bytes are used up', () => {
  const memory = new Memory<true>(new MemoryBudget(size))
  for (const key of 'abcd') memory.set(key, true, fourth)
  memory.get('a')
  memory.set('e', true, fourth)
  expect(keptOf(memory, 'abcde')).toBe('acde')
})

test('all caches together hold no more than their budget: what none of them used for longest goes', () => {
  const budget = new MemoryBudget(size)
  const [pages, answers] = [new Memory<true>(budget), new Memory<true>(budget)]
  for (const key of 'ab') pages.set(key, true, fourth)
  for (const key of 'xy') answers.set(key, true, fourth)
  pages.get('a')
  for (const key of 'zv') answers.set(key, true, fourth)
  expect([keptOf(pages, 'ab'), keptOf(answers, 'xyzv')]).toEqual(['a', 'yzv'])
  // what is set anew or taken away is not counted twice
  for (let times = 0; times < 10; times++) answers.set('v', true, fourth)
  answers.delete('z')
  pages.set('c', true, fourth)
  expect([keptOf(pages, 'abc'), keptOf(answers, 'xyzv')]).toEqual(['ac', 'yv'])
})

test('a cache that anybody can fill pushes out no more than its share', () => {
  const budget = new MemoryBudget(size)
  const [pages, words] = [new Memory<true>(budget), new Memory<true>(budget, size / 2)]
  for (const key of 'ab') pages.set(key, true, fourth)
  for (const key of 'uvwxyz') words.set(key, true, fourth / 2)
  expect([keptOf(pages, 'ab'), keptOf(words, 'uvwxyz')]).toEqual(['ab', 'wxyz'])
})
