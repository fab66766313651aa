// Requests for approval in the demo shop, for tests that decide them.
import type { Runtime } from './runtimes.ts'

type Shop = Pick<Runtime, 'sql'>

/** The demo buyer, with a limit of € 250 per order. */
export const jana = 'jana@brasserie-nova.example'
/** A demo bookkeeper of the same company. */
export const sofie = 'sofie@brasserie-nova.example'

/** Copies the waiting request of the demo data, with stock for it: other tests of the same shop order its products too. */
export async function copyApproval({ sql }: Shop, id: string): Promise<void> {
  await sql(
    'COMMERCE_DB',
    `INSERT INTO order_approvals (id, company_id, customer_id, fingerprint, cart_version, exceeded, shipping_method, message,
        delivery_date, billing_address, shipping_address, created_at, expires_at)
      SELECT ?, company_id, customer_id, fingerprint, cart_version, exceeded, shipping_method, message, delivery_date, billing_address,
        shipping_address, created_at, expires_at FROM order_approvals WHERE id = 'demo-approval'`,
    id,
  )
  await sql(
    'COMMERCE_DB',
    `INSERT INTO order_approval_items (approval_id, position, product_id, sku, name, requested_quantity, quantity, price_cents, article)
      SELECT ?, position, product_id, sku, name, requested_quantity, quantity, price_cents, article
      FROM order_approval_items WHERE approval_id = 'demo-approval'`,
    id,
  )
  await sql(
    'COMMERCE_DB',
    `UPDATE stock SET quantity = MAX(quantity, 1000) WHERE id IN (SELECT p.stock_id FROM order_approval_items i
      JOIN products p ON p.id = i.product_id WHERE i.approval_id = ?)`,
    id,
  )
}

/** With its order. */
export async function deleteApproval({ sql }: Shop, id: string): Promise<void> {
  await sql(
    'COMMERCE_DB',
    'DELETE FROM order_items WHERE order_id IN (SELECT id FROM orders WHERE approval_id = ?)',
    id,
  )
  await sql('COMMERCE_DB', 'DELETE FROM orders WHERE approval_id = ?', id)
  await sql('COMMERCE_DB', 'DELETE FROM order_approvals WHERE id = ?', id)
}
