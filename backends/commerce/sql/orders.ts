// Orders; reads filter by customer, writes are one batch.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { startOfMonth } from '../rules/delivery/calendar-days.ts'
import { type CustomerRow, isWithinLimitsSql } from './customers.ts'
import { productStateSql } from './order-history.ts'
import { type RecordFilter, toFilterSql, toFilterValues } from './record-filter.ts'

export type OrderRow = {
  id: string
  number: number
  customer_id: number
  status: string
  fingerprint: string | null
  shipping_method: string
  message: string | null
  /** YYYY-MM-DD at the depot; null in older orders. */
  delivery_date: string | null
  purchase_reference: string | null
  /** Cut-off until which the customer may cancel a pending order; null: never. */
  cancelable_until: string | null
  /** JSON of AddressRow. */
  billing_address: string
  shipping_address: string
  /** JSON of TaxRow[]. */
  taxes: string
  line_count: number
  quantity: number
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  deposit_cents: number
  /** Deposits of the empties that were taken back. */
  returned_cents: number
  /** Subtotal, shipping, tax and deposits, without returned deposits. */
  grand_total_cents: number
  external_code: string | null
  created_at: string
  /** Number of answers to a request for a quote. */
  quote_version: number
  /** Instant at which the last answer expires; null: never. */
  quote_until: string | null
  /** The request for approval that it comes from. */
  approval_id: string | null
  /** JSON of AnnouncedEmpties[]; null: none. */
  announced_empties: string | null
  /** JSON of Deposit[]; null: not reported. */
  returned_empties: string | null
  /** Name of the member of staff who placed it in the customer's name; null: the customer. */
  placed_on_behalf_by: string | null
}

/** Fields that a new order does not have. */
export type LaterField =
  | keyof Pick<OrderRow, 'number' | 'quote_version' | 'quote_until' | 'approval_id'>
  | keyof Pick<OrderRow, 'announced_empties' | 'returned_empties' | 'returned_cents' | 'placed_on_behalf_by'>

export type OrderItemRow = {
  id: number
  product_id: number | null
  sku: string
  name: string
  /** Number of the company for the product when it ordered; null: none. */
  own_number: string | null
  /** Excise that the price of one packing includes; null: none, or not known. */
  excise_cents: number | null
  weight_grams: number
  quantity: number
  price_cents: number
  total_cents: number
  vat_percent: number
  tax_cents: number
  /** JSON of Deposit[]; null: none. */
  deposits: string | null
  /** Units, as the wholesaler reported; null: not reported. */
  delivered: number | null
  delivered_grams: number | null
  /** Code of the product's unit; null if the product no longer exists. */
  unit: string | null
}

const columns = `id, number, customer_id, status, fingerprint, shipping_method, message, billing_address, shipping_address,
  taxes, line_count, quantity, subtotal_cents, shipping_cents, tax_cents, deposit_cents, grand_total_cents, external_code, created_at,
  delivery_date, purchase_reference, cancelable_until, quote_version, quote_until, approval_id, announced_empties, returned_empties, returned_cents,
  placed_on_behalf_by`

/** An order of the customer by id or idempotency key; orders of other customers are not found. */
export function selectOrder(db: Sql, customer: CustomerRow, by: 'id' | 'idempotency_key', value: string) {
  const sql = `SELECT ${columns} FROM orders WHERE customer_id = ?1 AND company_id = ?2 AND ${by} = ?3`
  return db.prepare(sql).bind(customer.id, customer.company_id, value)
}

/** An order of any user of the customer's company. */
export const findCompanyOrder = (db: Sql, { company_id }: CustomerRow, id: string): Promise<OrderRow | null> =>
  db.prepare(`SELECT ${columns} FROM orders WHERE company_id = ?1 AND id = ?2`).bind(company_id, id).first<OrderRow>()

export const findOrder = (db: Sql, customer: CustomerRow, id: string): Promise<OrderRow | null> =>
  selectOrder(db, customer, 'id', id).first<OrderRow>()

/** The order that accepts a quote; null: none. */
export const findOrderOfQuote = (db: Sql, quoteId: string): Promise<OrderRow | null> =>
  db.prepare(`SELECT ${columns} FROM orders WHERE quote_id = ?1`).bind(quoteId).first<OrderRow>()

/** The order of a request for approval, an OrderRow; no row: none. */
export const selectOrderOfApproval = (db: Sql, approvalId: string): SqlStatement =>
  db.prepare(`SELECT ${columns} FROM orders WHERE approval_id = ?1`).bind(approvalId)

/** Numbers and references of the order `o`, in which a search may occur. */
export const orderNumbers = [
  "'PV-' || o.number",
  "COALESCE(o.purchase_reference, '')",
  "COALESCE(o.external_code, '')",
] as const

/** When the company placed the first and the latest order; null without orders. */
export const readOrderSpan = (db: Sql, customer: CustomerRow) =>
  db
    .prepare('SELECT MIN(created_at) AS first, MAX(created_at) AS latest FROM orders WHERE company_id = ?1')
    .bind(customer.company_id)
    .first<{ first: string | null; latest: string | null }>()

/** A page of the company's orders, newest first, and the total. Without a search, orders of other pages are read from their index only. */
export async function readOrders(
  db: Sql,
  customer: CustomerRow,
  filter: RecordFilter & { status: string | null },
  page: { first: number; offset: number },
  now: Date,
): Promise<{ total: number; orders: OrderRow[] }> {
  const { status } = filter
  const ofStatus = `?2 = CASE WHEN o.status = 'offer_sent' AND o.quote_until <= ?8 THEN 'offer_expired' ELSE o.status END`
  const where = `WHERE o.company_id = ?1 AND ${status === null ? '?2 IS NULL' : ofStatus}
    ${toFilterSql(filter, 'o.created_at', orderNumbers)}`
  const newestFirst = 'ORDER BY created_at DESC, number DESC'
  const ids = `SELECT o.id FROM orders o ${where} ${newestFirst} LIMIT ? OFFSET ?`
  const sql = `SELECT ${columns} FROM orders WHERE id IN (${ids}) ${newestFirst}`
  const given = [
    customer.company_id,
    status,
    ...toFilterValues(filter),
    ...(status === null ? [] : [now.toISOString()]),
  ]
  const [counted, orders] = await db.batch<OrderRow & { total: number }>([
    db.prepare(`SELECT COUNT(*) AS total FROM orders o ${where}`).bind(...given),
    db.prepare(sql).bind(...given, page.first, page.offset),
  ])
  return { total: counted?.results[0]?.total ?? 0, orders: orders?.results ?? [] }
}

export async function readOrderItems(db: Sql, orderId: string): Promise<OrderItemRow[]> {
  const sql = `SELECT id, product_id, sku, name, own_number, excise_cents, weight_grams, quantity, price_cents, total_cents, vat_percent, tax_cents,
      deposits, delivered, delivered_grams,
      (SELECT u.code FROM products p JOIN units u ON u.id = p.unit_id WHERE p.id = order_items.product_id) AS unit
    FROM order_items WHERE order_id = ?1 ORDER BY position`
  return (await db.prepare(sql).bind(orderId).all<OrderItemRow>()).results
}

export type NewOrder = Omit<OrderRow, LaterField> & {
  company_id: number
  idempotency_key: string | null
  /** As in OrderRow; absent: none. */
  announced_empties?: string | null
}
export type NewOrderItem = Omit<OrderItemRow, 'id' | 'product_id' | 'delivered' | 'delivered_grams' | 'unit'> & {
  product_id: number
  stock_units: number
}
export type StockNeed = { id: number; units: number }

/** SQL: whether the order ?1 was inserted before in this batch. */
const isPlaced = 'EXISTS (SELECT 1 FROM orders WHERE id = ?1)'

/** One batch. Nothing happens if the cart is not at `version`, or above the limits of the customer; a CHECK (stock) or UNIQUE (key) violation rolls it back. */
export function placeOrderStatements(
  db: Sql,
  order: NewOrder,
  items: readonly NewOrderItem[],
  needs: readonly StockNeed[],
  cart: { id: string; version: number },
): SqlStatement[] {
  // a request for a quote has no limits
  const condition = order.status === 'pending' ? isWithinLimitsSql('?2', '?14', '?26') : '?26 IS NOT NULL'
  return [
    insertOrder(db, order, `FROM carts WHERE id = ?24 AND version = ?25 AND ${condition}`, [
      cart.id,
      cart.version,
      startOfMonth(order.created_at),
    ]),
    ...insertContent(db, order.id, items, needs),
    db.prepare(`DELETE FROM cart_items WHERE cart_id = ?2 AND ${isPlaced}`).bind(order.id, cart.id),
    db
      .prepare(`UPDATE carts SET version = version + 1, updated_at = ?3 WHERE id = ?2 AND ${isPlaced}`)
      .bind(order.id, cart.id, order.created_at),
  ]
}

/** Inserts the lines of an order that this batch inserted, and takes them from the stock. */
export const insertContent = (
  db: Sql,
  orderId: string,
  items: readonly NewOrderItem[],
  needs: readonly StockNeed[],
): SqlStatement[] => [
  insertOrderItems(db, orderId, items, isPlaced),
  db
    .prepare(
      `UPDATE stock SET quantity = quantity - need.units
        FROM (SELECT value ->> 'id' AS id, value ->> 'units' AS units FROM json_each(?2)) AS need
        WHERE stock.id = need.id AND ${isPlaced}`,
    )
    .bind(orderId, JSON.stringify(needs)),
]

/** `source` is the FROM clause, which makes the insert conditional; numbers are consecutive. Deposits are the rest of the total. */
export function insertOrder(db: Sql, order: NewOrder, source: string, bound: (string | number)[]) {
  const sql = `INSERT INTO orders (number, id, customer_id, company_id, status, idempotency_key, fingerprint, shipping_method,
      message, billing_address, shipping_address, taxes, line_count, quantity, subtotal_cents, shipping_cents, tax_cents,
      grand_total_cents, external_code, created_at, delivery_date, purchase_reference, cancelable_until, deposit_cents)
    SELECT COALESCE((SELECT MAX(number) FROM orders), ?23) + 1,
      ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?17 - ?14 - ?15 - ?16 ${source}`
  const { id, customer_id, company_id, status, idempotency_key, fingerprint, shipping_method, message } = order
  const { billing_address, shipping_address, taxes, line_count, quantity, subtotal_cents, shipping_cents } = order
  const { tax_cents, grand_total_cents, external_code, created_at } = order
  const { delivery_date, purchase_reference, cancelable_until } = order
  return db
    .prepare(sql)
    .bind(
      ...[id, customer_id, company_id, status, idempotency_key, fingerprint, shipping_method, message],
      ...[billing_address, shipping_address, taxes, line_count, quantity, subtotal_cents, shipping_cents],
      ...[tax_cents, grand_total_cents, external_code, created_at],
      ...[delivery_date, purchase_reference, cancelable_until, firstNumber, ...bound],
    )
}

const firstNumber = 240_000

export function insertOrderItems(db: Sql, orderId: string, items: readonly NewOrderItem[], condition = 'true') {
  const sql = `INSERT INTO order_items (order_id, position, product_id, sku, name, own_number, excise_cents, weight_grams, quantity,
      price_cents, total_cents, vat_percent, tax_cents, stock_units, deposits, ordered_state)
    SELECT ?1, key, value ->> 'product_id', value ->> 'sku', value ->> 'name', value ->> 'own_number', value ->> 'excise_cents',
      value ->> 'weight_grams', value ->> 'quantity', value ->> 'price_cents', value ->> 'total_cents', value ->> 'vat_percent', value ->> 'tax_cents',
      value ->> 'stock_units', value ->> 'deposits', ${productStateSql("value ->> 'product_id'")}
    FROM json_each(?2) WHERE ${condition}`
  return db.prepare(sql).bind(orderId, JSON.stringify(items))
}
