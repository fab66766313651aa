// Standing orders, requests for approval and retention while the clock jumps at random: everything is done once.
import { setTimeout as sleep } from 'node:timers/promises'
import { findOrderableProducts, type Visitor } from '../../../tests/support/visit.ts'
import { toOrderForm, withDatabase } from '../buyers.ts'
import { cutOffOf, dayAfter, instantAt, localDay, nextDelivery } from './calendar.ts'
import { type ClockShop, daySeconds, minuteMs, type Promises, startClockShop } from './clock-shop.ts'

/** A Wednesday; the walk passes the start of summer time and Easter Monday. */
const startsOn = '2027-03-17'
/** Orders above 250 euros need an approval. */
const buyer = 'jana@brasserie-nova.example'
const weekdays = [1, 2, 3, 4, 5, 6]
const settleMs = 4 * minuteMs
const hourMs = 3_600_000
const maxWaitMs = 5_000

type Draft = { lines: { productId: string }[]; choices: { addresses: { value: string }[]; today: string } }
type Checkout = Parameters<typeof toOrderForm>[0]

const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body

export async function runStandingDates(
  { days, random }: { days: number; random: () => number },
  promises: Promises,
): Promise<void> {
  const shop = await startClockShop()
  try {
    withDatabase(shop.dataDir, (db) => db.exec('DELETE FROM standing_orders; DELETE FROM outbox'))
    let now = instantAt(startsOn, '12:00:00')
    const move = async (to: number) => {
      now = to
      await shop.setClock(new Date(to).toISOString())
      await sleep(settleMs)
    }
    await move(now)
    const customer = await shop.logIn(true)
    const id = await createStandingOrder(customer)
    const approval = await requestApproval(shop, await shop.logIn(true, buyer))
    /** Dates whose cut-off a jump ahead has passed: they may be missed. */
    const passed = new Set<string>()
    // before some steps of a day the clock jumps a day ahead or back, and is corrected
    for (let day = startsOn; day < dayAfter(startsOn, days); day = dayAfter(day)) {
      for (const time of ['12:00:00', '20:59:00', '21:20:00', '22:01:00']) {
        const at = instantAt(day, time)
        if (at < now) continue
        const dice = random()
        if (dice < 0.25) await move(at - daySeconds * 1000)
        else if (dice < 0.35) {
          const until = at + daySeconds * 1000
          for (const date of [1, 2].map((later) => dayAfter(localDay(at), later)))
            if (cutOffIfAny(date) > at && cutOffIfAny(date) <= until) passed.add(date)
          await move(until)
        }
        await move(at)
        const date = nextDelivery(at)
        // automatic orders are placed in the hour before the cut-off
        if (cutOffOf(date) - at < hourMs) await waitForDate(shop, id, date)
      }
    }
    const last = dayAfter(nextDelivery(now), -1)
    await waitForDate(shop, id, last)
    checkDates(shop, { id, last, passed }, promises)
    checkApproval(shop, approval, promises)
    await checkRetention(shop, now, promises)
  } finally {
    await shop.stop()
  }
}

async function createStandingOrder(customer: Visitor): Promise<string> {
  const { orders } = await json<{ orders: { id: string }[] }>(customer.ask('/api/en/orders'))
  const { lines, choices } = await json<Draft>(
    customer.ask(`/api/en/standing-orders/draft?from=order:${orders[0]?.id}`),
  )
  const address = choices.addresses[0]?.value ?? ''
  const fields = {
    ...Object.fromEntries(lines.map(({ productId }) => [`quantity:${productId}`, '1'])),
    ...Object.fromEntries(weekdays.map((weekday) => [`weekday:${weekday}`, '1'])),
    ...{ everyWeeks: '1', startDate: choices.today, how: 'automatic' },
    ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: 'delivery_delivery' },
  }
  const created = await customer.post('/api/en/standing-orders', fields)
  const { next = '' } = (await created.json()) as { next?: string }
  const id = new URL(next, 'http://shop.example').searchParams.get('standing')
  if (!id) throw new Error(`no standing order was made: ${created.status}`)
  return id
}

/** @returns the id of a request above the limit of a buyer */
async function requestApproval(shop: ClockShop, customer: Visitor): Promise<string> {
  const [productId = ''] = await findOrderableProducts(shop, 1)
  await (await customer.post('/api/en/cart/items', { productId, quantity: '500' })).text()
  const checkout = await json<Checkout>(customer.ask('/api/en/checkout'))
  const response = await customer.post('/api/en/checkout/order', { ...toOrderForm(checkout), as: 'approval' })
  const { next = '' } = (await response.json()) as { next?: string }
  return new URL(next, 'http://shop.example').searchParams.get('approval') ?? ''
}

/** A busy machine delays the work of a minute. */
async function waitForDate(shop: ClockShop, id: string, day: string): Promise<void> {
  const deadline = performance.now() + maxWaitMs
  const isOpen = () =>
    withDatabase(shop.dataDir, (db) => {
      const row = db.prepare('SELECT done_until FROM standing_orders WHERE id = ?').get(id)
      return String(row?.done_until) < day
    })
  while (isOpen() && performance.now() < deadline) await sleep(minuteMs)
}

type Walk = { id: string; last: string; passed: ReadonlySet<string> }

function checkDates(shop: ClockShop, { id, last, passed }: Walk, promises: Promises): void {
  const [dates, orders] = withDatabase(shop.dataDir, (db) => [
    db.prepare('SELECT date, outcome FROM standing_order_dates WHERE standing_order_id = ? ORDER BY date').all(id),
    db
      .prepare(
        `SELECT o.standing_order_date AS date, o.delivery_date, o.created_at, o.cancelable_until,
          (SELECT count(*) FROM outbox m WHERE instr(m.text, '?order=' || o.id) > 0) AS mails
          FROM orders o WHERE o.standing_order_id = ? ORDER BY 1`,
      )
      .all(id),
  ])
  const outcomes = new Map(dates.map(({ date, outcome }) => [String(date), String(outcome)]))
  for (let day = dayAfter(startsOn); day <= last; day = dayAfter(day)) {
    const weekday = new Date(day).getUTCDay()
    if (weekday === 0) continue
    const own = orders.filter(({ date }) => date === day)
    const outcome = outcomes.get(day)
    const found = { day, outcome, orders: own }
    promises.check('dates of standing orders without an outcome', outcome !== undefined, found)
    const expected = outcome === 'ordered' ? 1 : 0
    promises.check(
      'dates of standing orders that are ordered twice, or not as they say',
      own.length === expected,
      found,
    )
    if (!passed.has(day))
      promises.check(
        'dates of standing orders that are not ordered in time',
        outcome === 'ordered' || outcome === 'closed',
        found,
      )
    const isHoliday = nextDelivery(cutOffIfAny(day) - hourMs) !== day
    promises.check('holidays that are not left out', isHoliday === (outcome === 'closed'), found)
    for (const order of own) {
      const isRight = order.delivery_date === day && Date.parse(String(order.cancelable_until)) === cutOffOf(day)
      promises.check('orders of standing orders with another day or cut-off', isRight, order)
      // to the customer
      promises.check('orders of standing orders without one mail', order.mails === 1, order)
    }
  }
}

const cutOffIfAny = (day: string) => instantAt(dayAfter(day, -1), '22:00:00')

function checkApproval(shop: ClockShop, id: string, promises: Promises): void {
  const row = withDatabase(shop.dataDir, (db) =>
    db
      .prepare(
        `SELECT a.status, a.expires_at, a.delivery_date, count(m.id) AS mails, count(DISTINCT m.recipient || m.subject) AS subjects,
          sum(m.recipient = ?2) AS own
          FROM order_approvals a LEFT JOIN outbox m ON instr(m.text, a.id) > 0 WHERE a.id = ?1`,
      )
      .get(id, buyer),
  )
  const day = String(row?.delivery_date)
  const isRight = row?.status === 'expired' && Date.parse(String(row.expires_at)) === cutOffOf(day)
  promises.check('requests for approval that do not expire at their cut-off', isRight, row ?? id)
  const isOnce = row?.own === 1 && row.mails === row.subjects
  promises.check('requests for approval whose end is not mailed once to each', isOnce, row ?? id)
}

/** Retention runs in minute 17 of each hour, also after a jump back within the hour. */
async function checkRetention(shop: ClockShop, from: number, promises: Promises): Promise<void> {
  const hour = Math.ceil(from / hourMs) * hourMs
  const old = new Date(hour - 31 * daySeconds * 1000).toISOString()
  const insert =
    "INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status) VALUES ('old@a.example', 'en', 'old', '', '', ?, 'sent')"
  const left = () =>
    withDatabase(shop.dataDir, (db) =>
      Number(db.prepare("SELECT count(*) AS n FROM outbox WHERE subject = 'old'").get()?.n),
    )
  for (const jump of [0, -hourMs, daySeconds * 1000, -daySeconds * 1000]) {
    withDatabase(shop.dataDir, (db) => db.prepare(insert).run(jump < 0 ? dayBefore(old) : old))
    await shop.setClock(new Date(hour + jump + 16 * 60_000).toISOString())
    await sleep(settleMs)
    await shop.setClock(new Date(hour + jump + 17 * 60_000 + 1_000).toISOString())
    const deadline = performance.now() + 5_000
    while (left() > 0 && performance.now() < deadline) await sleep(minuteMs)
    promises.check('hours whose old mails stay after a jump', left() === 0, `${localDay(hour)} ${jump / 1000} s`)
  }
}

const dayBefore = (instant: string) => new Date(Date.parse(instant) - daySeconds * 1000).toISOString()
