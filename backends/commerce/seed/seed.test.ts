import { beforeAll, expect, test } from 'vitest'
import { customerAddresses, ordersList, productLists } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { toStockUnits } from '../rules/packing.ts'
import { fixture } from '../testing/fixture.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { exclusiveProducts } from './data/agreements.ts'
import * as demoRange from './data/range.ts'
import type { SeedPacking } from './data/shape.ts'
import { checkDigit } from './packings.ts'
import { seedCommerce } from './seed.ts'
import { toListedProducts } from './variations.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { range: demoRange })
})

const rows = async <Row>(sql: string) => (await shop.db.prepare(sql).all<Row>()).results
const count = (sql: string) => shop.db.prepare(`SELECT COUNT(*) AS count FROM ${sql}`).first<number>('count')

test('every product is listed with name and slug in four languages and a price in every group', async () => {
  expect(await count('public_products WHERE parent_id IS NULL')).toBe(demoRange.products.length)
  expect(await count('product_texts')).toBe((demoRange.products.length + exclusiveProducts.length) * 4)
  expect(await count('products p WHERE (SELECT COUNT(*) FROM product_prices WHERE product_id = p.id) <> 2')).toBe(0)
})

test('no product slug equals a category or brand path in any language', async () => {
  expect(await count('product_texts t JOIN category_texts c ON c.url_path = t.url_key')).toBe(0)
  const keys = await rows<{ url_key: string; products: number }>(
    'SELECT url_key, COUNT(DISTINCT product_id) AS products FROM product_texts GROUP BY url_key HAVING products > 1',
  )
  expect(keys).toEqual([])
})

test('every packing has a distinct EAN-13 with a valid check digit', async () => {
  const codes = await rows<{ ean13: string }>("SELECT ean13 FROM public_products WHERE type = 'simple'")
  for (const { ean13 } of codes) expect(Number(ean13.at(12))).toBe(checkDigit(ean13.slice(0, 12)))
  expect(new Set(codes.map(({ ean13 }) => ean13)).size).toBe(codes.length)
  expect(checkDigit('400638133393')).toBe(1)
})

test('fifty thousand products are distinct and use known brands and packings', () => {
  const wanted = 50_000
  const listed = toListedProducts(demoRange.products, demoRange.brands, wanted, 1)
  const packing = ({ unit, count, each }: SeedPacking) => `${unit} ${count} x ${each.amount} ${each.unit}`
  const offers = new Set(listed.map(({ name, packings }) => `${name.nl}: ${packings.map(packing).join(', ')}`))
  const numbers = new Set(listed.map(({ number }) => number))
  expect([listed.length, offers.size, numbers.size]).toEqual([wanted, wanted, wanted])
  const departments = new Map(demoRange.products.map(({ code, department }) => [code, department]))
  const sold = new Set(demoRange.products.map(({ department, brand }) => `${department} ${brand}`))
  for (const { recipe, brand, name, packings } of listed.slice(demoRange.products.length)) {
    expect(sold.has(`${departments.get(recipe)} ${brand}`)).toBe(true)
    expect(name.de).not.toMatch(/undefined|\s{2}|, $/)
    for (const { listCents, count } of packings)
      expect(Number.isInteger(listCents) && listCents > 0 && count >= 1).toBe(true)
  }
  expect(() => toListedProducts(fixture.products, fixture.brands, wanted, 1)).toThrow(/at most \d+ products/)
})

test('packings of one family share a stock in their smallest unit', () => {
  const packing = (count: number, amount: number, unit: 'cl' | 'l' | 'kg' | 'piece', weightGrams = 1000) => ({
    unit: 'case' as const,
    count,
    each: { amount, unit },
    listCents: 1,
    weightGrams,
  })
  expect(toStockUnits([packing(1, 75, 'cl'), packing(12, 0.75, 'l')])).toEqual([1, 12])
  expect(toStockUnits([packing(1, 2.5, 'kg'), packing(4, 2.5, 'kg'), packing(6, 5, 'kg')])).toEqual([1, 4, 12])
  expect(toStockUnits([packing(1, 1, 'piece', 500), packing(1, 3, 'kg', 3000)])).toEqual([1, 6])
})

test('some products are in promotion, sold out, new and on order', async () => {
  for (const sql of [
    'product_prices WHERE final_cents < regular_cents',
    'stock WHERE quantity = 0',
    'products WHERE is_new',
    'products WHERE NOT is_stock_article',
  ]) {
    expect(await count(sql)).toBeGreaterThan(3)
  }
})

test('Nadia has 24 of the 28 orders of her company in every status, quotes and two addresses', async () => {
  const nadia = await shop.login('nadia')
  const { ordersList: orders } = await shop.ask(ordersList, { first: 100 }, nadia)
  const statuses = orders?.data.map(({ status }) => status ?? '') ?? []
  expect(statuses.filter((status) => !status.startsWith('offer_'))).toHaveLength(28)
  expect(orders?.data.filter(({ customer }) => customer?.id !== '1')).toHaveLength(4)
  expect(new Set(statuses)).toEqual(
    new Set([
      'pending',
      'pending_payment',
      'processing',
      'completed',
      'canceled',
      'closed',
      'fraud',
      'failed',
      'offer_requested',
      'offer_sent',
      'offer_accepted',
      'offer_rejected',
      'offer_expired',
    ]),
  )
  const dates = orders?.data.map(({ createdAt }) => createdAt ?? '') ?? []
  expect(dates).toEqual(dates.toSorted().reverse())
  expect((await shop.ask(customerAddresses, {}, nadia)).customerAddresses?.addresses).toHaveLength(2)
})

test('Nadia has six product lists in a practical order with sellable products', async () => {
  const { productLists: lists } = await shop.ask(productLists, { first: 10 }, await shop.login('nadia'))
  expect(lists?.data).toHaveLength(6)
  for (const { products } of lists?.data ?? []) {
    expect(products?.length).toBeGreaterThan(3)
    expect(new Set(products?.map(({ product }) => product.id)).size).toBe(products?.length)
    for (const { product, pivot } of products ?? []) expect([product.type, pivot.amount > 0]).toEqual(['simple', true])
  }
})

test('seeding twice gives the same data, and additional products are variations with their own slugs', async () => {
  const content = async () =>
    JSON.stringify([
      await rows('SELECT * FROM products'),
      await rows('SELECT * FROM product_texts'),
      await rows('SELECT * FROM orders'),
      await rows(
        'SELECT name, product_id, amount, position FROM product_list_items JOIN product_lists ON id = list_id',
      ),
      await rows('SELECT * FROM product_prices'),
    ])
  const first = await content()
  await seedCommerce(shop.db)
  expect(await content()).toBe(first)
  await seedCommerce(shop.db, { products: 1500, seed: 7 })
  expect(await count('public_products WHERE parent_id IS NULL')).toBe(1500)
  expect(await count('product_texts t JOIN category_texts c ON c.url_path = t.url_key')).toBe(0)
  expect(await shop.db.prepare('SELECT COUNT(DISTINCT number) AS numbers FROM public_products').first('numbers')).toBe(
    1500,
  )
  const codes = await rows<{ ean13: string }>("SELECT ean13 FROM public_products WHERE type = 'simple'")
  for (const { ean13 } of codes) expect(Number(ean13.at(12))).toBe(checkDigit(ean13.slice(0, 12)))
  expect(new Set(codes.map(({ ean13 }) => ean13)).size).toBe(codes.length)
})
