// Invoices with data stored with their orders; every query filters by company.
import type { Sql } from '../../sql/database.ts'
import { unpaidStates } from '../rules/invoice.ts'
import type { CustomerRow } from './customers.ts'
import { type OrderRow, orderNumbers } from './orders.ts'
import { type RecordFilter, toFilterSql, toFilterValues } from './record-filter.ts'

export type InvoiceRow = Pick<
  OrderRow,
  | 'billing_address'
  | 'taxes'
  | 'quantity'
  | 'subtotal_cents'
  | 'shipping_cents'
  | 'tax_cents'
  | 'deposit_cents'
  | 'returned_cents'
  | 'returned_empties'
  | 'grand_total_cents'
  | 'shipping_method'
  | 'shipping_address'
  | 'delivery_date'
> & {
  id: string
  number: number
  order_id: string
  order_number: number
  ordered_by: string
  state: string
  created_at: string
  due_at: string
}

/** `+` keeps SQLite from reading all orders of the company before the invoices. */
const select = `SELECT i.id, i.number, i.order_id, i.state, i.created_at, i.due_at, o.number AS order_number,
    o.billing_address, o.taxes, o.quantity, o.subtotal_cents, o.shipping_cents, o.tax_cents, o.deposit_cents, o.returned_cents,
    o.returned_empties, o.grand_total_cents,
    o.shipping_method, o.shipping_address, o.delivery_date,
    c.first_name || ' ' || c.last_name AS ordered_by
  FROM invoices i JOIN orders o ON o.id = i.order_id JOIN customers c ON c.id = o.customer_id
  WHERE +o.company_id = ?1`

export type InvoiceFilter = RecordFilter & {
  orderId: string | null
  /** open, overdue, or a stored state; null: all. */
  state: string | null
  /** Start of today at the depot: an unpaid invoice that was due before is overdue. */
  today: string
}

const stateSql = `CASE ?8 WHEN 'open' THEN i.state IN (${unpaidStates.map((state) => `'${state}'`).join(', ')})
  WHEN 'overdue' THEN i.state = 'overdue' OR (i.state IN ('pending', 'pending_payment') AND i.due_at < ?9)
  ELSE i.state = ?8 END`

/** SQL: invoice `i` is one of the company ?1; reads the index of its orders, not the orders. */
export const ofCompanySql = 'i.order_id IN (SELECT id FROM orders WHERE company_id = ?1)'
/** SQLite prefers the unique index of order_id, for which it reads each invoice. */
export const invoicesByOrderSql = 'invoices i INDEXED BY invoices_by_order'
const newestFirst = 'ORDER BY i.created_at DESC, i.number DESC'

/** A page of the company's invoices, newest first. Without a search, the orders are read for this page alone. */
export async function readInvoices(
  db: Sql,
  customer: CustomerRow,
  filter: InvoiceFilter,
  page: { first: number; offset: number },
): Promise<InvoiceRow[]> {
  const { orderId, state, search, today } = filter
  const found = `${search === null ? '' : 'JOIN orders o ON o.id = i.order_id'} WHERE ${ofCompanySql}
    AND ${orderId === null ? '?2 IS NULL' : 'i.order_id = ?2'} ${toFilterSql(filter, 'i.created_at', ["'F-' || i.number", ...orderNumbers])}
    ${state === null ? '' : `AND ${stateSql}`}`
  const ids = `SELECT i.id FROM ${invoicesByOrderSql} ${found} ${newestFirst} LIMIT ? OFFSET ?`
  const given = [orderId, ...toFilterValues(filter), ...(state === null ? [] : [state, today])]
  return (
    await db
      .prepare(`${select} AND i.id IN (${ids}) ${newestFirst}`)
      .bind(customer.company_id, ...given, page.first, page.offset)
      .all<InvoiceRow>()
  ).results
}

export type UnpaidInvoiceRow = Pick<InvoiceRow, 'number' | 'state' | 'due_at' | 'grand_total_cents'>

/** All unpaid invoices of the company, the one that is due first in front. CROSS JOIN: SQLite reads only their orders. `+`: one look-up per order, not per state. */
export async function readUnpaidInvoices(db: Sql, customer: CustomerRow): Promise<UnpaidInvoiceRow[]> {
  const sql = `SELECT i.number, i.state, i.due_at, o.grand_total_cents
    FROM ${invoicesByOrderSql} CROSS JOIN orders o ON o.id = i.order_id WHERE ${ofCompanySql} AND +i.state IN (SELECT value FROM json_each(?2)) ORDER BY i.due_at, i.number`
  const states = JSON.stringify(unpaidStates)
  return (await db.prepare(sql).bind(customer.company_id, states).all<UnpaidInvoiceRow>()).results
}

export const findInvoice = (db: Sql, customer: CustomerRow, id: string): Promise<InvoiceRow | null> =>
  db.prepare(`${select} AND i.id = ?2`).bind(customer.company_id, id).first<InvoiceRow>()
