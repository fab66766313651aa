// Search and filters of orders and invoices.
import { beforeAll, expect, test } from 'vitest'
import { orderDetail, ordersList, orderYears, viewInvoices } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let nadia: Record<string, string>
let tom: Record<string, string>
let lena: Record<string, string>
beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => new Date('2026-11-24T09:00:00Z') })
  const english = { 'x-locale': 'en' }
  nadia = { ...(await shop.login('nadia')), ...english }
  tom = { ...(await shop.login('tom')), ...english }
  lena = { ...(await shop.login('lena')), ...english }
})

type Filter = { search?: string; state?: string; status?: string; from?: string; until?: string }
const ordersOf = async (filter: Filter, headers = nadia) =>
  (await shop.ask(ordersList, { first: 100, ...filter }, headers)).ordersList?.data ?? []
const invoicesOf = async (filter: Filter, headers = nadia) =>
  (await shop.ask(viewInvoices, { limit: 100, ...filter }, headers)).viewInvoices ?? []
const numbersOf = (records: readonly { incrementId?: string | null }[]) => records.map(({ incrementId }) => incrementId)

test('an order is found by its number, by the reference of the customer and by its total', async () => {
  const [, order] = await ordersOf({})
  const number = order?.incrementId ?? ''
  await shop.db
    .prepare("UPDATE orders SET purchase_reference = 'Terrace-7' WHERE id = ?1")
    .bind(order?.id ?? '')
    .run()
  const total = (order?.grandTotal ?? 0).toFixed(2)
  for (const search of [
    number,
    number.toLowerCase(),
    ` ${number.slice(3)} `,
    'TERRACE',
    total,
    total.replace('.', ','),
  ])
    expect([search, numbersOf(await ordersOf({ search }))]).toEqual([search, expect.arrayContaining([number])])
  expect(numbersOf(await ordersOf({ search: number }))).toEqual([number])
  expect(await ordersOf({ search: 'no such thing' })).toEqual([])
  expect(await ordersOf({ search: "%' OR 1=1 --" })).toEqual([])
  expect(await ordersOf({ search: '%' })).toEqual([])
})

test('an order is found by the number and by words of the name of an article in any language, without accents', async () => {
  const [order] = await ordersOf({})
  const item = (await shop.ask(orderDetail, { id: order?.id ?? '' }, nadia)).orderDetail?.items?.[0]
  const found = async (search: string) => numbersOf(await ordersOf({ search })).includes(order?.incrementId)
  expect(await found(item?.sku ?? '')).toBe(true)
  const { results } = await shop.db
    .prepare(
      `SELECT t.name FROM products p JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) WHERE p.sku = ?1`,
    )
    .bind(item?.sku ?? '')
    .all<{ name: string }>()
  expect(results).toHaveLength(4)
  for (const { name } of results) {
    expect([name, await found(name.toUpperCase())]).toEqual([name, true])
    expect([name, await found(name.split(' ').reverse().join(' '))]).toEqual([name, true])
  }
  expect(await found(`${item?.sku} zzz`)).toBe(false)
})

test('an order is in the period of its day at the depot', async () => {
  const [order] = await ordersOf({})
  await shop.db
    .prepare('UPDATE orders SET created_at = ?2 WHERE id = ?1')
    .bind(order?.id ?? '', '2025-12-31T23:30:00.000Z')
    .run()
  const isIn = async (from: string, until: string) =>
    numbersOf(await ordersOf({ from, until })).includes(order?.incrementId)
  expect(await isIn('2026-01-01', '2026-12-31')).toBe(true)
  expect(await isIn('2026-01-01', '2026-01-01')).toBe(true)
  expect(await isIn('2025-01-01', '2025-12-31')).toBe(false)
  expect((await shop.ask(orderYears, {}, nadia)).orderYears).toEqual([2026])
  await shop.db
    .prepare('UPDATE orders SET created_at = ?2 WHERE id = ?1')
    .bind(order?.id ?? '', '2024-06-01T12:00:00.000Z')
    .run()
  expect((await shop.ask(orderYears, {}, nadia)).orderYears).toEqual([2026, 2025, 2024])
})

test('filters limit the number of pages', async () => {
  const status = 'completed'
  const { ordersList: list } = await shop.ask(ordersList, { first: 5, page: 2, status }, nadia)
  const all = await ordersOf({ status })
  expect(all.every((order) => order.status === status)).toBe(true)
  expect(list?.paginatorInfo).toMatchObject({ total: all.length, lastPage: Math.ceil(all.length / 5) })
  expect(numbersOf(list?.data ?? [])).toEqual(numbersOf(all.slice(5, 10)))
})

test('an invoice is found by its number and state; open ones include those that are overdue', async () => {
  const all = await invoicesOf({})
  const [invoice] = all
  expect(numbersOf(await invoicesOf({ search: invoice?.incrementId?.toLowerCase() ?? '' }))).toEqual([
    invoice?.incrementId,
  ])
  expect(numbersOf(await invoicesOf({ search: invoice?.orderIncrementId ?? '' }))).toEqual([invoice?.incrementId])
  expect(numbersOf(await invoicesOf({ search: (invoice?.grandTotal ?? 0).toFixed(2) }))).toContain(invoice?.incrementId)
  const unpaid = all.filter(({ payment }) => payment)
  expect(numbersOf(await invoicesOf({ state: 'open' }))).toEqual(numbersOf(unpaid))
  const due = unpaid.filter(({ state, dueAt }) => state === 'overdue' || (dueAt ?? '') < '2026-11-23T23:00:00.000Z')
  expect(numbersOf(await invoicesOf({ state: 'overdue' }))).toEqual(numbersOf(due))
  expect((await invoicesOf({ state: 'refunded' })).map(({ state }) => state)).toEqual(['refunded'])
  expect((await invoicesOf({ state: 'paid' })).every(({ state }) => state === 'paid')).toBe(true)
  expect(await invoicesOf({ state: 'unknown' })).toEqual([])
  const year = { from: '2026-01-01', until: '2026-12-31' }
  expect([
    (await invoicesOf(year)).length,
    await invoicesOf({ ...year, from: '2027-01-01', until: '2027-12-31' }),
  ]).toEqual([all.length, []])
})

test('a search finds what colleagues ordered, and nothing of another company', async () => {
  const [order] = await ordersOf({})
  const [invoice] = await invoicesOf({})
  expect(await ordersOf({ search: order?.incrementId ?? '' }, tom)).toEqual([order])
  expect(await ordersOf({ search: order?.incrementId ?? '' }, lena)).toEqual([])
  for (const search of [invoice?.incrementId ?? '', invoice?.orderIncrementId ?? '']) {
    expect(await invoicesOf({ search }, tom)).toEqual([invoice])
    expect(await invoicesOf({ search }, lena)).toEqual([])
  }
})

test('a search that is too long and a day that does not exist are rejected with a sentence', async () => {
  const errorsOf = async (filter: Filter) => [
    ...(await shop.send(ordersList, { first: 10, ...filter }, nadia)).errors,
    ...(await shop.send(viewInvoices, filter, nadia)).errors,
  ]
  const wrong: [Filter, string][] = [
    [{ search: 'x'.repeat(101) }, 'Use at most 100 characters.'],
    [{ from: '2026-02-30' }, 'This date does not exist.'],
    [{ until: 'yesterday' }, 'This date does not exist.'],
  ]
  for (const [filter, message] of wrong)
    expect((await errorsOf(filter)).map((error) => [error.message, error.extensions.code])).toEqual([
      [message, 'BAD_USER_INPUT'],
      [message, 'BAD_USER_INPUT'],
    ])
})
