// Standing orders that are due while the shop is killed: each is ordered once for its delivery day.
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, weekdayOf } from '../../../backends/commerce/rules/standing-orders/schedule.ts'
import type { Visitor } from '../../../tests/support/visit.ts'
import { withDatabase } from '../buyers.ts'
import type { CrashingShop } from './crashing-shop.ts'
import { count, none, type Writer } from './writer.ts'

/** Copies of a standing order that become due at once, and how often. */
const atOnce = 4
const everyMs = 1_500
const waitAtEndMs = 60_000

type Draft = { lines: { productId: string }[]; choices: { addresses: { value: string }[]; today: string } }

export const createStandingWriter = async (
  { insist, isOver, dataDir, deliveryDay }: CrashingShop,
  { cookies, productId }: { cookies: Visitor['cookies']; productId: string },
): Promise<Writer & { settle(): Promise<void> }> => {
  const read = async <Body>(path: string) => (await (await insist(cookies, path))?.json()) as Body
  await insist(cookies, '/api/en/cart/items', { productId, quantity: '1' })
  const { lines, choices } = await read<Draft>('/api/en/standing-orders/draft?from=cart')
  const address = choices.addresses[0]?.value ?? ''
  const created = await insist(cookies, '/api/en/standing-orders', {
    ...Object.fromEntries(lines.map((line) => [`quantity:${line.productId}`, '1'])),
    ...{ everyWeeks: '1', [`weekday:${weekdayOf(deliveryDay)}`]: '1', startDate: choices.today, how: 'automatic' },
    ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: 'delivery_delivery' },
  })
  const { next } = ((await created?.json()) ?? {}) as { next?: string }
  if (!created?.ok || !next) throw new Error(`No standing order was made: ${created?.status}`)
  const template = new URL(next, 'http://shop.example').searchParams.get('standing') ?? ''
  await insist(cookies, `/api/en/standing-orders/${template}/state`, { state: 'paused' })
  let copies = 0
  const open = `SELECT count(*) AS n FROM standing_orders s WHERE s.id LIKE 'crash-%'
    AND NOT EXISTS (SELECT 1 FROM standing_order_dates d WHERE d.standing_order_id = s.id AND d.date = ?)`
  return {
    async run() {
      while (!isOver()) {
        for (let copy = 0; copy < atOnce; copy++)
          withDatabase(dataDir, (db) => copyDue(db, template, ++copies, deliveryDay))
        await sleep(everyMs)
      }
    },
    /** Waits until a shop that is not killed has ordered the rest; those that failed are tried at once. */
    async settle() {
      const deadline = performance.now() + waitAtEndMs
      while (performance.now() < deadline) {
        const left = withDatabase(dataDir, (db) => {
          db.exec("UPDATE standing_orders SET next_check_at = '' WHERE id LIKE 'crash-%' AND done_until < date('now')")
          return count(db, open, deliveryDay)
        })
        if (left === 0) return
        await sleep(500)
      }
    },
    check(db) {
      const ordered = `SELECT count(*) AS n FROM standing_orders s WHERE s.id LIKE 'crash-%'
        AND (SELECT count(*) FROM orders o WHERE o.standing_order_id = s.id AND o.standing_order_date = ?)`
      const outcome = `SELECT count(*) AS n FROM standing_order_dates d WHERE d.standing_order_id LIKE 'crash-%' AND d.date = ?
        AND (d.outcome <> 'ordered' OR NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = d.order_id))`
      const unmailed = `SELECT count(*) AS n FROM orders o WHERE o.standing_order_id LIKE 'crash-%'
        AND (SELECT count(*) FROM outbox WHERE instr(text, '?order=' || o.id) > 0) <> 1`
      return [
        none(`standing orders not ordered, of ${copies} that were due`, count(db, `${ordered} = 0`, deliveryDay)),
        none('standing orders ordered twice for a day', count(db, `${ordered} > 1`, deliveryDay)),
        none('days of standing orders without the order they name', count(db, outcome, deliveryDay)),
        none('standing orders not mailed once', count(db, unmailed)),
      ]
    },
  }
}

/** A copy of the standing order that is due for the delivery day. */
function copyDue(db: DatabaseSync, template: string, index: number, deliveryDay: string) {
  const own = {
    id: `crash-${index}`,
    state: 'active',
    end_date: deliveryDay,
    done_until: addDays(deliveryDay, -1),
    next_check_at: '',
    idempotency_key: null,
  }
  const columns = (table: string) =>
    db
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name))
  const all = columns('standing_orders')
  const values = all.map((name) => (name in own ? `:${name}` : name))
  db.exec('BEGIN IMMEDIATE')
  db.prepare(
    `INSERT INTO standing_orders (${all.join()}) SELECT ${values.join()} FROM standing_orders WHERE id = :template`,
  ).run({ ...own, template })
  const lines = columns('standing_order_lines').filter((name) => name !== 'standing_order_id')
  db.prepare(
    `INSERT INTO standing_order_lines (standing_order_id, ${lines.join()})
      SELECT ?, ${lines.join()} FROM standing_order_lines WHERE standing_order_id = ?`,
  ).run(own.id, template)
  db.exec('COMMIT')
}
