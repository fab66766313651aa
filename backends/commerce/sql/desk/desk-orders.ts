// Orders of all companies, for the desk.
import type { Sql } from '../../../sql/database.ts'

export type DeskOrderRow = {
  number: number
  status: string
  /** The last state that was reported; null: none. */
  progress: string | null
  company: string
  customer: string
  phone: string | null
  created_at: string
  delivery_date: string | null
  cancelable_until: string | null
  shipping_method: string
  /** JSON of AddressRow. */
  shipping_address: string
  message: string | null
  purchase_reference: string | null
  external_code: string | null
  line_count: number
  announced_empties: string | null
  returned_empties: string | null
  grand_total_cents: number
  placed_on_behalf_by: string | null
  company_id: number
  /** JSON of DeskLine[], in their order. */
  lines: string
}
export type DeskLine = { sku: string; name: string; quantity: number; delivered: number | null; unit: string | null }

const selectSql = `SELECT o.number, o.status, co.name AS company, c.first_name || ' ' || c.last_name AS customer,
    o.created_at, o.delivery_date, o.cancelable_until, o.shipping_method, o.shipping_address, o.message,
    o.purchase_reference, o.external_code, o.line_count, o.grand_total_cents,
    o.announced_empties, o.returned_empties,
    o.placed_on_behalf_by, o.company_id,
    (SELECT state FROM order_progress WHERE order_id = o.id ORDER BY reached_at DESC, state DESC LIMIT 1) AS progress,
    o.shipping_address ->> 'phone' AS phone,
    (SELECT json_group_array(json_object('sku', sku, 'name', name, 'quantity', quantity, 'delivered', delivered, 'unit', unit))
      FROM (SELECT i.sku, i.name, i.quantity, i.delivered, u.code AS unit FROM order_items i
        LEFT JOIN products p ON p.id = i.product_id LEFT JOIN units u ON u.id = p.unit_id
        WHERE i.order_id = o.id ORDER BY i.position)) AS lines
  FROM orders o JOIN companies co ON co.id = o.company_id JOIN customers c ON c.id = o.customer_id`

/**
 * `from`, `to`: delivery days, both included; an empty `from` includes orders without a day. Orders before `unshippedBefore` are left out if they
 * were shipped. `statuses`: none are all.
 */
export type DeskFilter = {
  from: string
  to: string
  unshippedBefore: string
  statuses: readonly string[]
  search: string
  limit: number
}

/**
 * SQL: ids of orders by delivery day, status and progress; they are in the index of status and delivery day, or of the delivery day.
 * A condition without a value only names its parameter: SQLite would read each order for `?3 = '[]' OR ...`.
 */
function toFoundSql({ from, unshippedBefore, statuses }: DeskFilter): string {
  // `+`: the status selects fewer orders than the days until ?2
  const untilDay = '(+o.delivery_date <= ?2 OR +o.delivery_date IS NULL)'
  const ofDays = from === '' ? `?1 = '' AND ${untilDay}` : 'o.delivery_date BETWEEN ?1 AND ?2'
  const ofStatus = statuses.length === 0 ? `?3 = '[]'` : 'o.status IN (SELECT value FROM json_each(?3))'
  const isUnshipped = `(o.delivery_date IS NULL OR o.delivery_date >= ?6
    OR NOT EXISTS (SELECT 1 FROM order_progress WHERE order_id = o.id AND state IN ('shipped', 'delivered')))`
  return `SELECT o.id FROM orders o WHERE ${ofDays} AND ${ofStatus} AND ${unshippedBefore === '' ? `?6 = ''` : isUnshipped}`
}

/** By delivery day, then by company. Requests for a quote are not orders. */
export async function listDeskOrders(db: Sql, filter: DeskFilter): Promise<DeskOrderRow[]> {
  const { from, to, unshippedBefore, statuses, search, limit } = filter
  const matches = `instr(lower('pv-' || o.number || ' ' || co.name || ' ' || c.first_name || ' ' || c.last_name || ' '
    || COALESCE(o.purchase_reference, '') || ' ' || COALESCE(o.external_code, '')), ?4) > 0`
  const order = 'ORDER BY o.delivery_date IS NULL, o.delivery_date, co.name, o.number'
  const ids = `SELECT o.id FROM orders o JOIN companies co ON co.id = o.company_id JOIN customers c ON c.id = o.customer_id
    WHERE o.id IN (${toFoundSql(filter)}) AND o.status NOT LIKE 'offer%' AND ${search === '' ? `?4 = ''` : matches} ${order} LIMIT ?5`
  const sql = `${selectSql} WHERE o.id IN (${ids}) ${order}`
  return (
    await db
      .prepare(sql)
      .bind(from, to, JSON.stringify(statuses), search.toLowerCase(), limit, unshippedBefore)
      .all<DeskOrderRow>()
  ).results
}

export const findDeskOrder = (db: Sql, number: number): Promise<DeskOrderRow | null> =>
  db.prepare(`${selectSql} WHERE o.number = ?1 AND o.status NOT LIKE 'offer%'`).bind(number).first<DeskOrderRow>()
