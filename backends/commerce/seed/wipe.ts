import type { Sql } from '../../sql/database.ts'
import { runAll } from '../../sql/insert-rows.ts'

const statements = [
  'DELETE FROM meta',
  'DELETE FROM search_words',
  'DELETE FROM product_list_items',
  'DELETE FROM product_lists',
  'DELETE FROM invoices',
  'DELETE FROM order_progress',
  'DELETE FROM order_items',
  'DELETE FROM order_cancellations',
  'DELETE FROM quote_messages',
  'DELETE FROM orders',
  'DELETE FROM cart_operations',
  'DELETE FROM cart_items',
  'DELETE FROM carts',
  'DELETE FROM access_tokens',
  'DELETE FROM password_tokens',
  'DELETE FROM outbox',
  'DELETE FROM events',
  'DELETE FROM login_failures',
  'DELETE FROM invitations',
  'DELETE FROM addresses',
  'DELETE FROM customers',
  'DELETE FROM customer_prices',
  'DELETE FROM credit_holds',
  'DELETE FROM companies',
  'DELETE FROM product_members',
  'DELETE FROM product_relations',
  'DELETE FROM product_prices',
  'DELETE FROM product_texts',
  'DELETE FROM products WHERE parent_id IS NOT NULL',
  'DELETE FROM products',
  'DELETE FROM descriptions',
  'DELETE FROM stock',
  'DELETE FROM category_texts',
  'UPDATE categories SET parent_id = NULL',
  'DELETE FROM categories',
  'DELETE FROM unit_texts',
  'DELETE FROM units',
] as const

export const wipe = (db: Sql): Promise<void> =>
  runAll(
    db,
    statements.map((sql) => db.prepare(sql)),
  )
