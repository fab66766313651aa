// What a cache counts is what it takes: measured against the heap itself.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { bytesOf, Memory } from './memory.ts'

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

test('what was not used for longest goes when the bytes are used up', () => {
  const memory = new Memory<string>(100)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, key, 25)
  memory.get('a')
  memory.set('e', 'e', 25)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.get(key) !== undefined)).toEqual(['a', 'c', 'd', 'e'])
})
