import { beforeEach, expect, test } from 'vitest'
import {
  addItemToCart,
  cartDetail,
  getProductListing,
  orderDetail,
  packingsByCodes,
  productPrices,
} from '#contracts/generated/commerce.ts'
import { openOrdering } from '#tests/support/ordering.ts'
import { toOrderUbl } from '../events/order-ubl.ts'
import { demoSeller } from '../rules/invoice.ts'
import { findOrderRecord } from '../sql/order-records.ts'
import { exportFrom, importRecords } from '../testing/import-records.ts'
import { readXml } from '../testing/xml-tree.ts'

let now = new Date()
let ordering: Awaited<ReturnType<typeof openOrdering>>
let nova = ''
let lena: Record<string, string>
beforeEach(async () => {
  now = new Date('2026-12-01T10:00:00Z')
  ordering = await openOrdering({ now: () => now })
  nova =
    (await ordering.shop.db
      .prepare('SELECT external_code FROM companies WHERE id = 1')
      .first<string>('external_code')) ?? ''
  lena = { ...(await ordering.shop.login('lena')), 'x-locale': 'en' }
})

const at = (instant: string) => {
  now = new Date(instant)
}
const give = (...prices: Record<string, string>[]) => importRecords(ordering.shop.db, { prices })
const giveNumbers = (...numbers: Record<string, string>[]) => importRecords(ordering.shop.db, { numbers })
const rejections = async (kind: 'prices' | 'numbers', ...records: Record<string, string>[]) =>
  (await importRecords(ordering.shop.db, { [kind]: records }, { dryRun: true })).files[kind]?.rejected.map(
    ({ line, column, reason }) => `${line} ${column}: ${reason}`,
  )
const login = async () => {
  // the token of the day before has expired
  ordering.nadia.authorization = (await ordering.shop.login('nadia')).authorization ?? ''
}
const lineOf = async () => {
  await login()
  return (await ordering.shop.ask(cartDetail, {}, ordering.nadia)).cartDetail?.items?.[0]
}

// F653
test('a price of a company holds from its first to its last day, also in a cart that was filled before', async () => {
  await ordering.shop.ask(addItemToCart, { productId: ordering.ids['200006'] ?? '', quantity: 10 }, ordering.nadia)
  const normal = (await lineOf())?.price
  const dates = { starts_on: '2026-12-05', ends_on: '2026-12-20' }
  await give({ sku: '200006', company_code: nova, price: '3,21', ...dates })
  const prices: (number | null | undefined)[] = []
  // 23:30 and 00:30 at the depot
  for (const instant of [
    ...['2026-12-04T22:30:00Z', '2026-12-04T23:30:00Z'],
    ...['2026-12-20T22:30:00Z', '2026-12-20T23:30:00Z'],
  ]) {
    at(instant)
    prices.push((await lineOf())?.price)
  }
  expect(prices).toEqual([normal, 3.21, 3.21, normal])
  at('2026-12-10T10:00:00Z')
  const line = await lineOf()
  expect(line?.product.priceHtml?.validUntil).toBe('2026-12-20')
  const { data, errors } = await ordering.place(ordering.nadia)
  expect(errors).toEqual([])
  const order = (await ordering.shop.ask(orderDetail, { id: data?.placeOrder?.order?.id ?? '' }, ordering.nadia))
    .orderDetail
  expect(
    [order?.items?.[0]?.formattedPrice?.price, order?.formattedPrice?.subTotal].map((text) =>
      text?.replace(/\s/g, ' '),
    ),
  ).toEqual(['€ 3,21', '€ 32,10'])
})

test('a listing is sorted by the prices of the day', async () => {
  const first = async () => {
    await login()
    const { getProductListing: page } = await ordering.shop.ask(
      getProductListing,
      { first: 50, page: 1, sort: 'price', asc: true },
      ordering.nadia,
    )
    return page?.data[0]?.sku
  }
  const normal = await first()
  await give({ sku: '200006', company_code: nova, price: '0,01', ends_on: '2026-12-20' })
  expect(await first()).toBe('200006')
  at('2026-12-21T10:00:00Z')
  expect(await first()).toBe(normal)
})

test('a bundle costs the sum of the prices of its members on each day', async () => {
  const { db } = ordering.shop
  const { results: members } = await db
    .prepare(
      `SELECT p.sku, m.quantity, m.product_id, r.final_cents AS cents FROM product_members m JOIN products p ON p.id = m.member_id
        JOIN product_prices r ON r.product_id = p.id AND r.price_group = (SELECT price_group FROM companies WHERE id = 1)
        ORDER BY m.product_id, m.position`,
    )
    .all<{ sku: string; quantity: number; product_id: number; cents: number }>()
  const own = members.filter(({ product_id }) => product_id === members[0]?.product_id)
  const [first, second] = own
  if (!first || !second) throw new Error('no bundle')
  const normal = own.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  await give(
    { sku: first.sku, company_code: nova, price: '1,00', starts_on: '2026-12-05', ends_on: '2026-12-20' },
    { sku: second.sku, company_code: nova, price: '2,00', starts_on: '2026-12-10' },
  )
  const less1 = (first.cents - 100) * first.quantity
  const less2 = (second.cents - 200) * second.quantity
  const priceOn = async (day: string) => {
    at(`${day}T10:00:00Z`)
    await login()
    const { sku } = (await db
      .prepare('SELECT sku FROM products WHERE id = ?1')
      .bind(first.product_id)
      .first<{ sku: string }>()) ?? {
      sku: '',
    }
    const { productBySlug } = await ordering.shop.ask(productPrices, { slug: sku }, ordering.nadia)
    return Math.round(Number(productBySlug?.priceHtml?.finalPrice) * 100)
  }
  expect([
    await priceOn('2026-12-04'),
    await priceOn('2026-12-05'),
    await priceOn('2026-12-10'),
    await priceOn('2026-12-21'),
  ]).toEqual([normal, normal - less1, normal - less1 - less2, normal - less2])
})

// F657
test('the dates of a price are imported, kept by files without them, exported, and refused with a reason', async () => {
  await give({ sku: '200006', company_code: nova, price: '3,21', starts_on: '2026-12-05', ends_on: '2026-12-20' })
  const own = async () =>
    (await exportFrom(ordering.shop.db, 'prices')).filter((row) => row.company_code === nova && row.sku === '200006')
  expect(await own()).toMatchObject([{ price: '3.21', starts_on: '2026-12-05', ends_on: '2026-12-20' }])
  await give({ sku: '200006', company_code: nova, price: '3,19' })
  expect(await own()).toMatchObject([{ price: '3.19', starts_on: '2026-12-05', ends_on: '2026-12-20' }])
  const again = await importRecords(ordering.shop.db, { prices: await exportFrom(ordering.shop.db, 'prices') })
  expect(again.files.prices).toMatchObject({ new: 0, changed: 0, rejected: [] })
  await give({ sku: '200006', company_code: nova, price: '3,19', ends_on: '' })
  expect(await own()).toMatchObject([{ starts_on: '2026-12-05', ends_on: '' }])
  expect(
    await rejections(
      'prices',
      { sku: '200006', company_code: nova, price: '1', starts_on: '2026-12-20', ends_on: '2026-12-05' },
      { sku: '200006', group: 'A', price: '1', ends_on: '2026-12-05' },
      { sku: '200006', company_code: nova, price: '1', min_quantity: '5', ends_on: '2026-12-05' },
      { sku: '200006', company_code: nova, price: '1', ends_on: '31.12.2026' },
      { sku: '200006', company_code: nova, price: '1', ends_on: '2026-02-30' },
    ),
  ).toEqual([
    '2 ends_on: "2026-12-05" is before the first day',
    '3 ends_on: is only for the price of a company',
    '4 ends_on: is only for the price from 1 on',
    '5 ends_on: "31.12.2026" is not a day such as 2026-11-25',
    '6 ends_on: "2026-02-30" is not a day such as 2026-11-25',
  ])
})

// F655, F656
test('the own number of a company is a code for it alone, and is in its cart, order, mail and UBL', async () => {
  await giveNumbers({ company_code: nova, sku: '200006', own_number: 'Keuken 7' })
  const find = async (headers: Record<string, string>) =>
    (await ordering.shop.ask(packingsByCodes, { codes: ['keuken 7'] }, headers)).productsByCodes?.map(
      ({ product }) => product?.sku ?? null,
    )
  expect([await find(ordering.nadia), await find(lena), await find({})]).toEqual([['200006'], [null], [null]])
  await ordering.add('200006', 10)
  expect((await lineOf())?.product.ownNumber).toBe('Keuken 7')
  await ordering.add('200006', 1, lena)
  expect((await ordering.shop.ask(cartDetail, {}, lena)).cartDetail?.items?.[0]?.product.ownNumber).toBeNull()
  const id = (await ordering.place(ordering.nadia)).data?.placeOrder?.order?.id ?? ''
  // an order keeps the number
  await giveNumbers({ company_code: nova, sku: '200006', own_number: '' })
  const order = (await ordering.shop.ask(orderDetail, { id }, ordering.nadia)).orderDetail
  expect(order?.items?.[0]?.ownNumber).toBe('Keuken 7')
  const { results: mails } = await ordering.shop.db
    .prepare("SELECT text FROM outbox WHERE text LIKE '%Keuken 7%' ORDER BY id")
    .all<{ text: string }>()
  expect(mails.map(({ text }) => /\(200006, ([^)]*)\)/.exec(text)?.[1])).toEqual([
    'uw nummer Keuken 7',
    'customer’s number Keuken 7',
  ])
  const record = await findOrderRecord(ordering.shop.db, id)
  if (!record) throw new Error('no order')
  const ubl = readXml(toOrderUbl(record, { shopName: 'Proviant', operatorEmail: null, seller: demoSeller }))
  const item = ubl.all('OrderLine')[0]?.one('LineItem').one('Item')
  expect(item?.children.map(({ name }) => name).slice(0, 3)).toEqual([
    'Name',
    'BuyersItemIdentification',
    'SellersItemIdentification',
  ])
  expect(item?.one('BuyersItemIdentification').text('ID')).toBe('Keuken 7')
})

// F657
test('own numbers are imported, exchanged, exported, and refused with a reason', async () => {
  await giveNumbers(
    { company_code: nova, sku: '200006', own_number: '1' },
    { company_code: nova, sku: '200001', own_number: '2' },
  )
  const exchanged = await giveNumbers(
    { company_code: nova, sku: '200006', own_number: '2' },
    { company_code: nova, sku: '200001', own_number: '1' },
  )
  expect(exchanged.files.numbers).toMatchObject({ changed: 2, rejected: [] })
  const again = await importRecords(ordering.shop.db, { numbers: await exportFrom(ordering.shop.db, 'numbers') })
  expect(again.files.numbers).toMatchObject({ new: 0, changed: 0, rejected: [] })
  expect(
    await rejections(
      'numbers',
      { company_code: 'C0', sku: '200006', own_number: '3' },
      { company_code: nova, sku: 'nothing', own_number: '3' },
      { company_code: nova, sku: '200008', own_number: '2' },
      { company_code: nova, sku: '200006', own_number: '2' },
      { company_code: nova, sku: '200006', own_number: '4' },
    ),
  ).toEqual([
    '2 company_code: there is no customer "C0"; add it to customers.csv',
    '3 sku: there is no product "nothing"',
    '4 own_number: "2" is the number of another product too',
    '6 sku: line 5 has a number for "200006" too',
  ])
})
