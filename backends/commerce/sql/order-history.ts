// What a customer ordered before, for proposals and for what has changed since. Quotes and canceled orders do not count.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { CustomerRow } from './customers.ts'

/** The most packings of a product on a delivery day, YYYY-MM-DD. */
export type DeliveredItemRow = { product_id: number; day: string; quantity: number }

/** A product of the latest orders as it was ordered last. */
export type LastOrderedRow = {
  /** Null if the product no longer exists. */
  product_id: number | null
  sku: string
  name: string
  price_cents: number
  quantity: number
  /** JSON of ProductState in rules/planning/product-changes.ts; null in older orders. */
  ordered_state: string | null
  /** The same of the product today; null if it no longer exists. */
  current_state: string | null
  ordered_at: string
}

/** Deliveries that a proposal considers, and orders whose products are compared. */
const considered = 60
const compared = 20

const recent = (
  limit: number,
) => `recent AS (SELECT id, created_at, COALESCE(delivery_date, date(created_at, '+1 day')) AS day
    FROM orders WHERE customer_id = ?1 AND company_id = ?2
    AND status NOT LIKE 'offer%' AND status NOT IN ('canceled', 'fraud', 'failed')
    ORDER BY created_at DESC, number DESC LIMIT ${limit})`

const deliveredSql = `WITH ${recent(considered)}
  SELECT i.product_id, r.day, MAX(i.quantity) AS quantity FROM order_items i JOIN recent r ON r.id = i.order_id
  WHERE i.product_id IS NOT NULL GROUP BY i.product_id, r.day`

export const selectDeliveredItems = (db: Sql, customer: CustomerRow): SqlStatement =>
  db.prepare(deliveredSql).bind(customer.id, customer.company_id)

/** JSON of the state of a product: everything that a customer should know if it changes. @param id SQL of its id */
export const productStateSql = (id: string) => `(SELECT json_object('allergens', p.allergens,
    'content', json_array(p.content_count, p.content_amount, p.content_unit), 'unit', u.code,
    'origin', (SELECT json_group_object(d.locale, d.origin) FROM descriptions d WHERE d.id = p.description_id))
  FROM products p JOIN units u ON u.id = p.unit_id WHERE p.id = ${id})`

// of the other columns SQLite takes the values of the row with the maximum
const lastOrderedSql = `WITH ${recent(compared)}, newest AS (
    SELECT i.product_id, i.sku, i.name, i.price_cents, i.quantity, i.ordered_state, MAX(r.created_at) AS ordered_at
    FROM order_items i JOIN recent r ON r.id = i.order_id GROUP BY COALESCE(i.product_id, i.sku))
  SELECT *, ${productStateSql('newest.product_id')} AS current_state FROM newest ORDER BY ordered_at DESC, sku`

export const selectLastOrdered = (db: Sql, customer: CustomerRow): SqlStatement =>
  db.prepare(lastOrderedSql).bind(customer.id, customer.company_id)
