// Lots from which lines of orders were delivered.
import type { Sql, SqlStatement } from '../../../sql/database.ts'

export type Lot = {
  lot: string
  /** YYYY-MM-DD; null: unknown. */
  bestBefore: string | null
  /** Packings. */
  quantity: number
}
/** `number` of the order. */
export type LineLots = { number: number; sku: string; lots: readonly Lot[] }

/** SQL: lines of the JSON list ?1. */
const givenLines = `json_each(?1) g JOIN orders o ON o.number = g.value ->> 'number'
  JOIN order_items i ON i.order_id = o.id AND i.sku = g.value ->> 'sku'`

/** Replaces the lots of each line. */
export function setLots(db: Sql, lines: readonly LineLots[]): SqlStatement[] {
  if (lines.length === 0) return []
  const given = JSON.stringify(lines)
  return [
    db.prepare(`DELETE FROM order_item_lots WHERE order_item_id IN (SELECT i.id FROM ${givenLines})`).bind(given),
    db
      .prepare(
        `INSERT INTO order_item_lots (order_item_id, lot, best_before, quantity)
          SELECT DISTINCT i.id, l.value ->> 'lot', l.value ->> 'bestBefore', l.value ->> 'quantity'
          FROM ${givenLines} JOIN json_each(g.value -> 'lots') l`,
      )
      .bind(given),
  ]
}

export type ItemLotRow = Lot & {
  /** 1: an open recall concerns it. */
  is_recalled: number
}

/** SQL: whether the recall `r` concerns the lot `l` of the line `i`. */
export const isConcerned = '(l.lot = r.lot AND (r.sku IS NULL OR r.sku = i.sku))'

/** Lots of a line of an order, ItemLotRow each. */
export const selectItemLots = (db: Sql, itemId: number): SqlStatement =>
  db
    .prepare(
      `SELECT l.lot, l.best_before AS bestBefore, l.quantity,
          EXISTS (SELECT 1 FROM recalls r WHERE r.closed_at IS NULL AND ${isConcerned}) AS is_recalled
        FROM order_item_lots l JOIN order_items i ON i.id = l.order_item_id WHERE i.id = ?1
        ORDER BY l.best_before, l.lot`,
    )
    .bind(itemId)

export type LotDelivery = {
  company: string
  person: string
  email: string
  /** PV-240017. */
  order: string
  /** YYYY-MM-DD: delivery day, or the day of the order. */
  day: string
  sku: string
  name: string
  quantity: number
  bestBefore: string | null
}

/** @param sku null: every product of the lot */
export async function readDeliveriesOfLot(db: Sql, lot: string, sku: string | null): Promise<LotDelivery[]> {
  const sql = `SELECT m.name AS company, trim(c.first_name || ' ' || c.last_name) AS person, c.email, 'PV-' || o.number AS "order",
      COALESCE(o.delivery_date, substr(o.created_at, 1, 10)) AS day, i.sku, i.name, l.quantity, l.best_before AS bestBefore
    FROM order_item_lots l JOIN order_items i ON i.id = l.order_item_id JOIN orders o ON o.id = i.order_id
    JOIN customers c ON c.id = o.customer_id JOIN companies m ON m.id = o.company_id
    WHERE l.lot = ?1 AND (?2 IS NULL OR i.sku = ?2) ORDER BY m.name, o.number, i.position`
  return (await db.prepare(sql).bind(lot, sku).all<LotDelivery>()).results
}
