// Empties of orders: deposit articles that can be returned, those that customers announce, and those that were taken back.
import type { Locale } from '../../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { type CreditableArticle, maxEmptiesArticles } from '../../rules/empties/empties.ts'

export type ReturnableRow = Pick<CreditableArticle, 'number' | 'name' | 'cents'>

/** SQL: the name of the article `a` in the language ?1. */
const nameSql = `COALESCE((SELECT name FROM deposit_texts WHERE number = a.number AND locale = ?1), a.number) AS name`

/** Deposit articles by number, ReturnableRow each. */
export const selectReturnable = (db: Sql, locale: Locale): SqlStatement =>
  db
    .prepare(
      `SELECT a.number, ${nameSql}, a.cents FROM deposit_articles a ORDER BY a.number LIMIT ${maxEmptiesArticles}`,
    )
    .bind(locale)

/** Deposit articles with these numbers. One that no product has gets the highest rate, as packaging for any goods does. */
export async function readCreditable(db: Sql, numbers: readonly string[]): Promise<CreditableArticle[]> {
  if (numbers.length === 0) return []
  const sql = `WITH rates AS (SELECT e.value ->> 0 AS number, MIN(p.vat_percent) AS percent
      FROM products p, json_each(p.deposits) e WHERE p.deposits IS NOT NULL GROUP BY 1)
    SELECT a.number, a.cents, a.number AS name,
      COALESCE(r.percent, (SELECT MAX(vat_percent) FROM products), 0) AS vat_percent
    FROM deposit_articles a LEFT JOIN rates r ON r.number = a.number
    WHERE a.number IN (SELECT value FROM json_each(?1))`
  return (await db.prepare(sql).bind(JSON.stringify(numbers)).all<CreditableArticle>()).results
}

/** @returns names by `${locale} ${number}` */
export async function readDepositNames(db: Sql, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const { results } = await db
    .prepare('SELECT number, locale, name FROM deposit_texts WHERE number IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(numbers))
    .all<{ number: string; locale: string; name: string }>()
  return new Map(results.map(({ number, locale, name }) => [`${locale} ${number}`, name]))
}

/** Of an order that this batch inserts. @param announced JSON of AnnouncedEmpties[] */
export const announceStatement = (db: Sql, orderId: string, announced: string): SqlStatement =>
  db.prepare('UPDATE orders SET announced_empties = ?2 WHERE id = ?1').bind(orderId, announced)

/** Changes the announcement of an order until its cut-off; after that a NULL violates a constraint, which rolls the batch back. */
export const changeAnnouncement = (db: Sql, orderId: string, announced: string | null, now: string): SqlStatement =>
  db
    .prepare(
      `UPDATE orders SET announced_empties = ?2,
          status = CASE WHEN status = 'pending' AND cancelable_until > ?3 THEN status END WHERE id = ?1`,
    )
    .bind(orderId, announced, now)

/** An order with empties that were taken back, and its totals. */
export type RecordedEmpties = {
  id: string
  /** JSON of Deposit[]. */
  returned_empties: string
  returned_cents: number
  tax_cents: number
  taxes: string
  grand_total_cents: number
}

/** For an order that has an invoice, a NULL violates a constraint, which rolls the batch back. */
export function recordEmpties(db: Sql, orders: readonly RecordedEmpties[]): SqlStatement[] {
  if (orders.length === 0) return []
  const sql = `UPDATE orders SET returned_empties = g.value ->> 'returned_empties', taxes = g.value ->> 'taxes',
      returned_cents = CASE WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE order_id = orders.id)
        THEN g.value ->> 'returned_cents' END,
      tax_cents = g.value ->> 'tax_cents', grand_total_cents = g.value ->> 'grand_total_cents'
    FROM json_each(?1) g WHERE orders.id = g.value ->> 'id'`
  return [db.prepare(sql).bind(JSON.stringify(orders))]
}
