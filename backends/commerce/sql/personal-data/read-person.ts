// What the commerce database stores about the person with an e-mail address, for a copy on request (article 15 of the GDPR).
import type { Sql } from '../../../sql/database.ts'

type Row = Record<string, string | number | null>
/** Rows by subject. Without password and token hashes. */
export type PersonalData = Record<string, Row[]>

/** SQL: ids of the accounts of address ?1. */
const accounts = 'SELECT id FROM customers WHERE email = ?1'

const queries: Readonly<Record<string, string>> = {
  account: `SELECT c.id, c.email, c.first_name, c.last_name, c.gender, c.date_of_birth, c.phone, c.role, c.locale, c.newsletter,
      c.progress_mails, c.is_active, c.is_verified, c.last_login_at, c.created_at, c.updated_at, m.name AS company
    FROM customers c JOIN companies m ON m.id = c.company_id WHERE c.email = ?1`,
  company: `SELECT id, name, activity, email, phone, vat_number, website, status, created_at FROM companies WHERE email = ?1 COLLATE NOCASE`,
  addresses: `SELECT company_name, first_name, last_name, address1, address2, postcode, city, country, phone, created_at, updated_at
    FROM addresses WHERE customer_id IN (${accounts}) ORDER BY id`,
  orders: `SELECT 'PV-' || number AS number, status, created_at, delivery_date, purchase_reference, message, billing_address,
      shipping_address, grand_total_cents FROM orders WHERE customer_id IN (${accounts}) ORDER BY created_at, number`,
  quoteReplies: `SELECT 'PV-' || o.number AS number, q.text, q.created_at FROM quote_messages q JOIN orders o ON o.id = q.order_id
    WHERE q.author = 'customer' AND o.customer_id IN (${accounts}) ORDER BY q.id`,
  rejections: `SELECT at, detail AS reason FROM desk_log WHERE action = 'rejected'
    AND subject IN (SELECT 'company:' || company_id FROM customers WHERE email = ?1) ORDER BY id`,
  cart: `SELECT p.sku, i.quantity FROM carts k JOIN cart_items i ON i.cart_id = k.id JOIN products p ON p.id = i.product_id
    WHERE k.customer_id IN (${accounts}) ORDER BY i.id`,
  lists: `SELECT l.name, l.created_at, p.sku, i.amount, i.area, i.par FROM product_lists l
      LEFT JOIN product_list_items i ON i.list_id = l.id LEFT JOIN products p ON p.id = i.product_id
    WHERE l.customer_id IN (${accounts}) ORDER BY l.id, i.position`,
  standingOrders: `SELECT o.state, o.weekdays, o.every_weeks, o.start_date, o.end_date, o.message, o.purchase_reference, o.created_at,
      l.sku, l.quantity FROM standing_orders o JOIN standing_order_lines l ON l.standing_order_id = o.id
    WHERE o.customer_id IN (${accounts}) ORDER BY o.created_at, o.id, l.position`,
  approvals: `SELECT status, created_at, delivery_date, message, purchase_reference, billing_address, shipping_address, reason
    FROM order_approvals WHERE customer_id IN (${accounts}) ORDER BY created_at, id`,
  recalls: `SELECT r.lot, r.sku, w.written_at AS mailed_at, p.read_at AS confirmed_at FROM recalls r
      LEFT JOIN recall_mails w ON w.recall_id = r.id AND w.customer_id IN (${accounts})
      LEFT JOIN recall_receipts p ON p.recall_id = r.id AND p.customer_id IN (${accounts})
    WHERE w.customer_id IS NOT NULL OR p.customer_id IS NOT NULL ORDER BY r.id`,
  sessions: `SELECT created_at, expires_at FROM access_tokens WHERE customer_id IN (${accounts}) ORDER BY created_at`,
  invitations: `SELECT m.name AS company, i.email, i.role, i.created_at, i.expires_at FROM invitations i
      JOIN companies m ON m.id = i.company_id
    WHERE i.email = ?1 OR i.invited_by IN (${accounts}) ORDER BY i.id`,
  emailChanges: `SELECT kind, former_email, new_email, expires_at FROM email_changes
    WHERE customer_id IN (${accounts}) OR lower(former_email) = lower(?1) OR lower(new_email) = lower(?1) ORDER BY expires_at`,
  mails: `SELECT subject, text, created_at, status FROM outbox WHERE lower(recipient) = lower(?1) ORDER BY id`,
}

/** Subjects without rows are left out. */
export async function readPersonalData(db: Sql, email: string): Promise<PersonalData> {
  const subjects = Object.keys(queries)
  const results = await db.batch<Row>(subjects.map((subject) => db.prepare(queries[subject] ?? '').bind(email)))
  return Object.fromEntries(
    subjects.flatMap((subject, index) => {
      const rows = results[index]?.results ?? []
      return rows.length > 0 ? [[subject, rows]] : []
    }),
  )
}
