import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import { importRecords, openDemo } from '../testing/import-records.ts'
import type { CsvRecord } from './columns/columns.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
  const product = {
    ...{ sku: '900', unit: 'case', amount: '1', measure: 'kg', weight_g: '1000', price: '10', vat: '6' },
    ...{ name_nl: 'Wortelen', category: 'white', brand: 'vigne' },
  }
  const prices: CsvRecord[] = [
    { sku: '900', group: 'net', price: '8' },
    { sku: '900', group: 'sale', price: '10', regular: '11' },
    { sku: '900', group: 'plain', price: '10' },
    { sku: '900', group: 'other', price: '10' },
  ]
  await importRecords(db, { products: [product], prices })
})
const change = (price: string) => ({ products: [{ sku: '900', price }] })

async function read() {
  const { results } = await db
    .prepare(
      "SELECT r.price_group, r.final_cents FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.sku = '900'",
    )
    .all<{ price_group: string; final_cents: number }>()
  return Object.fromEntries(results.map((row) => [row.price_group, row.final_cents]))
}

test('a new list price is paid by the groups that paid the old one', async () => {
  const before = await read()
  expect(before).toMatchObject({ B: 1000, net: 800, sale: 1000, plain: 1000 })
  await importRecords(db, change('12,50'))
  expect(await read()).toEqual({
    ...Object.fromEntries(Object.keys(before).map((group) => [group, 1250])),
    net: 800,
    sale: 1000,
  })
})

test('prices of the same import replace those that follow', async () => {
  const prices = [
    { sku: '900', group: 'plain', price: '10' },
    { sku: '900', group: 'other', price: '12,50' },
  ]
  const report = await importRecords(db, { ...change('12,50'), prices })
  expect(report.files.prices).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await read()).toMatchObject({ B: 1250, net: 800, plain: 1000, other: 1250 })
})

test('each packing follows its own list price, and the product its first packing', async () => {
  const packing = {
    sku: '900-6',
    number: '900',
    unit: 'box',
    amount: '6',
    measure: 'kg',
    weight_g: '6000',
    price: '55',
  }
  await importRecords(db, {
    products: [
      { sku: '900-1', number: '900', unit: 'case', amount: '1', measure: 'kg', weight_g: '1000', price: '10' },
      packing,
    ],
  })
  await importRecords(db, {
    products: [
      { sku: '900-1', price: '11' },
      { sku: '900-6', price: '60' },
    ],
  })
  const { results } = await db
    .prepare(
      "SELECT p.sku, r.final_cents FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.number = '900' AND r.price_group = 'B' ORDER BY p.sku",
    )
    .all()
  expect(results).toEqual([
    { sku: '900', final_cents: 1100 },
    { sku: '900-1', final_cents: 1100 },
    { sku: '900-6', final_cents: 6000 },
  ])
})
