// What is told of stock where an answer is a minute old, over a backend that answers as each test says.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProductListing } from '#contracts/generated/commerce.ts'
import { open as openCache, openEachTest, shared, waitUntil } from '#tests/support/read-through.ts'
import type { ReadThrough } from '../cache/read-through.ts'
import { createBackend } from './backend.ts'
import { createPublicClient, type ReadReport } from './public-client.ts'

openEachTest()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: shared.now }))
afterEach(() => void vi.useRealTimers())

const packing = (sku: string, stockStatus: string | null, stock: number | null = 5) => ({ sku, stock, stockStatus })
const listing = { data: { getProductListing: { data: [packing('1', 'in_stock'), packing('2', 'in_stock')] } } }
const toldOf = (...products: (object | null)[]) => ({
  data: { productsByCodes: products.map((product) => ({ product })) },
})
const failedAt = (...path: (string | number)[]) => ({ errors: [{ message: 'Internal server error', path }] })

/** A shop whose backend answers so when it is asked for stock alone. */
function open(answer: object) {
  const embedded = async (request: Request) => {
    const { operationName } = (await request.json()) as { operationName: string }
    return Response.json(operationName === 'stockByCodes' ? answer : listing)
  }
  const cache: ReadThrough = openCache().answers
  const about = { url: null, token: null, embedded, cache, log: () => undefined } as const
  const [commerce, content] = [
    createBackend({ name: 'commerce', ...about }),
    createBackend({ name: 'content', ...about }),
  ]
  const by = { lane: 'guest', caller: 'a' } as const
  const common = { commerce, content, cache, locale: 'en', waitUntil, by } as const
  let report: ReadReport | undefined
  const client = createPublicClient({
    ...common,
    siteId: 1,
    onRead: (read) => {
      report = read
    },
  })
  const pass = (seconds: number) => {
    shared.now += seconds * 1000
    vi.setSystemTime(shared.now)
  }
  const see = async () => {
    const { getProductListing: found } = await client.commerce(getProductListing, {})
    return { told: found?.data, state: report?.state, words: report?.stock?.words }
  }
  return { see, pass }
}

test.each([
  ['a packing', toldOf(packing('1', 'low_stock'), null), ['productsByCodes', 1, 'product']],
  ['a word', toldOf(packing('1', 'low_stock'), packing('2', null)), ['productsByCodes', 1, 'product', 'stockStatus']],
])('where %s failed nothing is said of it, and what shows it is nobody else’s', async (_, answer, path) => {
  const { see, pass } = open({ ...answer, ...failedAt(...path) })
  expect((await see()).words).toEqual({ '1': 'in_stock', '2': 'in_stock' })
  pass(41)
  expect(await see()).toEqual({
    told: [packing('1', 'low_stock'), packing('2', null, null)],
    state: 'error',
    words: { '1': 'low_stock' },
  })
})

test('where it is not said what failed, nothing is said of any', async () => {
  const { see, pass } = open({
    ...toldOf(packing('1', 'low_stock'), packing('2', 'low_stock')),
    errors: [{ message: 'no' }],
  })
  await see()
  pass(41)
  expect(await see()).toMatchObject({ state: 'error', words: {} })
})

test('what is no longer sold has no word, and that is the whole truth', async () => {
  const { see, pass } = open(toldOf(packing('1', 'low_stock'), null))
  await see()
  pass(41)
  expect(await see()).toMatchObject({ state: 'hit', words: { '1': 'low_stock' } })
})
