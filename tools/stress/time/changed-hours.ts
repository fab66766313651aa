// Promises about delivery, dates of orders and invoices around both changes of summer time, and around holidays.
import { findOrderableProducts, nadia, type Visitor } from '../../../tests/support/visit.ts'
import { readCheckout, withDatabase } from '../buyers.ts'
import { cutOffOf, dayAfter, instantAt, localDay, nextDelivery, weekdayOf } from './calendar.ts'
import { type ClockShop, type Promises, startClockShop } from './clock-shop.ts'

/** Days whose clock changes at 01:00 UTC. */
const changes = ['2027-03-28', '2027-10-31']
/** The last days before Easter Monday, Ascension and Christmas. */
const eves = ['2027-03-27', '2027-05-05', '2027-12-23', '2027-12-24']

const hourMs = 3_600_000
/** A minute before the cut-off: a busy machine takes seconds for the requests of a moment. */
const beforeCutOff = '21:59:00'

function momentsAround(day: string): number[] {
  const changed = Date.parse(`${day}T01:00:00Z`)
  const eve = dayAfter(day, -1)
  return [
    instantAt(eve, beforeCutOff),
    instantAt(eve, '22:00:00'),
    instantAt(day, '00:30:00'),
    ...[-hourMs, -1_000, 0, hourMs / 2, hourMs - 1_000, hourMs].map((ms) => changed + ms),
    instantAt(day, beforeCutOff),
    instantAt(day, '22:00:00'),
    instantAt(dayAfter(day), '00:00:30'),
    instantAt(dayAfter(day), '22:00:00'),
  ]
}

const momentsBefore = (eve: string) => [instantAt(eve, beforeCutOff), instantAt(eve, '22:00:00')]

type Promised = { promise: { text: string; until: string; clock: string } | null }
type Shown = { days: { value: string }[] | null }

/** The first deadline of a countdown that has not passed: its instant, and its text. */
function firstDeadline(clock: string, now: number): { at: number; text: string } {
  for (const line of clock.split('\n')) {
    const at = Number.parseInt(line, 10) * 60_000
    if (at > now) return { at, text: line.slice(9) }
  }
  return { at: 0, text: '' }
}

/** @param size the number of changes, and whether an order is placed at each moment */
export async function runChangedHours(size: { changes: number; orders: boolean }, promises: Promises): Promise<void> {
  const shop = await startClockShop()
  try {
    const all = [...changes.slice(0, size.changes).flatMap(momentsAround), ...eves.flatMap(momentsBefore)]
    const moments = [...new Set(all)].sort((one, other) => one - other)
    const [productId = ''] = await findOrderableProducts(shop, 1)
    const [first = 0] = moments
    await shop.setClock(new Date(first - hourMs).toISOString())
    let customer = await shop.logIn(true)
    let loggedInAt = first
    for (const moment of moments) {
      await shop.setClock(new Date(moment).toISOString())
      if (moment - loggedInAt > 20 * 24 * hourMs) {
        customer = await shop.logIn(true)
        loggedInAt = moment
      }
      await (await customer.post('/api/en/cart/items', { productId, quantity: '1' })).text()
      await checkPromise(customer, moment, promises)
      await checkCountdown(shop, moment, promises)
      await checkCheckout(customer, moment, promises)
      if (size.orders) await checkOrder(shop, customer, moment, promises)
    }
    await checkInvoices(shop, moments.at(-1) ?? 0, promises)
  } finally {
    await shop.stop()
  }
}

async function checkPromise(customer: Visitor, moment: number, promises: Promises): Promise<void> {
  const day = nextDelivery(moment)
  const cutOff = cutOffOf(day)
  const { promise } = (await (await customer.ask('/api/en/cart/promise')).json()) as Promised
  const evening = localDay(cutOff) === localDay(moment) ? '22:00 today' : `22:00 on ${weekdayOf(localDay(cutOff))}`
  const found = { now: new Date(moment).toISOString(), expected: day, ...promise }
  const isRight =
    promise !== null &&
    Date.parse(promise.until) === cutOff &&
    promise.text.includes(evening) &&
    promise.text.includes(`${weekdayOf(day)}, ${Number(day.slice(8))} `)
  promises.check('delivery promises with another day or cut-off', isRight, found)
}

async function checkCountdown(shop: ClockShop, moment: number, promises: Promises): Promise<void> {
  const day = nextDelivery(moment)
  const cutOff = cutOffOf(day)
  const page = await (await shop.visitor().ask('/en/about-us')).text()
  const clock = /data-clock="([^"]*)"/.exec(page)?.[1] ?? ''
  const { at, text } = firstDeadline(clock, moment)
  const left = {
    now: new Date(moment).toISOString(),
    at: new Date(at).toISOString(),
    text,
    cutOff: new Date(cutOff).toISOString(),
  }
  promises.check('countdowns of pages to another cut-off', at === cutOff && text.includes(weekdayOf(day)), left)
}

async function checkCheckout(customer: Visitor, moment: number, promises: Promises): Promise<void> {
  const { days } = (await (await customer.ask('/api/en/checkout')).json()) as Shown
  const found = { now: new Date(moment).toISOString(), expected: nextDelivery(moment), days: days?.slice(0, 2) }
  promises.check('checkouts that offer another first day', days?.[0]?.value === found.expected, found)
}

async function checkOrder(shop: ClockShop, customer: Visitor, moment: number, promises: Promises): Promise<void> {
  const response = await customer.post('/api/en/checkout/order', await readCheckout(customer))
  const body = await response.text()
  const order = withDatabase(shop.dataDir, (db) =>
    db.prepare('SELECT number, created_at, delivery_date, cancelable_until FROM orders ORDER BY number DESC').get(),
  )
  const day = nextDelivery(moment)
  const found = { now: new Date(moment).toISOString(), status: response.status, body: body.slice(0, 120), ...order }
  const isRight =
    response.ok && order?.delivery_date === day && Date.parse(String(order.cancelable_until)) === cutOffOf(day)
  promises.check('orders with another delivery day or cut-off', isRight, found)
  const csv = await (await customer.ask('/api/en/orders/csv')).text()
  const row = csv.split('\n').find((line) => line.includes(`PV-${order?.number}`)) ?? ''
  promises.check('orders dated on another day than at the depot', row.includes(localDay(moment)), { ...found, row })
}

/** Invoices that are written and due within minutes of midnight at the depot. */
async function checkInvoices(shop: ClockShop, from: number, promises: Promises): Promise<void> {
  const ids = withDatabase(shop.dataDir, (db) =>
    db
      .prepare(
        `SELECT i.id, i.number FROM invoices i JOIN orders o ON o.id = i.order_id JOIN customers c ON c.id = o.customer_id
          WHERE c.email = ? AND i.state = 'pending' LIMIT 1`,
      )
      .all(nadia),
  )
  const [invoice] = ids
  if (!invoice) throw new Error('the demo has no open invoice')
  for (const day of [localDay(from), ...changes.map((change) => dayAfter(change, -7))]) {
    const [created, due] = [instantAt(day, '00:00:10'), instantAt(dayAfter(day, 14), '23:58:00')]
    withDatabase(shop.dataDir, (db) =>
      db
        .prepare('UPDATE invoices SET created_at = ?, due_at = ? WHERE id = ?')
        .run(new Date(created).toISOString(), new Date(due).toISOString(), String(invoice.id)),
    )
    for (const [now, isOverdue] of [
      [due + 10_000, false],
      [due + 130_000, true],
    ] as const) {
      await shop.setClock(new Date(now).toISOString())
      const reader = await shop.logIn()
      const csv = await (await reader.ask('/api/en/invoices/csv')).text()
      const row = csv.split('\n').find((line) => line.includes(String(invoice.number).slice(-4))) ?? ''
      const isRight = row.includes(day) && row.includes(dayAfter(day, 14)) && /overdue/i.test(row) === isOverdue
      promises.check('invoices with another date, due date or state', isRight, {
        now: new Date(now).toISOString(),
        row,
      })
    }
  }
}
