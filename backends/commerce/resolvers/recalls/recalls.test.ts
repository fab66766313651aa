import { beforeEach, expect, test } from 'vitest'
import { confirmRecall, orderDetail, recalls } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { type OrderUpdate, updateOrders } from '../../operator/order-updates.ts'
import { notifyRecalls } from '../../recalls/notify.ts'
import { demoSeller } from '../../rules/invoice.ts'
import { readPersonalData } from '../../sql/personal-data/read-person.ts'
import { readDeliveriesOfLot } from '../../sql/recalls/lots.ts'
import { closeRecall, insertRecall, type RecallTexts, readRecallProgress } from '../../sql/recalls/recalls.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

const now = new Date('2027-02-05T09:00:00Z')
const sender = { shopName: 'Proviant', shopOrigin: 'https://shop.example', orderPhone: null, seller: demoSeller }
const both = { reason: 'Glass in the jar', instruction: 'Do not use, throw away' }
const texts: RecallTexts = {
  nl: { reason: 'Glas in de pot', instruction: 'Niet gebruiken' },
  en: both,
  de: { reason: 'Glas im Behälter', instruction: 'Nicht verwenden' },
  fr: { reason: 'Verre dans le bocal', instruction: 'Ne pas utiliser' },
}
let shop: TestCommerce
/** The latest order of each of them, with its first line. */
let orders: Record<'nadia' | 'tom' | 'lena', { id: string; number: string; sku: string; quantity: number }>

async function latestOrderOf(name: string) {
  const sql = `SELECT o.id, 'PV-' || o.number AS number, i.sku, i.quantity FROM orders o JOIN order_items i ON i.order_id = o.id
    JOIN customers c ON c.id = o.customer_id WHERE c.email LIKE ?1 || '@%' AND o.status = 'completed'
    ORDER BY o.number DESC, i.position LIMIT 1`
  const order = await shop.db.prepare(sql).bind(name).first<(typeof orders)['nadia']>()
  if (!order) throw new Error(`${name} has no order`)
  return order
}

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => now })
  await shop.db.prepare('DELETE FROM order_item_lots').run()
  await shop.db.prepare('DELETE FROM outbox').run()
  await shop.db.prepare("UPDATE customers SET locale = 'de' WHERE email LIKE 'lena@%'").run()
  orders = {
    nadia: await latestOrderOf('nadia'),
    tom: await latestOrderOf('tom'),
    lena: await latestOrderOf('lena'),
  }
})

const update = (...updates: OrderUpdate[]) => updateOrders({ db: shop.db, now, ...sender }, updates)
const deliver = (name: keyof typeof orders, lots: { lot: string; quantity: number; bestBefore?: string }[]) => {
  const { number, sku, quantity } = orders[name]
  return update({ number, lines: [{ sku, delivered: quantity, lots }] })
}
const open = (lot = 'L7') => insertRecall(shop.db, { lot, sku: null, texts }, now.toISOString())
const notify = () => notifyRecalls({ db: shop.db, now: () => now, ...sender })
const mails = async () =>
  (await shop.db.prepare('SELECT recipient, locale, subject, text FROM outbox ORDER BY id').all()).results as {
    recipient: string
    locale: string
    subject: string
    text: string
  }[]
const recallsOf = async (name: 'nadia' | 'tom' | 'lena', locale = 'en') =>
  (await shop.ask(recalls, {}, { ...(await shop.login(name)), 'x-locale': locale })).recalls ?? []

// F647
test('an order shows the lots of its lines; a repeated report changes nothing, another list replaces it', async () => {
  const lots = async () => {
    const headers = await shop.login('nadia')
    return (await shop.ask(orderDetail, { id: orders.nadia.id }, headers)).orderDetail?.items?.[0]?.lots
  }
  const first = { lot: 'L7', quantity: 1, bestBefore: '2027-05-01' }
  for (let times = 0; times < 2; times += 1) {
    expect(await deliver('nadia', [first])).toMatchObject({ rejected: [] })
    expect(await lots()).toEqual([{ ...first, isRecalled: false }])
  }
  await update({ number: orders.nadia.number, lines: [{ sku: orders.nadia.sku, delivered: 1 }] })
  expect(await lots()).toHaveLength(1)
  const report = { number: orders.nadia.number, lines: [{ sku: orders.nadia.sku, delivered: 1, lots: [first] }] }
  expect((await update(report, report)).rejected).toEqual([])
  await deliver('nadia', [{ lot: 'L8', quantity: 1 }])
  expect(await lots()).toEqual([{ lot: 'L8', quantity: 1, bestBefore: null, isRecalled: false }])
  await deliver('nadia', [])
  expect(await lots()).toEqual([])
})

// F647
test('wrong lots are rejected with a sentence, and nothing is written', async () => {
  const { number, sku } = orders.nadia
  const line = (delivered: number, lots: object[]) => ({ number, lines: [{ sku, delivered, lots }] }) as OrderUpdate
  const one = { lot: 'L7', quantity: 1 }
  const { rejected } = await update(
    line(1, [{ lot: 'L7', quantity: 2 }]),
    line(2, [one, { lot: 'l7', quantity: 1 }]),
    line(1, [{ ...one, bestBefore: '2027-02-31' }]),
    { number, lines: [{ sku: 'unknown', delivered: 1, lots: [one] }] },
    line(1, [one]),
    line(1, [{ lot: 'L9', quantity: 1 }]),
  )
  expect(rejected.map(({ reason }) => reason)).toEqual([
    `${number} has more of ${sku} in its lots than the 1 that were delivered.`,
    `${number} names a lot of ${sku} twice.`,
    `${number}: "2027-02-31" is not a day such as 2026-12-05.`,
    `${number} has no line with unknown.`,
    `${number} has two different lists of lots of ${sku}.`,
  ])
  expect(await readDeliveriesOfLot(shop.db, 'L7', null)).toEqual([])
})

// F648, F649
test('each user who got the lot has one mail in their language, also if the run is repeated, concurrent or continued', async () => {
  for (const name of ['nadia', 'lena'] as const) await deliver(name, [{ lot: 'L7', quantity: 1 }])
  expect((await readDeliveriesOfLot(shop.db, 'l7', null)).map(({ order }) => order).sort()).toEqual(
    [orders.lena.number, orders.nadia.number].sort(),
  )
  expect(await readDeliveriesOfLot(shop.db, 'L7', 'other')).toEqual([])
  expect(await open()).toBe(1)
  expect(await open()).toBeNull()
  const runs = await Promise.all([notify(), notify(), notify()])
  expect(runs.reduce((sum, run) => sum + run.mails, 0)).toBe(2)
  await notify()
  const sent = await mails()
  expect(sent.map(({ recipient, locale }) => [recipient, locale]).sort()).toEqual([
    ['lena@gasthaus-adler.example', 'de'],
    ['nadia@brasserie-nova.example', 'nl'],
  ])
  const german = sent.find(({ locale }) => locale === 'de')
  expect(german?.subject).toContain('Charge L7')
  for (const text of ['Glas im Behälter', 'Nicht verwenden', orders.lena.number, `order=${orders.lena.id}`])
    expect(german?.text).toContain(text)
  // reported after the recall was opened
  await deliver('tom', [{ lot: 'L7', quantity: 1 }])
  await notify()
  expect((await mails()).map(({ recipient }) => recipient)).toContain('tom@brasserie-nova.example')
  expect(await mails()).toHaveLength(3)
})

// F649
test('the administrators of a company get the mail of a user who has left it', async () => {
  await shop.db.prepare("UPDATE customers SET is_active = 0 WHERE email LIKE 'tom@%'").run()
  await deliver('tom', [{ lot: 'L7', quantity: 1 }])
  await open()
  await notify()
  expect((await mails()).map(({ recipient }) => recipient)).toContain('nadia@brasserie-nova.example')
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain('tom@brasserie-nova.example')
})

// F650, F651, F652
test('the company sees an open recall until it ends, a colleague confirms it once, and another company sees none', async () => {
  await deliver('nadia', [{ lot: 'L7', quantity: 1, bestBefore: '2027-05-01' }])
  await open()
  const { id, number, sku } = orders.nadia
  expect(await recallsOf('tom', 'fr')).toMatchObject([
    {
      ...{ lot: 'L7', reason: 'Verre dans le bocal', instruction: 'Ne pas utiliser', confirmedAt: null },
      lines: [{ sku, quantity: 1, bestBefore: '2027-05-01', orderId: id, orderIncrementId: number }],
    },
  ])
  const detail = await shop.ask(orderDetail, { id }, await shop.login('nadia'))
  expect(detail.orderDetail?.items?.[0]?.lots).toMatchObject([{ lot: 'L7', isRecalled: true }])
  expect(await recallsOf('lena')).toEqual([])
  for (const unknown of ['1', '7', 'x', '-1'])
    expect((await shop.send(confirmRecall, { id: unknown }, await shop.login('lena'))).errors[0]).toMatchObject({
      message: 'This recall does not exist or has ended.',
      extensions: { code: 'NOT_FOUND' },
    })
  expect((await shop.send(confirmRecall, { id: '1' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const tom = await shop.login('tom')
  await Promise.all([1, 2, 3].map(() => shop.ask(confirmRecall, { id: '1' }, tom)))
  await shop.ask(confirmRecall, { id: '1' }, await shop.login('nadia'))
  expect(await recallsOf('nadia')).toMatchObject([
    { confirmedAt: now.toISOString(), confirmedBy: { name: 'Tom Verbeke' } },
  ])
  expect(await readRecallProgress(shop.db)).toMatchObject([
    { company: 'Brasserie Nova', readBy: 'Tom Verbeke', mails: 0 },
  ])
  expect((await readPersonalData(shop.db, 'tom@brasserie-nova.example')).recalls).toMatchObject([{ lot: 'L7' }])
  expect(await closeRecall(shop.db, 1, now.toISOString())).toBe(true)
  expect(await closeRecall(shop.db, 1, now.toISOString())).toBe(false)
  expect(await recallsOf('nadia')).toEqual([])
  expect((await shop.send(confirmRecall, { id: '1' }, tom)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  // the lot can be recalled again
  expect(await open()).toBe(2)
})
