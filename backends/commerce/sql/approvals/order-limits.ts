// Limits of buyers, and what they ordered in a month. Reads explain an order that is rejected; the condition in the statement that inserts it decides.
import type { Sql, SqlStatement } from '../../../sql/database.ts'

/** SQL: cents of goods that customer `c` ordered since an instant, without tax and delivery costs. Requests for quotes and canceled orders do not count. */
const orderedSql = (since: string) => `(SELECT COALESCE(SUM(o.subtotal_cents), 0) FROM orders o
  WHERE o.customer_id = c.id AND o.created_at >= ${since} AND o.status <> 'canceled' AND o.status NOT LIKE 'offer%')`

/**
 * SQL: whether a customer may order goods of this amount without an approval. Other roles have no limits.
 * @param customer, cents, monthStart placeholders such as `?2`
 */
export const isWithinLimitsSql = (customer: string, cents: string, monthStart: string) => `NOT EXISTS (
  SELECT 1 FROM customers c WHERE c.id = ${customer} AND c.role = 'buyer'
    AND (c.order_limit_cents < ${cents} OR c.month_limit_cents < ${cents} + ${orderedSql(monthStart)}))`

export type LimitRow = {
  order_limit_cents: number | null
  month_limit_cents: number | null
  ordered_cents: number
}

/** Limits of a buyer and the cents ordered since the start of the month; no row for other roles and without limits. */
export const selectLimits = (db: Sql, customerId: number, monthStart: string): SqlStatement =>
  db
    .prepare(
      `SELECT c.order_limit_cents, c.month_limit_cents, ${orderedSql('?2')} AS ordered_cents FROM customers c
        WHERE c.id = ?1 AND c.role = 'buyer' AND COALESCE(c.order_limit_cents, c.month_limit_cents) IS NOT NULL`,
    )
    .bind(customerId, monthStart)
