import { expect, test } from 'vitest'
import { cancelOrder, cartDetail, offerRequest, orderDetail } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { holdCompany, releaseCompany } from '../../sql/credit-holds.ts'

const company = 1
const since = '2026-11-20T08:00:00.000Z'

// F597, F598
test('placeOrder of a company on hold is CONFLICT and changes nothing, and succeeds with the same cart and key after the release', async () => {
  const { shop, nadia, add, place, stockOf, orderCount } = await openOrdering()
  await add('200006', 3)
  await holdCompany(shop.db, company, { since, reason: null, openCents: 5000 })
  const before = [await stockOf('200006'), await orderCount()]
  const keyed = { ...nadia, 'idempotency-key': 'k1', 'x-locale': 'en' }
  const { errors } = await place(keyed)
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(/^Your company cannot order at the moment/),
    extensions: { code: 'CONFLICT', validation: { creditHold: [expect.any(String)] } },
  })
  expect([await stockOf('200006'), await orderCount()]).toEqual(before)
  expect((await shop.ask(cartDetail, {}, nadia)).cartDetail?.itemsQty).toBe(3)

  await releaseCompany(shop.db, company)
  const first = await place(keyed)
  expect(first.data?.placeOrder?.order?.totalQtyOrdered).toBe(3)
  // an order that was placed before the hold is returned, not rejected
  await holdCompany(shop.db, company, { since, reason: null, openCents: 5000 })
  expect((await place(keyed)).data).toEqual(first.data)
})

// F597
test('a company on hold can request a quote and cancel an order, but not change one', async () => {
  const { shop, nadia, add, place } = await openOrdering()
  await add('200006', 1)
  const id = (await place(nadia)).data?.placeOrder?.order?.id ?? ''
  await add('200006', 2)
  await holdCompany(shop.db, company, { since, reason: null, openCents: null })
  const change = await shop.send(cancelOrder, { id, toCart: true }, nadia)
  expect(change.errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    validation: { creditHold: [expect.any(String)] },
  })
  expect((await shop.ask(orderDetail, { id }, nadia)).orderDetail?.status).toBe('pending')
  expect((await shop.send(offerRequest, { input: nadiasAddress }, nadia)).errors).toEqual([])
  expect((await shop.ask(cancelOrder, { id, toCart: false }, nadia)).cancelOrder?.status).toBe(true)
})

test('creditHold has the amount of the wholesaler, else the unpaid invoices of the whole company, and is null for guests and others', async () => {
  const { shop, nadia } = await openOrdering()
  const holdOf = async (headers: Record<string, string>) =>
    (await shop.ask(cartDetail, {}, { ...headers, 'x-locale': 'en' })).creditHold
  expect(await holdOf(nadia)).toBeNull()
  await holdCompany(shop.db, company, { since, reason: 'F-260031', openCents: 184_260 })
  expect(await holdOf(nadia)).toEqual({ since, reason: 'F-260031', formattedAmountOpen: '€1,842.60' })
  const unpaid = await shop.db
    .prepare(
      `SELECT SUM(o.grand_total_cents) AS cents FROM invoices i JOIN orders o ON o.id = i.order_id
       WHERE o.company_id = 1 AND i.state NOT IN ('paid', 'refunded')`,
    )
    .first<number>('cents')
  // a second hold changes the amount and keeps the date
  await holdCompany(shop.db, company, { since: '2026-11-27T08:00:00.000Z', reason: null, openCents: null })
  const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
  const shared = { since, reason: null, formattedAmountOpen: money.format((unpaid ?? 0) / 100) }
  expect(await holdOf(nadia)).toEqual(shared)
  expect(await holdOf(await shop.login('tom'))).toEqual(shared)
  expect(await holdOf(await shop.login('lena'))).toBeNull()
  expect(await holdOf({})).toBeNull()
})
