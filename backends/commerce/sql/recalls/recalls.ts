// Recalls of lots: which customers they concern, who got a mail, and who confirmed.
import type { Locale } from '../../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { isConcerned } from './lots.ts'

export type RecallText = { reason: string; instruction: string }
export type RecallTexts = Record<Locale, RecallText>

export type RecallRow = {
  id: number
  lot: string
  /** JSON of RecallTexts. */
  texts: string
  started_at: string
  /** Of the company: who confirmed and when; null: no one yet. */
  confirmed_by: number | null
  confirmed_at: string | null
  /** JSON of RecalledLine[], the latest order first. */
  lines: string
}
export type RecalledLine = {
  /** Null: the product no longer exists. */
  product_id: number | null
  sku: string
  /** In the language of the order. */
  name: string
  quantity: number
  best_before: string | null
  order_id: string
  order_number: number
}

/** SQL: lots `l` that the open recall `r` concerns, with their lines `i` and orders `o`. CROSS JOIN: SQLite would begin with all orders of a company. */
const concerned = `recalls r CROSS JOIN order_item_lots l ON l.lot = r.lot CROSS JOIN order_items i ON i.id = l.order_item_id AND ${isConcerned}
  CROSS JOIN orders o ON o.id = i.order_id AND r.closed_at IS NULL`

/** Open recalls of what a company got, RecallRow each, the latest first. @param id null: all */
export const selectRecalls = (db: Sql, companyId: number, id: number | null): SqlStatement =>
  db
    .prepare(
      `SELECT f.id, f.lot, f.texts, f.started_at, p.customer_id AS confirmed_by, p.read_at AS confirmed_at,
          json_group_array(json_object('product_id', f.product_id, 'sku', f.sku, 'name', f.name, 'quantity', f.quantity, 'best_before', f.best_before,
            'order_id', f.order_id, 'order_number', f.number)) AS lines
        FROM (SELECT r.id, r.lot, r.texts, r.started_at, i.product_id, i.sku, i.name, l.quantity, l.best_before, o.id AS order_id, o.number
          FROM ${concerned} WHERE o.company_id = ?1 AND (?2 IS NULL OR r.id = ?2) ORDER BY o.number DESC, i.position) f
        LEFT JOIN recall_receipts p ON p.recall_id = f.id AND p.company_id = ?1
        GROUP BY f.id ORDER BY f.id DESC`,
    )
    .bind(companyId, id)

/** Confirms an open recall of what the company got; a recall that is confirmed keeps its first confirmation. */
export const confirmStatement = (
  db: Sql,
  recallId: number,
  { id, company_id }: { id: number; company_id: number },
  now: string,
): SqlStatement =>
  db
    .prepare(
      `INSERT INTO recall_receipts (recall_id, company_id, customer_id, read_at)
        SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM ${concerned} WHERE r.id = ?1 AND o.company_id = ?2)
        ON CONFLICT DO NOTHING`,
    )
    .bind(recallId, company_id, id, now)

export type RecallReader = {
  recall_id: number
  company_id: number
  customer_id: number
  email: string
  first_name: string
  locale: string
}

/**
 * Users who still need a mail: those who ordered what an open recall concerns, or the administrators of their company
 * if they cannot log in any more.
 */
export async function readRecallReaders(db: Sql, atMost: number): Promise<RecallReader[]> {
  const sql = `SELECT DISTINCT r.id AS recall_id, o.company_id, c.id AS customer_id, c.email, c.first_name, c.locale
    FROM ${concerned} JOIN customers b ON b.id = o.customer_id
    JOIN customers c ON c.company_id = o.company_id AND c.is_active = 1
      AND (c.id = b.id OR (b.is_active = 0 AND c.role = 'administrator'))
    WHERE NOT EXISTS (SELECT 1 FROM recall_mails w WHERE w.recall_id = r.id AND w.customer_id = c.id)
    ORDER BY r.id, c.id LIMIT ?1`
  return (await db.prepare(sql).bind(atMost).all<RecallReader>()).results
}

/** Violates a constraint, which rolls its batch back, if the user has the mail already. */
export const recordMail = (db: Sql, { recall_id, customer_id }: RecallReader, now: string): SqlStatement =>
  db
    .prepare('INSERT INTO recall_mails (recall_id, customer_id, written_at) VALUES (?1, ?2, ?3)')
    .bind(recall_id, customer_id, now)

/** @param sku null: every product of the lot @returns its number; null, with nothing written, if this recall is open already */
export async function insertRecall(
  db: Sql,
  { lot, sku, texts }: { lot: string; sku: string | null; texts: RecallTexts },
  now: string,
): Promise<number | null> {
  const sql = `INSERT INTO recalls (lot, sku, texts, started_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING RETURNING id`
  return db.prepare(sql).bind(lot, sku, JSON.stringify(texts), now).first<number>('id')
}

/** @returns false if there is no such open recall */
export async function closeRecall(db: Sql, id: number, now: string): Promise<boolean> {
  const sql = 'UPDATE recalls SET closed_at = ?2 WHERE id = ?1 AND closed_at IS NULL RETURNING id'
  return (await db.prepare(sql).bind(id, now).first()) !== null
}

/** One row per recall and company that got the lot. */
export type RecallProgress = {
  id: number
  lot: string
  sku: string | null
  startedAt: string
  closedAt: string | null
  company: string | null
  /** Mails to its users. */
  mails: number
  readBy: string | null
  readAt: string | null
}

export async function readRecallProgress(db: Sql): Promise<RecallProgress[]> {
  const sql = `SELECT r.id, r.lot, r.sku, r.started_at AS startedAt, r.closed_at AS closedAt, m.name AS company,
      (SELECT COUNT(*) FROM recall_mails w JOIN customers c ON c.id = w.customer_id
        WHERE w.recall_id = r.id AND c.company_id = m.id) AS mails,
      trim(c.first_name || ' ' || c.last_name) AS readBy, p.read_at AS readAt
    FROM recalls r
    LEFT JOIN companies m ON EXISTS (SELECT 1 FROM order_item_lots l JOIN order_items i ON i.id = l.order_item_id
      JOIN orders o ON o.id = i.order_id WHERE o.company_id = m.id AND ${isConcerned})
    LEFT JOIN recall_receipts p ON p.recall_id = r.id AND p.company_id = m.id
    LEFT JOIN customers c ON c.id = p.customer_id
    ORDER BY r.id DESC, m.name`
  return (await db.prepare(sql).all<RecallProgress>()).results
}
