// Requests for approval. Reads filter by company or requester; every change is one batch whose first statement violates a constraint
// if the request is no longer waiting, which rolls the batch back.
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import type { ApprovalStatus } from '../../rules/account/order-approval.ts'
import type { CustomerRow } from '../customers.ts'
import { insertContent, insertOrder, type NewOrder, type NewOrderItem, type StockNeed } from '../orders.ts'

export type ApprovalRow = {
  id: string
  company_id: number
  customer_id: number
  /** As stored: a request that waits after `expires_at` is expired. */
  status: ApprovalStatus
  /** Number of changes of its quantities. */
  revision: number
  fingerprint: string
  exceeded: 'order' | 'month'
  shipping_method: string
  message: string | null
  purchase_reference: string | null
  /** JSON of AnnouncedEmpties[]; null: none. */
  announced_empties: string | null
  /** YYYY-MM-DD at the depot. */
  delivery_date: string
  /** JSON of AddressRow. */
  billing_address: string
  shipping_address: string
  created_at: string
  expires_at: string
  decided_at: string | null
  decided_by: number | null
  reason: string | null
  /** Goods as they were sent, in cents. */
  requested_cents: number
}

export type ApprovalItemRow = {
  id: number
  product_id: number | null
  sku: string
  name: string
  requested_quantity: number
  quantity: number
  /** Price of one packing when it was sent. */
  price_cents: number
  /** JSON of the product when it was sent. */
  article: string
}

const columns = `a.id, a.company_id, a.customer_id, a.status, a.revision, a.fingerprint, a.exceeded, a.shipping_method, a.message,
  a.purchase_reference, a.announced_empties, a.delivery_date, a.billing_address, a.shipping_address, a.created_at, a.expires_at, a.decided_at, a.decided_by, a.reason,
  (SELECT SUM(requested_quantity * price_cents) FROM order_approval_items WHERE approval_id = a.id) AS requested_cents`

/** Requests that a customer sees: all of the company, or their own. */
export type ApprovalScope = { companyId: number; customerId: number | null }

const inScope = 'a.company_id = ?1 AND (?2 IS NULL OR a.customer_id = ?2)'

export const findApproval = (db: Sql, { companyId, customerId }: ApprovalScope, id: string) =>
  db
    .prepare(`SELECT ${columns} FROM order_approvals a WHERE ${inScope} AND a.id = ?3`)
    .bind(companyId, customerId, id)
    .first<ApprovalRow>()

export const selectApprovalByKey = (db: Sql, { id }: CustomerRow, key: string): SqlStatement =>
  db
    .prepare(`SELECT ${columns} FROM order_approvals a WHERE a.customer_id = ?1 AND a.idempotency_key = ?2`)
    .bind(id, key)

/** A page: waiting ones by the instant at which they expire, then the newest. `decidableBy`: only waiting ones that this customer can decide. */
export async function readApprovals(
  db: Sql,
  { companyId, customerId }: ApprovalScope,
  { decidableBy, now }: { decidableBy: CustomerRow | null; now: string },
  page: { first: number; offset: number },
): Promise<{ total: number; approvals: ApprovalRow[] }> {
  const isWaiting = waits('?3')
  const where = `${inScope} AND (?4 = 0 OR ${isWaiting}) AND a.customer_id IS NOT ?5`
  // a user with a limit approves no request of their own
  const excluded = decidableBy?.has_limits ? decidableBy.id : null
  const given = [companyId, customerId, now, decidableBy ? 1 : 0, excluded] as const
  const sql = `SELECT ${columns} FROM order_approvals a WHERE ${where}
    ORDER BY ${isWaiting} DESC, CASE WHEN ${isWaiting} THEN a.expires_at END, a.created_at DESC, a.id LIMIT ?6 OFFSET ?7`
  const [counted, rows] = await db.batch<ApprovalRow & { total: number }>([
    db.prepare(`SELECT COUNT(*) AS total FROM order_approvals a WHERE ${where}`).bind(...given),
    db.prepare(sql).bind(...given, page.first, page.offset),
  ])
  return { total: counted?.results[0]?.total ?? 0, approvals: rows?.results ?? [] }
}

export async function readApprovalItems(db: Sql, id: string): Promise<ApprovalItemRow[]> {
  const sql = `SELECT id, product_id, sku, name, requested_quantity, quantity, price_cents, article FROM order_approval_items
    WHERE approval_id = ?1 ORDER BY position`
  return (await db.prepare(sql).bind(id).all<ApprovalItemRow>()).results
}

export type Approver = Pick<CustomerRow, 'id' | 'email' | 'first_name' | 'locale'>

/** Users of a company who can log in and have one of these roles. */
export async function readApprovers(db: Sql, companyId: number, roles: readonly string[]): Promise<Approver[]> {
  const sql = `SELECT id, email, first_name, locale FROM customers WHERE company_id = ?1 AND is_active = 1
    AND role IN (SELECT value FROM json_each(?2)) ORDER BY id`
  return (await db.prepare(sql).bind(companyId, JSON.stringify(roles)).all<Approver>()).results
}

export type NewApproval = Omit<
  ApprovalRow,
  'status' | 'revision' | 'decided_at' | 'decided_by' | 'reason' | 'requested_cents'
> & { idempotency_key: string | null }
export type NewApprovalItem = Pick<ApprovalItemRow, 'sku' | 'name' | 'quantity' | 'price_cents' | 'article'> & {
  product_id: number
}

/** Inserts a request and empties the cart, if the cart is at `version`. */
export function requestApprovalStatements(
  db: Sql,
  approval: NewApproval,
  items: readonly NewApprovalItem[],
  cart: { id: string; version: number },
): SqlStatement[] {
  const { id, company_id, customer_id, idempotency_key, fingerprint, exceeded, shipping_method, message } = approval
  const { purchase_reference, delivery_date, billing_address, shipping_address, created_at, expires_at } = approval
  return [
    db
      .prepare(
        `INSERT INTO order_approvals (id, company_id, customer_id, idempotency_key, fingerprint, exceeded, shipping_method, message,
            purchase_reference, delivery_date, billing_address, shipping_address, created_at, expires_at, announced_empties, cart_version)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
            (SELECT version FROM carts WHERE id = ?16 AND version = ?17))`,
      )
      .bind(
        ...[id, company_id, customer_id, idempotency_key, fingerprint, exceeded, shipping_method, message],
        ...[purchase_reference, delivery_date, billing_address, shipping_address, created_at, expires_at],
        ...[approval.announced_empties, cart.id, cart.version],
      ),
    db
      .prepare(
        `INSERT INTO order_approval_items (approval_id, position, product_id, sku, name, requested_quantity, quantity, price_cents, article)
          SELECT ?1, key, value ->> 'product_id', value ->> 'sku', value ->> 'name', value ->> 'quantity', value ->> 'quantity',
            value ->> 'price_cents', value ->> 'article' FROM json_each(?2)`,
      )
      .bind(id, JSON.stringify(items)),
    db.prepare('DELETE FROM cart_items WHERE cart_id = ?1').bind(cart.id),
    db.prepare('UPDATE carts SET version = version + 1, updated_at = ?2 WHERE id = ?1').bind(cart.id, created_at),
  ]
}

/** SQL: whether the request waits and has not expired at an instant. */
const waits = (now: string) => `status = 'waiting' AND expires_at > ${now}`

export type Decision = { id: string; by: number; at: string }

/** @param status of the request after it; returned ones have a reason */
export const decideStatement = (
  db: Sql,
  { id, by, at }: Decision,
  status: 'returned' | 'withdrawn',
  reason: string | null,
): SqlStatement =>
  db
    .prepare(
      `UPDATE order_approvals SET status = CASE WHEN ${waits('?3')} THEN ?4 END, decided_by = ?2, decided_at = ?3, reason = ?5
        WHERE id = ?1`,
    )
    .bind(id, by, at, status, reason)

export const changeQuantitiesStatements = (
  db: Sql,
  { id, revision }: Pick<ApprovalRow, 'id' | 'revision'>,
  items: readonly { id: number; quantity: number }[],
  now: string,
): SqlStatement[] => [
  db
    .prepare(
      `UPDATE order_approvals SET revision = CASE WHEN ${waits('?3')} AND revision = ?2 THEN revision + 1 END WHERE id = ?1`,
    )
    .bind(id, revision, now),
  db
    .prepare(
      `UPDATE order_approval_items SET quantity = i.value ->> 'quantity' FROM json_each(?2) i
        WHERE approval_id = ?1 AND order_approval_items.id = i.value ->> 'id'`,
    )
    .bind(id, JSON.stringify(items)),
]

/** Places the order of a request that waits at this revision; the UNIQUE index of `approval_id` rolls a second one back. */
export function approveStatements(
  db: Sql,
  order: NewOrder,
  items: readonly NewOrderItem[],
  needs: readonly StockNeed[],
  { id, revision, by }: Pick<ApprovalRow, 'id' | 'revision'> & { by: number },
): SqlStatement[] {
  // ?19 is the instant of the order in insertOrder
  const source = `FROM order_approvals a WHERE a.id = ?24 AND a.revision = ?25 AND ${waits('?19')}`
  const isPlaced = 'EXISTS (SELECT 1 FROM orders WHERE id = ?1)'
  return [
    insertOrder(db, order, source, [id, revision]),
    db.prepare('UPDATE orders SET approval_id = ?2 WHERE id = ?1').bind(order.id, id),
    ...insertContent(db, order.id, items, needs),
    db
      .prepare(
        `UPDATE order_approvals SET status = 'approved', decided_by = ?3, decided_at = ?4 WHERE id = ?2 AND ${isPlaced}`,
      )
      .bind(order.id, id, by, order.created_at),
  ]
}

export type ExpiredApproval = Pick<
  ApprovalRow,
  'id' | 'company_id' | 'customer_id' | 'delivery_date' | 'requested_cents'
> &
  Pick<CustomerRow, 'email' | 'first_name' | 'last_name' | 'locale' | 'is_active'>

/** Waiting requests whose cut-off has passed, with their buyers; the earliest first. */
export async function readOverdueApprovals(db: Sql, now: string, atMost: number): Promise<ExpiredApproval[]> {
  const sql = `SELECT ${columns}, c.email, c.first_name, c.last_name, c.locale, c.is_active FROM order_approvals a
    JOIN customers c ON c.id = a.customer_id WHERE a.status = 'waiting' AND a.expires_at <= ?1 ORDER BY a.expires_at, a.id LIMIT ?2`
  return (await db.prepare(sql).bind(now, atMost).all<ExpiredApproval>()).results
}

export const expireStatement = (db: Sql, id: string, now: string): SqlStatement =>
  db
    .prepare(
      `UPDATE order_approvals SET status = CASE WHEN status = 'waiting' AND expires_at <= ?2 THEN 'expired' END, decided_at = ?2
        WHERE id = ?1`,
    )
    .bind(id, now)
