import { beforeEach, expect, test } from 'vitest'
import { addItemToCart, cartDetail, getProductListing } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openOrdering } from '#tests/support/ordering.ts'
import { exportAll, exportFrom, importRecords, openEmpty, readCatalogueRows } from '../testing/import-records.ts'

// company 1: Nadia's and Tom's Brasserie Nova, C10231; company 2: Lena's
let ordering: Awaited<ReturnType<typeof openOrdering>>
let nova: string
let lena: Record<string, string>
beforeEach(async () => {
  ordering = await openOrdering()
  const { db } = ordering.shop
  nova = (await db.prepare('SELECT external_code FROM companies WHERE id = 1').first<string>('external_code')) ?? ''
  lena = await ordering.shop.login('lena')
  // both companies pay the prices of one group
  await db.prepare('UPDATE companies SET price_group = (SELECT price_group FROM companies WHERE id = 1)').run()
})

const give = (...prices: Record<string, string>[]) => importRecords(ordering.shop.db, { prices })
const priceOf = async (sku: string, headers = ordering.nadia) => {
  const id = ordering.ids[sku]
  const { db } = ordering.shop
  await db.prepare('DELETE FROM cart_items').run()
  await ordering.shop.ask(addItemToCart, { productId: id ?? '', quantity: 1 }, headers)
  const cart = (await ordering.shop.ask(cartDetail, {}, headers)).cartDetail
  return cart?.items?.[0]?.price
}
const list = async (headers: Record<string, string>, more: object = {}) =>
  (await ordering.shop.ask(getProductListing, { first: 50, page: 1, ...more }, headers)).getProductListing

test('a company pays its own price in listings, carts and orders, another one of its group does not', async () => {
  const before = await priceOf('200006', lena)
  const report = await give({ sku: '200006', company_code: nova, price: '3,21' })
  expect(report.files.prices).toMatchObject({ new: 1, changed: 0, unchanged: 0, rejected: [] })
  expect([await priceOf('200006'), await priceOf('200006', lena)]).toEqual([3.21, before])
  expect((await ordering.place(ordering.nadia)).errors).not.toEqual([])
  await ordering.add('200006', 10)
  const { data, errors } = await ordering.place(ordering.nadia)
  expect(errors).toEqual([])
  const placed = await ordering.shop.db
    .prepare('SELECT price_cents FROM order_items WHERE order_id = ?1')
    .bind(data?.placeOrder?.order?.id ?? '')
    .first('price_cents')
  expect(placed).toBe(321)
  expect((await give({ sku: '200006', company_code: nova, price: '3,21' })).files.prices).toMatchObject({
    unchanged: 1,
  })
  expect((await give({ sku: '200006', company_code: nova, price: '3,20' })).files.prices).toMatchObject({ changed: 1 })
  await give({ sku: '200006', company_code: nova, price: '' })
  expect(await priceOf('200006')).toBe(before)
})

test('listings are sorted by the own prices of a company', async () => {
  const skus = async (headers: Record<string, string>) =>
    (await list(headers, { sort: 'price', asc: true }))?.data.map(({ sku }) => sku) ?? []
  const before = await skus(lena)
  const dearest = before.findLast((sku) => ordering.ids[sku ?? ''] && sku !== '200008' && sku !== '200001') ?? ''
  expect(dearest).not.toBe(before[0])
  await give({ sku: dearest, company_code: nova, price: '0,10' })
  expect([(await skus(ordering.nadia))[0], await skus(lena)]).toEqual([dearest, before])
})

test('a family has the own price of its first packing, and a bundle those of its members', async () => {
  const centsOf = (sku: string) =>
    ordering.shop.db
      .prepare('SELECT final_cents FROM customer_prices WHERE product_id = (SELECT id FROM products WHERE sku = ?1)')
      .bind(sku)
      .first('final_cents')
  const group = await ordering.shop.db
    .prepare(
      `SELECT final_cents FROM product_prices WHERE price_group = (SELECT price_group FROM companies WHERE id = 1)
        AND product_id = (SELECT id FROM products WHERE sku = '200006')`,
    )
    .first<number>('final_cents')
  const { results: members } = await ordering.shop.db
    .prepare(
      'SELECT p.sku, m.quantity FROM product_members m JOIN products p ON p.id = m.member_id ORDER BY m.position',
    )
    .all<{ sku: string; quantity: number }>()
  const [wine, lentils] = members
  expect([wine?.sku, lentils?.sku]).toEqual(['200001-1', '200006'])
  await give({ sku: '200001-1', company_code: nova, price: '4' })
  const lentilsCents = (group ?? 0) * (lentils?.quantity ?? 0)
  expect([await centsOf('200001'), await centsOf('200008')]).toEqual([400, 400 * (wine?.quantity ?? 0) + lentilsCents])
  await give({ sku: '200001-1', company_code: nova, price: '' })
  expect([await centsOf('200001'), await centsOf('200008')]).toEqual([null, null])
})

test('own prices are exported, and the same file gives them to a company that it imports too', async () => {
  const { db } = ordering.shop
  await give({ sku: '200006', company_code: nova, price: '3.00', regular: '3.50' })
  expect((await exportFrom(db, 'prices')).filter(({ company_code }) => company_code)).toEqual([
    {
      ...{ sku: '200006', group: '', company_code: nova, min_quantity: '', price: '3.00', regular: '3.50' },
      ...{ starts_on: '', ends_on: '' },
    },
  ])
  const files = await exportAll(db)
  const empty = await openEmpty(openSqliteD1(':memory:'))
  await importRecords(empty, files)
  expect(await exportAll(empty)).toEqual(files)
  expect(await readCatalogueRows(empty)).toEqual(await readCatalogueRows(db))
  await importRecords(db, { products: files.products.filter(({ sku }) => sku !== '200006') }, { removeMissing: true })
  expect((await exportFrom(db, 'prices')).filter(({ company_code }) => company_code)).toEqual([])
})

test('a price for an unknown customer, for both or none, or twice is rejected', async () => {
  const { files, isApplied } = await give(
    { sku: '200006', company_code: 'C0', price: '3' },
    { sku: '200006', company_code: nova, group: 'A', price: '3' },
    { sku: '200006', price: '3' },
    { sku: '200006', group: 'A', price: '' },
    { sku: '200007', company_code: nova, price: '3' },
    { sku: '200007', company_code: nova, price: '4' },
  )
  expect(isApplied).toBe(false)
  expect(files.prices?.rejected.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '2 company_code: there is no customer "C0"; add it to customers.csv',
    '3 group: give either a group or a company_code',
    '4 group: give either a group or a company_code',
    '5 price: is empty',
    `7 sku: "200007" has a price for customer ${nova} in line 6 too`,
  ])
})

test('rows with min_quantity are tiers of a group or a company, are exported, and are kept by a file without the column', async () => {
  const { db } = ordering.shop
  const tiersOf = async (company: string) =>
    (await exportFrom(db, 'prices'))
      .filter(({ sku, company_code }) => sku === '200006' && company_code === company)
      .map(({ group, min_quantity, price }) => [group, min_quantity, price])
      .filter(([group]) => company !== '' || group === 'A')
  const first = { sku: '200006', group: 'A' }
  const own = { sku: '200006', company_code: nova }
  await give(
    { ...first, price: '3,00' },
    { ...first, price: '2,50', min_quantity: '20' },
    { ...first, price: '2,80', min_quantity: '5' },
    { ...own, price: '2,90' },
    { ...own, price: '2,70', min_quantity: '10' },
  )
  const ofGroup = [
    ['A', '', '3.00'],
    ['A', '5', '2.80'],
    ['A', '20', '2.50'],
  ]
  expect([await tiersOf(''), await tiersOf(nova)]).toEqual([
    ofGroup,
    [
      ['', '', '2.90'],
      ['', '10', '2.70'],
    ],
  ])
  const all = await exportFrom(db, 'prices')
  expect((await give(...all)).files.prices).toMatchObject({ new: 0, changed: 0, rejected: [] })
  expect((await give({ ...first, price: '3,10' })).files.prices).toMatchObject({ changed: 1 })
  expect(await tiersOf('')).toEqual([['A', '', '3.10'], ...ofGroup.slice(1)])
  await give({ ...first, price: '3,10', min_quantity: '' }, { ...own, price: '', min_quantity: '' })
  expect([await tiersOf(''), await tiersOf(nova)]).toEqual([[['A', '', '3.10']], []])
})

test('rejects tiers without a price from 1 on, without an amount, twice, or with a regular price', async () => {
  const row = { sku: '200006', group: 'A' }
  const rejectedBy = async (...rows: Record<string, string>[]) =>
    (await give(...rows)).files.prices?.rejected.map(({ column, reason }) => `${column} ${reason}`)
  expect(await rejectedBy({ ...row, price: '2', min_quantity: '5' })).toEqual([
    'min_quantity the file has no price from 1 on for group A',
  ])
  const base = { ...row, price: '3', min_quantity: '1' }
  expect(await rejectedBy(base, { ...row, price: '', min_quantity: '5' })).toEqual(['price is empty'])
  expect(await rejectedBy(base, { ...row, price: '2', regular: '3', min_quantity: '5' })).toEqual([
    'regular is only for the price from 1 on',
  ])
  const twice = { ...row, price: '2', min_quantity: '5' }
  expect(await rejectedBy(base, twice, twice)).toEqual([
    expect.stringContaining('has a price for group A from 5 in line'),
  ])
  expect(await rejectedBy(base, { ...twice, min_quantity: '1,5' })).toEqual([expect.stringContaining('min_quantity')])
})
