// Progress of orders as the wholesaler's system reports it.
import type { Sql, SqlStatement } from '../../sql/database.ts'

export const progressStates = ['received', 'picked', 'shipped', 'delivered'] as const
export type ProgressState = (typeof progressStates)[number]
export type ProgressRow = { state: ProgressState; reached_at: string }

export async function readProgress(db: Sql, orderId: string): Promise<ProgressRow[]> {
  const sql = 'SELECT state, reached_at FROM order_progress WHERE order_id = ?1 ORDER BY reached_at'
  return (await db.prepare(sql).bind(orderId).all<ProgressRow>()).results
}

export type KnownLine = {
  sku: string
  name: string
  quantity: number
  delivered: number | null
  price_cents: number
  vat_percent: number
  /** JSON of Deposit[]; null: none. */
  deposits: string | null
}
export type KnownOrder = {
  id: string
  number: number
  status: string
  shipping_method: string
  delivery_date: string | null
  created_at: string
  subtotal_cents: number
  shipping_cents: number
  deposit_cents: number
  /** JSON of TaxRow[]. */
  taxes: string
  /** JSON of AnnouncedEmpties[]; null: none. */
  announced_empties: string | null
  /** JSON of Deposit[]; null: not reported. */
  returned_empties: string | null
  /** Null: no invoice. */
  invoice_number: number | null
  /** JSON of KnownLine[]. */
  lines: string
  /** States that the order has reached, separated by commas. */
  states: string
  email: string
  first_name: string
  /** Language of the customer. */
  locale: string
  /** 1: the customer may log in, and gets mails about progress. */
  wants_mails: number
}

/** Orders by number, with their lines and customer. */
export async function findOrdersByNumber(db: Sql, numbers: readonly number[]): Promise<KnownOrder[]> {
  const sql = `SELECT o.id, o.number, o.status, o.shipping_method, o.delivery_date, o.created_at,
      o.subtotal_cents, o.shipping_cents, o.deposit_cents, o.taxes, o.announced_empties, o.returned_empties,
      (SELECT MAX(number) FROM invoices WHERE order_id = o.id) AS invoice_number, c.email, c.first_name, c.locale,
      c.is_active AND c.progress_mails AS wants_mails,
      (SELECT json_group_array(json_object('sku', sku, 'name', name, 'quantity', quantity, 'delivered', delivered,
          'price_cents', price_cents, 'vat_percent', vat_percent, 'deposits', deposits)) FROM order_items WHERE order_id = o.id) AS lines,
      COALESCE((SELECT group_concat(state) FROM order_progress WHERE order_id = o.id), '') AS states
    FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.number IN (SELECT value FROM json_each(?1))`
  return (await db.prepare(sql).bind(JSON.stringify(numbers)).all<KnownOrder>()).results
}

export type ProgressUpdate = { number: number; state: ProgressState | null; at: string; externalCode: string | null }
export type DeliveredLine = { number: number; sku: string; delivered: number; grams: number | null }

/** One batch. A state that an order has reached keeps its first time; a completed order stays completed. */
export function updateProgress(
  db: Sql,
  updates: readonly ProgressUpdate[],
  lines: readonly DeliveredLine[],
): SqlStatement[] {
  const given = JSON.stringify(updates)
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO order_progress (order_id, state, reached_at)
          SELECT o.id, u.value ->> 'state', u.value ->> 'at' FROM json_each(?1) u JOIN orders o ON o.number = u.value ->> 'number'
          WHERE u.value ->> 'state' IS NOT NULL`,
      )
      .bind(given),
    db
      .prepare(
        `UPDATE orders SET status = CASE
            WHEN u.is_delivered THEN 'completed'
            WHEN u.has_state AND status = 'pending' THEN 'processing'
            ELSE status END,
          external_code = COALESCE(u.code, external_code)
          FROM (SELECT value ->> 'number' AS number, MAX(value ->> 'state' IS NOT NULL) AS has_state,
              MAX(value ->> 'state' IS 'delivered') AS is_delivered, MAX(value ->> 'externalCode') AS code
            FROM json_each(?1) GROUP BY 1) AS u
          WHERE orders.number = u.number`,
      )
      .bind(given),
    db
      .prepare(
        `UPDATE order_items SET delivered = l.delivered, delivered_grams = COALESCE(l.grams, delivered_grams)
          FROM (SELECT o.id AS order_id, value ->> 'sku' AS sku, value ->> 'delivered' AS delivered, value ->> 'grams' AS grams
            FROM json_each(?1) JOIN orders o ON o.number = value ->> 'number') AS l
          WHERE order_items.order_id = l.order_id AND order_items.sku = l.sku`,
      )
      .bind(JSON.stringify(lines)),
  ]
}
