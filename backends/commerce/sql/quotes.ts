// Quotes: answers of the wholesaler, replies, refusals and acceptances of the customer.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { startOfMonth } from '../rules/delivery/calendar-days.ts'
import { isWithinLimitsSql } from './customers.ts'
import { productStateSql } from './order-history.ts'
import { insertOrder, type NewOrder, type StockNeed } from './orders.ts'
import type { Mail } from './outbox.ts'

export type QuoteMessageRow = {
  id: number
  author: 'customer' | 'wholesaler'
  text: string
  created_at: string
}

/** With texts, oldest first. */
export async function readQuoteMessages(db: Sql, orderId: string): Promise<QuoteMessageRow[]> {
  const sql = `SELECT id, author, text, created_at FROM quote_messages WHERE order_id = ?1 AND text <> '' ORDER BY id`
  return (await db.prepare(sql).bind(orderId).all<QuoteMessageRow>()).results
}

export type AnswerableQuote = {
  id: string
  number: number
  status: string
  quote_version: number
  shipping_method: string
  shipping_cents: number
  /** JSON of TaxRow[]. */
  taxes: string
  email: string
  first_name: string
  locale: string
  is_active: number
  /** JSON of AnswerableLine[]. */
  lines: string
}
export type AnswerableLine = {
  id: number
  sku: string
  name: string
  quantity: number
  price_cents: number
  vat_percent: number
  /** JSON of Deposit[]; null: none. */
  deposits: string | null
}

/** @param number without its prefix */
export function findAnswerableQuote(db: Sql, number: number): Promise<AnswerableQuote | null> {
  const sql = `SELECT o.id, o.number, o.status, o.quote_version, o.shipping_method, o.shipping_cents, o.taxes, c.email, c.first_name, c.locale,
      c.is_active, (SELECT json_group_array(json_object('id', id, 'sku', sku, 'name', name, 'quantity', quantity,
        'price_cents', price_cents, 'vat_percent', vat_percent, 'deposits', deposits)) FROM order_items WHERE order_id = o.id) AS lines
    FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.number = ?1 AND o.status LIKE 'offer%'`
  return db.prepare(sql).bind(number).first<AnswerableQuote>()
}

export type QuoteAnswer = {
  quote: Pick<AnswerableQuote, 'id' | 'quote_version'>
  text: string
  /** Instant. */
  until: string
  lines: readonly { id: number; price_cents: number; total_cents: number; tax_cents: number }[]
  totals: { subtotal_cents: number; tax_cents: number; deposit_cents: number; grand_total_cents: number; taxes: string }
}

/** The first statement violates a constraint, which rolls its batch back, if the quote was answered, accepted or declined concurrently. */
export function answerQuoteStatements(db: Sql, { quote, text, until, lines, totals }: QuoteAnswer, now: string) {
  const { id, quote_version: version } = quote
  return [
    db
      .prepare(
        `INSERT INTO quote_messages (order_id, author, text, created_at, version)
          SELECT id, 'wholesaler', ?2, ?3, CASE WHEN quote_version = ?4 AND status NOT IN ('offer_accepted', 'offer_rejected')
            THEN ?4 + 1 END FROM orders WHERE id = ?1`,
      )
      .bind(id, text, now, version),
    db
      .prepare(
        `UPDATE order_items SET price_cents = l.value ->> 'price_cents', total_cents = l.value ->> 'total_cents',
            tax_cents = l.value ->> 'tax_cents'
          FROM json_each(?2) l WHERE order_items.order_id = ?1 AND order_items.id = l.value ->> 'id'`,
      )
      .bind(id, JSON.stringify(lines)),
    db
      .prepare(
        `UPDATE orders SET status = 'offer_sent', quote_version = quote_version + 1, quote_until = ?2, subtotal_cents = ?3,
            tax_cents = ?4, deposit_cents = ?7, grand_total_cents = ?5, taxes = ?6 WHERE id = ?1`,
      )
      .bind(
        id,
        until,
        totals.subtotal_cents,
        totals.tax_cents,
        totals.grand_total_cents,
        totals.taxes,
        totals.deposit_cents,
      ),
    deleteReminders(db, id),
  ]
}

/** The mail about the request itself has no due time. */
const deleteReminders = (db: Sql, quoteId: string): SqlStatement =>
  db.prepare(`DELETE FROM outbox WHERE order_id = ?1 AND status = 'waiting' AND due_at IS NOT NULL`).bind(quoteId)

/** A mail that is sent at an instant, unless the quote is answered, accepted or declined before. */
export const insertReminder = (db: Sql, quoteId: string, mail: Mail, at: string, now: string): SqlStatement =>
  db
    .prepare(
      `INSERT INTO outbox (recipient, locale, subject, text, html, created_at, order_id, due_at, next_attempt_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
    )
    .bind(mail.to, mail.locale, mail.subject, mail.text, mail.html, now, quoteId, at)

export const insertReply = (db: Sql, quoteId: string, text: string, now: string): SqlStatement =>
  db
    .prepare(`INSERT INTO quote_messages (order_id, author, text, created_at) VALUES (?1, 'customer', ?2, ?3)`)
    .bind(quoteId, text, now)

/** The first statement violates a constraint, which rolls its batch back, unless the quote is answered and valid. */
export const declineQuoteStatements = (db: Sql, quoteId: string, text: string, now: string): SqlStatement[] => [
  db
    .prepare(
      `INSERT INTO quote_messages (order_id, author, text, created_at)
        SELECT id, 'customer', CASE WHEN status = 'offer_sent' AND COALESCE(quote_until > ?3, TRUE) THEN ?2 END, ?3
        FROM orders WHERE id = ?1`,
    )
    .bind(quoteId, text, now),
  db.prepare(`UPDATE orders SET status = 'offer_rejected' WHERE id = ?1`).bind(quoteId),
  deleteReminders(db, quoteId),
]

export type QuotedItem = { id: number; stockUnits: number }

/** One batch. Nothing happens unless the quote has this version, is valid and within the limits of the customer; the UNIQUE index of `quote_id` rolls a second acceptance back. */
export function acceptQuoteStatements(
  db: Sql,
  order: NewOrder,
  quote: { id: string; quote_version: number },
  items: readonly QuotedItem[],
  needs: readonly StockNeed[],
): SqlStatement[] {
  const isPlaced = 'EXISTS (SELECT 1 FROM orders WHERE id = ?1)'
  // ?19 is the instant of the order in insertOrder
  const source = `FROM orders q WHERE q.id = ?24 AND q.quote_version = ?25 AND q.status = 'offer_sent' AND q.quote_until > ?19
    AND ${isWithinLimitsSql('?2', '?14', '?26')}`
  return [
    insertOrder(db, order, source, [quote.id, quote.quote_version, startOfMonth(order.created_at)]),
    db.prepare('UPDATE orders SET quote_id = ?2 WHERE id = ?1').bind(order.id, quote.id),
    db
      .prepare(
        `INSERT INTO order_items (order_id, position, product_id, sku, name, own_number, excise_cents, weight_grams, quantity, price_cents,
            total_cents, vat_percent, tax_cents, stock_units, deposits, ordered_state)
          SELECT ?1, i.position, i.product_id, i.sku, i.name, i.own_number, i.excise_cents, i.weight_grams, i.quantity, i.price_cents,
            i.total_cents, i.vat_percent, i.tax_cents, taken.value ->> 'stockUnits', i.deposits, ${productStateSql('i.product_id')}
          FROM order_items i JOIN json_each(?3) AS taken ON taken.value ->> 'id' = i.id
          WHERE i.order_id = ?2 AND ${isPlaced}`,
      )
      .bind(order.id, quote.id, JSON.stringify(items)),
    db
      .prepare(
        `UPDATE stock SET quantity = quantity - need.units
          FROM (SELECT value ->> 'id' AS id, value ->> 'units' AS units FROM json_each(?2)) AS need
          WHERE stock.id = need.id AND ${isPlaced}`,
      )
      .bind(order.id, JSON.stringify(needs)),
    db.prepare(`UPDATE orders SET status = 'offer_accepted' WHERE id = ?2 AND ${isPlaced}`).bind(order.id, quote.id),
    db
      .prepare(`DELETE FROM outbox WHERE order_id = ?2 AND status = 'waiting' AND due_at IS NOT NULL AND ${isPlaced}`)
      .bind(order.id, quote.id),
  ]
}
