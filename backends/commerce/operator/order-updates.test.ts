import { beforeEach, expect, test } from 'vitest'
import { offerRequest, orderDetail } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { updateOrders } from './order-updates.ts'

const now = new Date('2027-02-04T06:00:00Z')

let ordering: Awaited<ReturnType<typeof openOrdering>>
let id: string
let number: string
beforeEach(async () => {
  ordering = await openOrdering({ now: () => new Date('2027-02-03T10:00:00Z') })
  await ordering.add('200006', 3)
  await ordering.add('200007', 1)
  const { data } = await ordering.place(ordering.nadia)
  id = data?.placeOrder?.order?.id ?? ''
  number = data?.placeOrder?.order?.incrementId ?? ''
})
const detail = async () => (await ordering.shop.ask(orderDetail, { id }, ordering.nadia)).orderDetail
const update = (...updates: Parameters<typeof updateOrders>[1]) => updateOrders(ordering.shop.db, updates, now)

test('the customer sees the progress of an order, short lines, weights and the number of the wholesaler', async () => {
  expect(await detail()).toMatchObject({ status: 'pending', progress: [], externalCode: null })
  expect(await update({ number, state: 'received', externalCode: 'ERP-7' })).toEqual({ orders: 1, rejected: [] })
  expect(await detail()).toMatchObject({ status: 'processing', externalCode: 'ERP-7', cancelableUntil: null })
  const lines = [{ sku: '200006', delivered: 2, weightGrams: 4_230 }]
  await update(
    { number, state: 'shipped', at: '2027-02-04T03:00:00+01:00', lines },
    { number, state: 'delivered', at: '2027-02-04T05:10:00Z' },
  )
  expect(await detail()).toMatchObject({
    status: 'completed',
    externalCode: 'ERP-7',
    progress: [
      { state: 'shipped', at: '2027-02-04T02:00:00.000Z' },
      { state: 'delivered', at: '2027-02-04T05:10:00.000Z' },
      { state: 'received', at: now.toISOString() },
    ],
    items: [
      { sku: '200006', qtyOrdered: 3, qtyDelivered: 2, weightDelivered: 4.23 },
      { sku: '200007', qtyDelivered: null },
    ],
  })
})

test('a repeated update changes nothing, and an earlier state does not reopen a completed order', async () => {
  await update({ number, state: 'delivered', at: '2027-02-04T05:10:00Z' })
  const before = await detail()
  await update({ number, state: 'delivered', at: '2027-02-04T09:00:00Z' })
  expect(await detail()).toEqual(before)
  await update({ number, state: 'picked', at: '2027-02-04T01:00:00Z' })
  expect((await detail())?.status).toBe('completed')
})

test('nothing is written if one update is rejected, each with its reason', async () => {
  await ordering.add('200006', 1)
  const offer = await ordering.shop.ask(offerRequest, { input: nadiasAddress }, ordering.nadia)
  const quote = offer.offerRequest?.order?.incrementId ?? ''
  const { rejected } = await update(
    { number, state: 'shipped' },
    { number: 'PV-1', state: 'shipped' },
    { number: quote, state: 'shipped' },
    { number, lines: [{ sku: '999999', delivered: 1 }] },
  )
  expect(rejected).toEqual([
    { index: 1, reason: 'There is no order PV-1.' },
    { index: 2, reason: `${quote} is a quote request.` },
    { index: 3, reason: `${number} has no line with 999999.` },
  ])
  expect(await detail()).toMatchObject({ status: 'pending', progress: [] })
})
