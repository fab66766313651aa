import { expect, test, vi } from 'vitest'
import { requireFeature } from '#features/shop/features.service.ts'
import { allFeatures } from '#features/shop/features.ts'
import { makeTestContext } from '#tests/support/api-context.ts'
import { readPageFeatures } from './page-features.ts'

const readWith = async (lacks: () => Promise<boolean>) => {
  const reportFailure = vi.fn()
  const { context } = await makeTestContext({}, { publicClient: { lacks } as never, reportFailure })
  return { features: await readPageFeatures(context), failures: reportFailure.mock.calls }
}

test('a feature is offered if the backend has all of its extensions', async () => {
  const read = async (...lacks: string[]) => readPageFeatures((await makeTestContext({ lacks })).context)
  expect(await read()).toEqual(allFeatures)
  expect(await read('Query.viewInvoices')).toEqual({ ...allFeatures, invoices: false })
  expect(await read('Mutation.offerRequest')).toEqual({ ...allFeatures, quotes: false })
  for (const missing of ['Query.productLists', 'Mutation.updateProductList', 'Mutation.removeProductFromList'])
    expect(await read(missing)).toEqual({ ...allFeatures, lists: false })
  expect(await read('Mutation.convertProductListToCart(replace:)')).toEqual(allFeatures)
})

test('while the extensions are unknown all features are offered, and the page is not cached', async () => {
  const unknown = { features: allFeatures, failures: [[500]] }
  expect(await readWith(() => Promise.reject(new Error('down')))).toEqual(unknown)
  vi.useFakeTimers()
  const reading = readWith(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  expect(await reading).toEqual(unknown)
  expect(await readWith(async () => false)).toEqual({ features: allFeatures, failures: [] })
})

test('requireFeature throws 404 for a missing feature only', async () => {
  const { context } = await makeTestContext({ lacks: ['Query.viewInvoices'] })
  await expect(requireFeature(context, 'invoices')).rejects.toMatchObject({ problem: { status: 404 } })
  await expect(requireFeature(context, 'invoices', 'None.')).rejects.toMatchObject({ problem: { title: 'None.' } })
  await expect(requireFeature(context, 'lists')).resolves.toBeUndefined()
})
