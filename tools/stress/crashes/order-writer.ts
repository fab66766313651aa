// Customers who order one product after another: each confirmed order exists once, with its lines, its stock and one mail.
import type { DatabaseSync } from 'node:sqlite'
import type { Visitor } from '../../../tests/support/visit.ts'
import { isConfirmed, toOrderForm } from '../buyers.ts'
import type { CrashingShop } from './crashing-shop.ts'
import { count, none, type Writer } from './writer.ts'

type Checkout = Parameters<typeof toOrderForm>[0]

export const createOrderWriter = (
  { insist, isOver }: CrashingShop,
  customers: readonly { cookies: Visitor['cookies']; productId: string }[],
): Writer & { confirmedCount(): number } => {
  const confirmed = new Set<string>()
  async function order({ cookies, productId }: (typeof customers)[number]) {
    while (!isOver()) {
      await insist(cookies, '/api/en/cart/items', { productId, quantity: '1' })
      const checkout = (await (await insist(cookies, '/api/en/checkout'))?.json()) as Checkout | undefined
      if (!checkout?.key) continue
      const response = await insist(cookies, '/api/en/checkout/order', toOrderForm(checkout))
      // otherwise the shop could not confirm the order and shows the checkout again
      if (response && (await isConfirmed(response))) confirmed.add(checkout.key)
    }
  }
  return {
    confirmedCount: () => confirmed.size,
    run: async () => void (await Promise.all(customers.map(order))),
    check: (db) => checkOrders(db, confirmed),
  }
}

function checkOrders(db: DatabaseSync, confirmed: ReadonlySet<string>) {
  const keys = db.prepare(
    'SELECT idempotency_key AS key, count(*) AS orders FROM orders WHERE idempotency_key IS NOT NULL GROUP BY 1',
  )
  const made = new Map(keys.all().map((row) => [String(row.key), Number(row.orders)]))
  const unmailed = `SELECT count(*) AS n FROM orders o WHERE idempotency_key IS NOT NULL
    AND (SELECT count(*) FROM outbox WHERE instr(text, '?order=' || o.id) > 0) <> 1`
  return [
    none(`orders lost, of ${confirmed.size} confirmed`, [...confirmed].filter((key) => !made.has(key)).length),
    none('orders doubled', [...made.values()].filter((orders) => orders > 1).length),
    none('orders not mailed once', count(db, unmailed)),
  ]
}

/** Stock quantity that no run can sell out. */
export const plenty = 1_000_000_000

/** Orders of every kind: those of customers, approvals and standing orders. */
export const checkStock = (db: DatabaseSync, ordersBefore: readonly string[]) => {
  const isNew = 'o.id NOT IN (SELECT value FROM json_each(?))'
  const partial = `SELECT count(*) AS n FROM orders o WHERE ${isNew}
    AND quantity <> (SELECT coalesce(sum(quantity), 0) FROM order_items l WHERE l.order_id = o.id)`
  const astray = `SELECT count(*) AS n FROM stock s WHERE quantity <> ${plenty} - (SELECT coalesce(sum(l.quantity * p.stock_units), 0)
    FROM order_items l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id
    WHERE p.stock_id = s.id AND p.is_stock_article = 1 AND ${isNew})`
  const known = JSON.stringify(ordersBefore)
  return [
    none('orders of any kind without their lines', count(db, partial, known)),
    none('stocks that do not add up', count(db, astray, known)),
  ]
}
