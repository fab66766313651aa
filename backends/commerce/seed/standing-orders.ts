// The standing order of nadia: what she orders most, automatically on Tuesdays and Fridays from next week on.
import type { Sql } from '../../sql/database.ts'
import { addDays, todayOf } from '../rules/standing-orders/schedule.ts'
import { findCustomerByEmail } from '../sql/customers.ts'
import { insertStandingOrder, type StandingLine } from '../sql/standing-orders/standing-orders.ts'

const daysUntilStart = 7
const usualSql = `SELECT i.product_id, i.sku, t.name, MIN(i.quantity) AS quantity FROM order_items i
  JOIN orders o ON o.id = i.order_id AND o.customer_id = ?1 JOIN products p ON p.id = i.product_id AND p.type = 'simple' AND p.is_stock_article = 1
  JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) AND t.locale = 'nl'
  GROUP BY i.product_id ORDER BY COUNT(*) DESC, i.product_id LIMIT 6`

export async function seedStandingOrders(db: Sql): Promise<void> {
  const nadia = await findCustomerByEmail(db, 'nadia@brasserie-nova.example')
  if (!nadia) return
  const now = new Date()
  const { results: lines } = await db.prepare(usualSql).bind(nadia.id).all<StandingLine>()
  const fields = {
    weekdays: '25',
    every_weeks: 1,
    start_date: addDays(todayOf(now), daysUntilStart),
    end_date: null,
    is_automatic: 1,
    shipping_method: 'delivery_delivery',
    shipping_address_id: 2,
    billing_address_id: 1,
    message: null,
    purchase_reference: 'Vast',
    lines,
    doneUntil: todayOf(now),
  }
  const created = { id: 'demo-standing-order', key: null, fields }
  if (lines.length > 0) await insertStandingOrder(db, nadia, created, 1, now.toISOString())
}
