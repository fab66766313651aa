import { expect, test } from 'vitest'
import { makeTestContext } from '#tests/support/api-context.ts'
import { findByCodes } from './find-codes.service.ts'

const packing = (id: string, sku: string, ean13: string | null = null) => ({
  id,
  sku,
  ean13,
  name: 'Wine',
  type: 'simple',
  packing_label: 'box',
})
const codes = Array.from({ length: 200 }, (_, index) => String(300_000 + index))
const named = (found: Awaited<ReturnType<typeof findByCodes>>) =>
  [...found].map(([code, packings]) => [code, packings.map(({ productId }) => productId)])

test('looks up 200 distinct codes in one call, even if they repeat', async () => {
  const packingsByCodes = codes.map((code) => ({ code, product: packing(code, code) }))
  const { context, asked } = await makeTestContext({ packingsByCodes })
  const found = await findByCodes(context, [...codes, ...codes])
  expect(asked.map(({ name }) => name)).toEqual(['packingsByCodes'])
  expect(found.size).toBe(200)
})

test('a product number returns all its packaging units, the code of a unit only that one', async () => {
  const variants = [packing('1', '200001-1', '2000200001017'), packing('2', '200001-2')]
  const first = { ...packing('1', '200001-1', '2000200001017'), parent: { variants } }
  const packingsByCodes = [
    { code: '200001', product: first },
    { code: '200001-1', product: first },
    { code: '2000200001017', product: first },
    { code: 'unknown', product: null },
  ]
  const { context } = await makeTestContext({ packingsByCodes })
  expect(named(await findByCodes(context, ['200001', '200001-1', '2000200001017', 'unknown']))).toEqual([
    ['200001', ['1', '2']],
    ['200001-1', ['1']],
    ['2000200001017', ['1']],
  ])
})

test('searches if the backend has no code lookup, and accepts only products with the exact code', async () => {
  const getProductListing = { data: [packing('9', '200001-9'), packing('1', '200001')] }
  const { context, asked } = await makeTestContext({ lacks: ['Query.productsByCodes'], getProductListing })
  expect(named(await findByCodes(context, ['200001', '555555']))).toEqual([['200001', ['1']]])
  expect(asked.map(({ name }) => name)).toEqual(['getProductListing', 'getProductListing'])
})

test('searches if the code lookup returns null, which does not mean that the codes are unknown', async () => {
  const getProductListing = { data: [packing('1', '200001')] }
  const { context, asked } = await makeTestContext({ packingsByCodes: null, getProductListing })
  expect(named(await findByCodes(context, ['200001']))).toEqual([['200001', ['1']]])
  expect(asked.map(({ name }) => name)).toEqual(['packingsByCodes', 'getProductListing'])
})
