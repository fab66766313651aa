// A demo request for approval, which waits for a few days.
import type { Sql } from '../../sql/database.ts'
import { insertRows } from '../../sql/insert-rows.ts'
import { toArticle } from '../resolvers/approvals/review.ts'
import { startOfDay, toIsoDay } from '../rules/delivery/calendar-days.ts'
import { nextDeliveryDays, offeredDayCount } from '../rules/delivery/delivery-days.ts'
import { type Product, readProducts } from '../sql/products.ts'

const buyer = 6
const company = 1
const quantity = 4
const lineCount = 3

/** The first products in stock that the company can buy. */
async function findProducts(db: Sql): Promise<Product[]> {
  const sql = `SELECT p.id FROM products p JOIN product_prices r ON r.product_id = p.id AND r.price_group = 'A' JOIN stock s ON s.id = p.stock_id
    WHERE p.type = 'simple' AND p.is_stock_article = 1 AND s.quantity >= ?1 * p.stock_units AND r.final_cents > 2000 ORDER BY p.id LIMIT ?2`
  const { results } = await db.prepare(sql).bind(quantity, lineCount).all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  const products = await readProducts(db, ids, 'nl', { group: 'A', companyId: 0, day: '' })
  return ids.flatMap((id) => products.get(id) ?? [])
}

export async function seedApprovals(db: Sql): Promise<void> {
  const now = new Date()
  const day = nextDeliveryDays(now, offeredDayCount).at(-1)
  const address = await db
    .prepare('SELECT * FROM addresses WHERE company_id = ?1 AND customer_id IS NULL')
    .bind(company)
    .first<object>()
  if (!day || !address) return
  const sent = startOfDay(toIsoDay(now.toISOString()))
  await insertRows(
    db,
    'order_approvals',
    `id, company_id, customer_id, fingerprint, cart_version, exceeded, shipping_method, message, delivery_date, billing_address,
      shipping_address, created_at, expires_at`,
    [
      [
        ...[
          'demo-approval',
          company,
          buyer,
          '',
          1,
          'order',
          'delivery_delivery',
          'Voor het banket van zaterdag',
          day.date,
        ],
        ...[JSON.stringify(address), JSON.stringify(address), sent, day.cutOff],
      ],
    ],
  )
  const products = await findProducts(db)
  await insertRows(
    db,
    'order_approval_items',
    'approval_id, position, product_id, sku, name, requested_quantity, quantity, price_cents, article',
    products.map((product, index) => [
      ...['demo-approval', index, product.id, product.sku, product.name ?? product.sku, quantity, quantity],
      ...[product.final_cents, toArticle(product)],
    ]),
  )
}
