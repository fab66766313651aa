// Requests for a quote of all companies, for the desk.
import type { Sql } from '../../../sql/database.ts'

export type DeskQuoteRow = {
  id: string
  number: number
  status: string
  quote_until: string | null
  quote_version: number
  /** 1: the customer waits for an answer. */
  is_waiting: number
  company: string
  customer: string
  email: string
  phone: string | null
  created_at: string
  delivery_date: string | null
  shipping_method: string
  message: string | null
  line_count: number
  subtotal_cents: number
  grand_total_cents: number
  /** Number of the order that accepted it. */
  accepted_by: number | null
  /** JSON of DeskQuoteLine[], in their order. */
  lines: string
}
export type DeskQuoteLine = { sku: string; name: string; quantity: number; price_cents: number; total_cents: number }

/** SQL: a request without an answer, or an answer to which the customer has replied. */
export const isWaitingSql = `(o.status IN ('offer_requested', 'offer_sent') AND (o.status = 'offer_requested'
  OR (SELECT author FROM quote_messages WHERE order_id = o.id ORDER BY id DESC LIMIT 1) = 'customer'))`

const selectSql = `SELECT o.id, o.number, o.status, o.quote_until, o.quote_version, ${isWaitingSql} AS is_waiting, co.name AS company,
    c.first_name || ' ' || c.last_name AS customer, c.email, o.shipping_address ->> 'phone' AS phone, o.created_at, o.delivery_date,
    o.shipping_method, o.message, o.line_count, o.subtotal_cents, o.grand_total_cents,
    (SELECT number FROM orders WHERE quote_id = o.id) AS accepted_by,
    (SELECT json_group_array(json_object('sku', sku, 'name', name, 'quantity', quantity, 'price_cents', price_cents, 'total_cents', total_cents))
      FROM (SELECT * FROM order_items WHERE order_id = o.id ORDER BY position)) AS lines
  FROM orders o JOIN companies co ON co.id = o.company_id JOIN customers c ON c.id = o.customer_id
  WHERE o.status LIKE 'offer%'`

/** SQL: the quotes that match. Their ids are selected first, from the index of the status, so that SQLite reads no other quote. */
const oneOf = (condition: string) => `o.id IN (SELECT o.id FROM orders o WHERE ${condition})`

const stateSql = {
  waiting: oneOf(isWaitingSql),
  sent: oneOf(`o.status = 'offer_sent' AND o.quote_until > ?1`),
  expired: `(o.status = 'offer_expired' OR (o.status = 'offer_sent' AND o.quote_until <= ?1))`,
  accepted: `o.status = 'offer_accepted'`,
  declined: `o.status = 'offer_rejected'`,
} as const
export type QuoteState = keyof typeof stateSql
export const isQuoteState = (text: string): text is QuoteState => Object.hasOwn(stateSql, text)

/** Those that wait the longest first, others by age. */
export async function listDeskQuotes(db: Sql, state: QuoteState, now: string, atMost: number): Promise<DeskQuoteRow[]> {
  const order = state === 'waiting' ? 'o.created_at' : 'o.created_at DESC'
  const sql = `${selectSql} AND ?1 <> '' AND ${stateSql[state]} ORDER BY ${order}, o.number LIMIT ?2`
  return (await db.prepare(sql).bind(now, atMost).all<DeskQuoteRow>()).results
}

export const findDeskQuote = (db: Sql, number: number): Promise<DeskQuoteRow | null> =>
  db.prepare(`${selectSql} AND o.number = ?1`).bind(number).first<DeskQuoteRow>()
