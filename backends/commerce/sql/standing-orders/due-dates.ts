// What the periodic run reads and writes. Each outcome and each announcement is a row whose primary key is the date, so that a second run of
// the same date, or another process, rolls its batch back.
import type { Locale } from '../../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { startOfMonth } from '../../rules/delivery/calendar-days.ts'
import { type CustomerRow, customerColumns, isWithinLimitsSql } from '../customers.ts'
import { insertContent, insertOrder, type NewOrder, type NewOrderItem, type StockNeed } from '../orders.ts'
import { type StandingOrderRow, type StandingOutcome, standingOrderColumns } from './standing-orders.ts'

/** @param latest no check is later; a clock that was ahead has set a later one, which is due too */
export async function readDue(db: Sql, now: string, latest: string, atMost: number): Promise<StandingOrderRow[]> {
  const sql = `SELECT ${standingOrderColumns} FROM standing_orders s
    WHERE s.state = 'active' AND (s.next_check_at <= ?1 OR s.next_check_at > ?2)
    ORDER BY s.next_check_at, s.id LIMIT ?3`
  return (await db.prepare(sql).bind(now, latest, atMost).all<StandingOrderRow>()).results
}

/** The customer of a standing order in any state, and the language of their mails. */
export type StandingOwner = CustomerRow & { locale: string; removed_at: string | null }

export const findOwner = (db: Sql, { customer_id }: StandingOrderRow): Promise<StandingOwner | null> =>
  db
    .prepare(
      `SELECT ${customerColumns}, c.locale, c.removed_at FROM customers c JOIN companies m ON m.id = c.company_id WHERE c.id = ?1`,
    )
    .bind(customer_id)
    .first<StandingOwner>()

export type Reader = { email: string; first_name: string; locale: Locale }

/** Administrators of a company, who get the mails of a removed user. */
export async function readAdministrators(db: Sql, companyId: number): Promise<Reader[]> {
  const sql = `SELECT email, first_name, locale FROM customers
    WHERE company_id = ?1 AND role = 'administrator' AND is_active = 1 AND removed_at IS NULL ORDER BY id`
  return (await db.prepare(sql).bind(companyId).all<Reader>()).results
}

type Read = Pick<StandingOrderRow, 'id' | 'version'>

/** SQL: a value if the standing order ?1 is active and as it was read, in version ?2; else null. */
const ifCurrent = (value: string, condition = 'TRUE') =>
  `(SELECT CASE WHEN version = ?2 AND state = 'active' AND ${condition} THEN ${value} END FROM standing_orders WHERE id = ?1)`

/** Records the outcome of a date. */
export const insertOutcome = (
  db: Sql,
  { id, version }: Read,
  date: string,
  given: { outcome: StandingOutcome; reason: string | null },
  now: string,
): SqlStatement =>
  db
    .prepare(
      `INSERT INTO standing_order_dates (standing_order_id, date, outcome, reason, decided_at)
        VALUES (?1, ?3, ${ifCurrent('?4')}, ?5, ?6)`,
    )
    .bind(id, version, date, given.outcome, given.reason, now)

export const insertAnnouncement = (db: Sql, { id, version }: Read, date: string): SqlStatement =>
  db
    .prepare(
      `INSERT INTO standing_order_announcements (standing_order_id, date, version) VALUES (?1, ?3, ${ifCurrent('?2')})`,
    )
    .bind(id, version, date)

type StandingDate = Read & { date: string; reason: string | null }

/** Insert the order of a date within the limits of the customer, and its outcome. */
export const orderDateStatements = (
  db: Sql,
  order: NewOrder,
  items: readonly NewOrderItem[],
  needs: readonly StockNeed[],
  { id, version, date, reason }: StandingDate,
): SqlStatement[] => [
  insertOrder(db, order, `WHERE ${isWithinLimitsSql('?2', '?14', '?24')}`, [startOfMonth(order.created_at)]),
  ...insertContent(db, order.id, items, needs),
  db
    .prepare('UPDATE orders SET standing_order_id = ?2, standing_order_date = ?3 WHERE id = ?1')
    .bind(order.id, id, date),
  db
    .prepare(
      `INSERT INTO standing_order_dates (standing_order_id, date, outcome, reason, decided_at, order_id)
        VALUES (?1, ?3, ${ifCurrent("'ordered'", 'EXISTS (SELECT 1 FROM orders WHERE id = ?6)')}, ?4, ?5, ?6)`,
    )
    .bind(id, version, date, reason, order.created_at, order.id),
]

/** Pauses or ends a standing order that cannot be ordered any more. */
export const stopStatement = (db: Sql, { id, version }: Read, state: 'paused' | 'ended', now: string): SqlStatement =>
  db
    .prepare(
      `UPDATE standing_orders SET state = ?3, version = version + 1, updated_at = ?4 WHERE id = ?1 AND version = ?2`,
    )
    .bind(id, version, state, now)

/** When it is looked at next. A concurrent change of the customer, which asks for the next run, remains. */
export const scheduleStatement = (
  db: Sql,
  { id, version }: Read,
  doneUntil: string,
  nextCheckAt: string,
): SqlStatement =>
  db
    .prepare(
      'UPDATE standing_orders SET done_until = MAX(done_until, ?3), next_check_at = ?4 WHERE id = ?1 AND version = ?2',
    )
    .bind(id, version, doneUntil, nextCheckAt)

/** Tries again later after a failure. */
export async function postponeCheck(db: Sql, { id, version }: Read, nextCheckAt: string): Promise<void> {
  await db
    .prepare('UPDATE standing_orders SET next_check_at = ?3 WHERE id = ?1 AND version = ?2')
    .bind(id, version, nextCheckAt)
    .run()
}

/** Whether the standing order is active and as it was read, and the date is undecided. */
export async function isUndecided(db: Sql, { id, version }: Read, date: string): Promise<boolean> {
  const sql = `SELECT 1 AS found FROM standing_orders WHERE id = ?1 AND version = ?2 AND state = 'active'
    AND NOT EXISTS (SELECT 1 FROM standing_order_dates WHERE standing_order_id = ?1 AND date = ?3)`
  return (await db.prepare(sql).bind(id, version, date).first('found')) !== null
}
