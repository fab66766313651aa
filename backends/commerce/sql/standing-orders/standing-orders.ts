// Standing orders as their customer sees and changes them; every statement filters by customer.
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import type { CustomerRow } from '../customers.ts'

export type StandingLine = { product_id: number; sku: string; name: string; quantity: number }
export type StandingOutcome = 'ordered' | 'prepared' | 'added' | 'skipped' | 'closed' | 'missed' | 'failed'
/** `lines`: null, those of the standing order. */
export type DateChange = { date: string; is_skipped: number; lines: StandingLine[] | null }
export type DecidedDate = { date: string; outcome: StandingOutcome; reason: string | null; order_id: string | null }

export type StandingOrderRow = {
  id: string
  company_id: number
  customer_id: number
  state: 'active' | 'paused' | 'ended'
  /** Digits 1 (Monday) to 6 (Saturday). */
  weekdays: string
  every_weeks: number
  start_date: string
  end_date: string | null
  is_automatic: number
  shipping_method: string
  shipping_address_id: number
  billing_address_id: number
  message: string | null
  purchase_reference: string | null
  version: number
  /** All dates up to this day are dealt with. */
  done_until: string
  /** JSON of StandingLine[]. */
  lines: string
  /** JSON of DateChange[], of dates after `done_until`. */
  changes: string
  /** JSON of DecidedDate[], the latest ones in order. */
  decided: string
  /** JSON of the announced dates after `done_until`. */
  announced: string
}

/** More than the dates that a run looks at. */
const readDecided = 12

export const standingOrderColumns = `s.id, s.company_id, s.customer_id, s.state, s.weekdays, s.every_weeks, s.start_date, s.end_date, s.is_automatic,
  s.shipping_method, s.shipping_address_id, s.billing_address_id, s.message, s.purchase_reference, s.version, s.done_until,
  (SELECT json_group_array(json_object('product_id', product_id, 'sku', sku, 'name', name, 'quantity', quantity))
    FROM (SELECT * FROM standing_order_lines WHERE standing_order_id = s.id ORDER BY position)) AS lines,
  (SELECT json_group_array(json_object('date', date, 'is_skipped', is_skipped, 'lines', json(lines)))
    FROM standing_order_changes WHERE standing_order_id = s.id AND date > s.done_until) AS changes,
  (SELECT json_group_array(json_object('date', date, 'outcome', outcome, 'reason', reason, 'order_id', order_id))
    FROM (SELECT * FROM (SELECT * FROM standing_order_dates WHERE standing_order_id = s.id ORDER BY date DESC LIMIT ${readDecided})
      ORDER BY date)) AS decided,
  (SELECT json_group_array(date) FROM standing_order_announcements WHERE standing_order_id = s.id AND date > s.done_until) AS announced`

/**
 * The ended ones that have no date since a day are left out.
 * @param preparedFrom only those with a prepared date from this day on; null: all
 */
export async function readStandingOrders(
  db: Sql,
  { id }: CustomerRow,
  since: string,
  preparedFrom: string | null,
): Promise<StandingOrderRow[]> {
  const sql = `SELECT ${standingOrderColumns} FROM standing_orders s WHERE s.customer_id = ?1
      AND (s.state <> 'ended' OR substr(s.updated_at, 1, 10) >= ?2
        OR EXISTS (SELECT 1 FROM standing_order_dates WHERE standing_order_id = s.id AND date >= ?2))
      AND (?3 IS NULL
        OR EXISTS (SELECT 1 FROM standing_order_dates WHERE standing_order_id = s.id AND date >= ?3 AND outcome = 'prepared'))
    ORDER BY s.state = 'ended', s.created_at, s.id`
  return (await db.prepare(sql).bind(id, since, preparedFrom).all<StandingOrderRow>()).results
}

export const findStandingOrder = (db: Sql, { id: customerId }: CustomerRow, id: string) =>
  db
    .prepare(`SELECT ${standingOrderColumns} FROM standing_orders s WHERE s.customer_id = ?1 AND s.id = ?2`)
    .bind(customerId, id)
    .first<StandingOrderRow>()

/** Id of the standing order that was created with an idempotency key; null: none. */
export const findCreated = (db: Sql, { id: customerId }: CustomerRow, key: string): Promise<string | null> =>
  db
    .prepare('SELECT id FROM standing_orders WHERE customer_id = ?1 AND idempotency_key = ?2')
    .bind(customerId, key)
    .first<string>('id')

export type StandingOrderFields = Pick<
  StandingOrderRow,
  | 'weekdays'
  | 'every_weeks'
  | 'start_date'
  | 'end_date'
  | 'is_automatic'
  | 'shipping_method'
  | 'shipping_address_id'
  | 'billing_address_id'
  | 'message'
  | 'purchase_reference'
> & { lines: readonly StandingLine[]; doneUntil: string }

const fieldNames = [
  'weekdays',
  'every_weeks',
  'start_date',
  'end_date',
  'is_automatic',
  'shipping_method',
  'shipping_address_id',
  'billing_address_id',
  'message',
  'purchase_reference',
] as const

const valuesOf = (fields: StandingOrderFields) => fieldNames.map((name) => fields[name])

const insertLines = (db: Sql, id: string, lines: readonly StandingLine[], condition: string): SqlStatement =>
  db
    .prepare(
      `INSERT INTO standing_order_lines (standing_order_id, product_id, position, sku, name, quantity)
        SELECT ?1, value ->> 'product_id', key, value ->> 'sku', value ->> 'name', value ->> 'quantity'
        FROM json_each(?2) WHERE ${condition}`,
    )
    .bind(id, JSON.stringify(lines))

/** Inserts it unless the customer has `most` that have not ended. @returns false, with nothing written, if they have */
export async function insertStandingOrder(
  db: Sql,
  customer: CustomerRow,
  created: { id: string; key: string | null; fields: StandingOrderFields },
  most: number,
  now: string,
): Promise<boolean> {
  const { id, key, fields } = created
  const sql = `INSERT INTO standing_orders (id, company_id, customer_id, state, idempotency_key, done_until, next_check_at, created_at, updated_at,
      ${fieldNames.join(', ')})
    SELECT ?1, ?2, ?3, 'active', ?4, ?5, ?6, ?6, ?6, ${fieldNames.map((_, place) => `?${place + 8}`).join(', ')}
    WHERE (SELECT COUNT(*) FROM standing_orders WHERE customer_id = ?3 AND state <> 'ended') < ?7`
  const [inserted] = await db.batch([
    db.prepare(sql).bind(id, customer.company_id, customer.id, key, fields.doneUntil, now, most, ...valuesOf(fields)),
    insertLines(db, id, fields.lines, 'EXISTS (SELECT 1 FROM standing_orders WHERE id = ?1)'),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}

/** @returns false, with nothing changed, if it changed since it was read */
export async function updateStandingOrder(
  db: Sql,
  { id, version }: StandingOrderRow,
  fields: StandingOrderFields,
  now: string,
): Promise<boolean> {
  const sets = fieldNames.map((name, place) => `${name} = ?${place + 5}`).join(', ')
  const sql = `UPDATE standing_orders SET ${sets}, done_until = MAX(done_until, ?4), version = version + 1, next_check_at = ?3, updated_at = ?3
    WHERE id = ?1 AND version = ?2 AND state <> 'ended'`
  const isUpdated = `EXISTS (SELECT 1 FROM standing_orders WHERE id = ?1 AND version = ${version + 1})`
  const [updated] = await db.batch([
    db.prepare(sql).bind(id, version, now, fields.doneUntil, ...valuesOf(fields)),
    db.prepare(`DELETE FROM standing_order_lines WHERE standing_order_id = ?1 AND ${isUpdated}`).bind(id),
    insertLines(db, id, fields.lines, isUpdated),
  ])
  return (updated?.meta.changes ?? 0) > 0
}

/** @param doneUntil dates up to it are left out @returns false, with nothing changed, if it changed since it was read */
export async function changeState(
  db: Sql,
  { id, version }: StandingOrderRow,
  state: StandingOrderRow['state'],
  doneUntil: string,
  now: string,
): Promise<boolean> {
  const sql = `UPDATE standing_orders SET state = ?3, done_until = MAX(done_until, ?4), version = version + 1, next_check_at = ?5, updated_at = ?5
    WHERE id = ?1 AND version = ?2 AND state <> 'ended'`
  return (await db.prepare(sql).bind(id, version, state, doneUntil, now).run()).meta.changes > 0
}

/** Stores the change of an undecided date, or removes it if nothing differs. @returns false, with nothing changed, if it changed since it was read */
export async function changeDate(
  db: Sql,
  { id, version }: StandingOrderRow,
  { date, is_skipped, lines }: DateChange,
  now: string,
): Promise<boolean> {
  const undecided = 'NOT EXISTS (SELECT 1 FROM standing_order_dates WHERE standing_order_id = ?1 AND date = ?2)'
  const isUpdated = `EXISTS (SELECT 1 FROM standing_orders WHERE id = ?1 AND version = ${version + 1})`
  const [updated] = await db.batch([
    db
      .prepare(
        `UPDATE standing_orders SET version = version + 1, next_check_at = ?4, updated_at = ?4
          WHERE id = ?1 AND version = ?3 AND state = 'active' AND ${undecided}`,
      )
      .bind(id, date, version, now),
    db
      .prepare(`DELETE FROM standing_order_changes WHERE standing_order_id = ?1 AND date = ?2 AND ${isUpdated}`)
      .bind(id, date),
    db
      .prepare(
        `INSERT INTO standing_order_changes (standing_order_id, date, is_skipped, lines)
          SELECT ?1, ?2, ?3, ?4 WHERE (?3 = 1 OR ?4 IS NOT NULL) AND ${isUpdated}`,
      )
      .bind(id, date, is_skipped, lines === null ? null : JSON.stringify(lines)),
  ])
  return (updated?.meta.changes ?? 0) > 0
}

/** Marks a prepared date as added to the cart; violates a constraint, which rolls its batch back, if it is not prepared any more. */
export const markAdded = (db: Sql, id: string, date: string): SqlStatement =>
  db
    .prepare(
      `UPDATE standing_order_dates SET outcome = CASE outcome WHEN 'prepared' THEN 'added' END
        WHERE standing_order_id = ?1 AND date = ?2`,
    )
    .bind(id, date)
