import { beforeEach, expect, test } from 'vitest'
import { offerRequest, orderDetail } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { demoSeller } from '../rules/invoice.ts'
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
const sender = {
  shopName: 'Proviant',
  shopOrigin: 'https://shop.example',
  orderPhone: '+32 3 555 01 40',
  seller: demoSeller,
}
const updateAt = (at: Date, ...updates: Parameters<typeof updateOrders>[1]) =>
  updateOrders({ db: ordering.shop.db, now: at, ...sender }, updates)
const update = (...updates: Parameters<typeof updateOrders>[1]) => updateAt(now, ...updates)

/** Mails to the customer except the confirmations of orders. */
const mails = async () =>
  (
    await ordering.shop.db
      .prepare(
        "SELECT subject, locale, text FROM outbox WHERE recipient LIKE 'nadia@%' AND text NOT LIKE '%Bedankt voor%' ORDER BY id",
      )
      .all<{ subject: string; locale: string; text: string }>()
  ).results
const subjects = async () => (await mails()).map(({ subject }) => subject)

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

test('times that cannot be right and contradictions are rejected, repeated rows are not', async () => {
  const line = (delivered: number, weightGrams?: number) => [
    { sku: '200006', delivered, ...(weightGrams && { weightGrams }) },
  ]
  const { rejected } = await update(
    { number, state: 'received', at: '2999-01-01' },
    { number, state: 'received', at: '2027-02-01T09:00:00Z' },
    { number, state: 'received', at: '2027-02-31' },
    { number, externalCode: 'A', lines: line(2, 900) },
    { number, externalCode: 'A', lines: line(2, 900) },
    { number, externalCode: 'B' },
    { number, lines: line(1) },
    { number, lines: line(1, 800) },
  )
  expect(rejected).toEqual([
    { index: 0, reason: `${number}: 2999-01-01 is in the future.` },
    { index: 1, reason: `${number}: 2027-02-01T09:00:00Z is before the order was placed.` },
    { index: 2, reason: `${number}: "2027-02-31" is not a day or instant such as 2026-11-26T06:40:00Z.` },
    { index: 5, reason: `${number} has two different external codes.` },
    { index: 6, reason: `${number} has two different delivered quantities of 200006.` },
    { index: 7, reason: `${number} has two different weights of 200006.` },
  ])
  expect(await detail()).toMatchObject({ status: 'pending', progress: [], externalCode: null })
  const times = ['2027-02-03', '2027-02-04T20:00:00+14:00'].map((at) => ({ number, at, lines: line(2) }))
  expect(await update(...times)).toEqual({ orders: 1, rejected: [] })
})

test('the customer gets one mail when an order leaves, in their language, with what is missing', async () => {
  await ordering.shop.db.prepare("UPDATE customers SET locale = 'de' WHERE id = 1").run()
  await update({ number, state: 'received' }, { number, state: 'picked' })
  expect(await mails()).toEqual([])
  const left = { number, state: 'shipped' as const, lines: [{ sku: '200006', delivered: 2 }] }
  await update(left)
  await Promise.all([update(left), update(left)])
  await update({ number, state: 'delivered' })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ locale: 'de', subject: `Ihre Bestellung ${number} ist unterwegs` })
  for (const part of [
    'Guten Tag Nadia',
    'Linzen (200006): 2 von 3',
    `/de/dashboard/orders?order=${id}`,
    '/de/dashboard/account',
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain('200007')
})

test('concurrent reports of a state send one mail', async () => {
  await Promise.all([1, 2, 3].map(() => update({ number, state: 'shipped' })))
  expect(await subjects()).toEqual([`Uw bestelling ${number} is onderweg`])
})

test('a line that becomes shorter is mailed again, one that is complete is not', async () => {
  await update({ number, lines: [{ sku: '200007', delivered: 1 }] })
  expect(await mails()).toEqual([])
  for (const delivered of [2, 2, 0]) await update({ number, lines: [{ sku: '200006', delivered }] })
  expect((await mails()).map(({ text }) => /\(200006\): (.*)/.exec(text)?.[1])).toEqual(['2 van 3', '0 van 3'])
  expect(await subjects()).toEqual(Array(2).fill(`Uw bestelling ${number} is niet volledig`))
})

test('an order that is collected is mailed when it is ready', async () => {
  await ordering.shop.db.prepare("UPDATE orders SET shipping_method = 'pickup_pickup'").run()
  await update({ number, state: 'picked' })
  await update({ number, state: 'shipped' })
  expect(await subjects()).toEqual([`Uw bestelling ${number} staat klaar`])
})

test('no mail is sent to a customer who turned them off or may not log in, of a delivered order, and days later', async () => {
  const { db } = ordering.shop
  await db.prepare('UPDATE customers SET progress_mails = 0').run()
  await update({ number, lines: [{ sku: '200006', delivered: 2 }] })
  await db.prepare('UPDATE customers SET progress_mails = 1, is_active = 0').run()
  await update({ number, lines: [{ sku: '200006', delivered: 1 }] })
  await db.prepare('UPDATE customers SET is_active = 1').run()
  await update({ number, state: 'shipped' }, { number, state: 'delivered' })
  await db.prepare('DELETE FROM order_progress').run()
  await update({ number, state: 'shipped' })
  await db.prepare("UPDATE orders SET status = 'processing'").run()
  await db.prepare('DELETE FROM order_progress').run()
  await updateAt(new Date('2027-02-07T06:00:00Z'), { number, state: 'shipped', at: now.toISOString() })
  expect(await mails()).toEqual([])
})

test('nothing is mailed if one update is rejected', async () => {
  await update({ number, state: 'shipped' }, { number: 'PV-1', state: 'shipped' })
  expect(await mails()).toEqual([])
})
