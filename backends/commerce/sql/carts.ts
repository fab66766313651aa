// Carts and line items. Every change is one statement that reads the stock, so that concurrent calls cannot exceed it.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { tokenHolderSql } from './customers.ts'

export const maxQuantity = 9999
export const maxLines = 500

export type CartRow = { id: string; customer_id: number | null; version: number }
export type CartLineRow = { id: number; product_id: number; quantity: number }
/** With `staffId` the cart of a member of staff for a customer. */
export type CartOwner = { customerId: number; staffId?: number } | { tokenHash: string }

const columns = 'id, COALESCE(customer_id, staff_customer_id) AS customer_id, version'

/** SQL: `token_hash` of the cart of a member of staff for a customer. */
const staffCart = (staffId: string, customerId: string) =>
  `'staff ' || CAST(${staffId} AS INTEGER) || ' for ' || CAST(${customerId} AS INTEGER)`

export function selectCartOf(db: Sql, owner: CartOwner): SqlStatement {
  const select = (condition: string) => db.prepare(`SELECT ${columns} FROM carts WHERE ${condition}`)
  if ('tokenHash' in owner) return select('token_hash = ?1').bind(owner.tokenHash)
  const { customerId, staffId } = owner
  if (staffId === undefined) return select('customer_id = ?1').bind(customerId)
  return select(`token_hash = ${staffCart('?1', '?2')}`).bind(staffId, customerId)
}

/** Token hashes that identify the carts of a request. */
export type CartTokens = { tokenHash: string | null; cartTokenHash: string | null; now: string }

/** At most two carts: that of the customer or of staff with a valid token, and the guest's. */
const ownCarts = `carts WHERE token_hash = ?3
  OR customer_id = (SELECT c.id FROM ${tokenHolderSql} AND f.id IS NULL)
  OR token_hash = (SELECT ${staffCart('f.id', 'c.id')} FROM ${tokenHolderSql} AND f.id IS NOT NULL)`
const bindOwn = (statement: SqlStatement, { tokenHash, now, cartTokenHash }: CartTokens, ...more: string[]) =>
  statement.bind(tokenHash, now, cartTokenHash, ...more)

export const selectCallerCarts = (db: Sql, tokens: CartTokens): SqlStatement =>
  bindOwn(db.prepare(`SELECT ${columns} FROM ${ownCarts}`), tokens)

export type OperationRow = { cart_id: string; outcome: string | null }

/** Stored operations of an idempotency key in the carts of the request. */
export const selectOperation = (db: Sql, tokens: CartTokens, key: string): SqlStatement =>
  bindOwn(
    db.prepare(
      `SELECT cart_id, outcome FROM cart_operations WHERE key = ?4 AND cart_id IN (SELECT id FROM ${ownCarts})`,
    ),
    tokens,
    key,
  )

export type CallerLineRow = { id: number; cart_id: string; product_id: number; sku: string; name: string | null }

/** Line items in the carts of the request, by a JSON list of ids. */
export const selectCallerLines = (db: Sql, tokens: CartTokens, ids: readonly number[], locale: Locale) =>
  bindOwn(
    db.prepare(`SELECT i.id, i.cart_id, i.product_id, p.sku, t.name FROM cart_items i JOIN products p ON p.id = i.product_id
      LEFT JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) AND t.locale = ?5
      WHERE i.id IN (SELECT value FROM json_each(?4)) AND i.cart_id IN (SELECT id FROM ${ownCarts})`),
    tokens,
    JSON.stringify(ids),
    locale,
  )

export function createCart(db: Sql, id: string, owner: CartOwner, now: string): SqlStatement {
  if ('customerId' in owner && owner.staffId !== undefined) {
    const sql = `INSERT INTO carts (id, staff_id, staff_customer_id, token_hash, updated_at)
      VALUES (?1, ?2, ?3, ${staffCart('?2', '?3')}, ?4) ON CONFLICT DO NOTHING`
    return db.prepare(sql).bind(id, owner.staffId, owner.customerId, now)
  }
  const [customerId, tokenHash] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.tokenHash]
  const sql = `INSERT INTO carts (id, customer_id, token_hash, updated_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`
  return db.prepare(sql).bind(id, customerId, tokenHash, now)
}

/** Deletes carts of guests and of staff that were last changed before `before`. */
export function deleteGuestCarts(db: Sql, before: string): SqlStatement {
  return db.prepare('DELETE FROM carts WHERE token_hash IS NOT NULL AND updated_at < ?1').bind(before)
}

export function selectLines(db: Sql, cartId: string): SqlStatement {
  return db.prepare('SELECT id, product_id, quantity FROM cart_items WHERE cart_id = ?1 ORDER BY id').bind(cartId)
}

export const selectCart = (db: Sql, cartId: string): SqlStatement =>
  db.prepare(`SELECT ${columns} FROM carts WHERE id = ?1`).bind(cartId)

/** SQL: packings of product `p` available for cart ?1, less what other packings of the family in the cart take. */
const available = `CASE WHEN p.is_stock_article = 0 THEN ${maxQuantity} ELSE MIN(${maxQuantity}, MAX(0,
    (s.quantity - COALESCE((SELECT SUM(i.quantity * o.stock_units) FROM cart_items i JOIN products o ON o.id = i.product_id
      WHERE i.cart_id = ?1 AND o.stock_id = p.stock_id AND o.id <> p.id), 0)) / p.stock_units)) END`

/** SQL: packings of product `p` that cart ?1 may hold. A guest's quantity is not lowered, because that would reveal the stock. */
const room = `CASE WHEN (SELECT COALESCE(customer_id, staff_customer_id) FROM carts WHERE id = ?1) IS NOT NULL THEN ${available}
    WHEN p.is_stock_article = 0 OR s.quantity >= p.stock_units THEN ${maxQuantity} ELSE 0 END`

/** State of a line item: its quantity, the maximum quantity and the available stock. */
export function selectLine(db: Sql, cartId: string, productId: number): SqlStatement {
  const sql = `SELECT ${room} AS room, ${available} AS available, (SELECT quantity FROM cart_items WHERE cart_id = ?1 AND product_id = ?2) AS quantity
    FROM products p LEFT JOIN stock s ON s.id = p.stock_id WHERE p.id = ?2`
  return db.prepare(sql).bind(cartId, productId)
}

export type LineState = { room: number; available: number; quantity: number | null }

/**
 * Adds to a line item, or creates it; does nothing if none is available. Lines are ordered by id, so a new line with the id of a removed
 * one takes its place. Above the highest id, where the last place is, ids are not chosen by callers.
 * @param lineId of a removed line; 0 for a new place
 */
export function addToLine(db: Sql, cartId: string, productId: number, quantity: number, lineId = 0): SqlStatement {
  const sql = `INSERT INTO cart_items (id, cart_id, product_id, quantity)
    SELECT (SELECT ?4 WHERE ?4 BETWEEN 1 AND (SELECT MAX(id) FROM cart_items) AND ?4 NOT IN (SELECT id FROM cart_items)),
      ?1, ?2, MIN(l.room, ?3 + COALESCE(l.quantity, 0)) FROM (
      SELECT ${room} AS room, (SELECT quantity FROM cart_items WHERE cart_id = ?1 AND product_id = ?2) AS quantity
      FROM products p LEFT JOIN stock s ON s.id = p.stock_id WHERE p.id = ?2) l
    WHERE l.room > 0
      AND (l.quantity IS NOT NULL OR (SELECT COUNT(*) FROM cart_items WHERE cart_id = ?1) < ${maxLines})
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`
  return db.prepare(sql).bind(cartId, productId, quantity, lineId)
}

export function setLine(db: Sql, cartId: string, productId: number, quantity: number): SqlStatement {
  const sql = `UPDATE cart_items SET quantity = MIN(?3, l.room) FROM (
      SELECT ${room} AS room FROM products p LEFT JOIN stock s ON s.id = p.stock_id WHERE p.id = ?2) l
    WHERE cart_id = ?1 AND product_id = ?2 AND l.room > 0`
  return db.prepare(sql).bind(cartId, productId, quantity)
}

/** Reduces a line item: the first statement deletes it if all is removed, else the second reduces it. */
export function decrementLine(
  db: Sql,
  cartId: string,
  productId: number,
  quantity: number,
): [SqlStatement, SqlStatement] {
  const line = 'cart_id = ?1 AND product_id = ?2'
  return [
    db.prepare(`DELETE FROM cart_items WHERE ${line} AND quantity <= ?3`).bind(cartId, productId, quantity),
    db
      .prepare(`UPDATE cart_items SET quantity = quantity - ?3 WHERE ${line} AND quantity > ?3`)
      .bind(cartId, productId, quantity),
  ]
}

export function removeLine(db: Sql, cartId: string, lineId: number): SqlStatement {
  return db.prepare('DELETE FROM cart_items WHERE cart_id = ?1 AND id = ?2').bind(cartId, lineId)
}

export function removeLines(db: Sql, cartId: string): SqlStatement {
  return db.prepare('DELETE FROM cart_items WHERE cart_id = ?1').bind(cartId)
}

export function incrementVersion(db: Sql, cartId: string, now: string): SqlStatement {
  return db.prepare('UPDATE carts SET version = version + 1, updated_at = ?2 WHERE id = ?1').bind(cartId, now)
}

/** SQL that adds lines to cart ?1 in order, each up to the remaining stock and number of lines. `source` selects `id` (order), `product_id`, `quantity`. */
const addLinesFrom = (source: string) => `INSERT INTO cart_items (cart_id, product_id, quantity)
    WITH RECURSIVE source AS (${source}), lines AS (
      SELECT g.id, g.product_id, g.quantity, COALESCE(own.quantity, 0) AS own, p.stock_id, p.stock_units AS units,
        CASE p.is_stock_article WHEN 1 THEN s.quantity END AS stock, ROW_NUMBER() OVER (PARTITION BY p.stock_id ORDER BY g.id) AS place
      FROM source g JOIN products p ON p.id = g.product_id LEFT JOIN stock s ON s.id = p.stock_id
      LEFT JOIN cart_items own ON own.cart_id = ?1 AND own.product_id = g.product_id),
    merged (id, product_id, own, added, units, stock_id, place, remaining) AS (
      SELECT NULL, NULL, 0, 0, 0, stock_id, 0, stock - COALESCE((SELECT SUM(i.quantity * o.stock_units) FROM cart_items i
        JOIN products o ON o.id = i.product_id WHERE i.cart_id = ?1 AND o.stock_id = lines.stock_id), 0)
      FROM lines WHERE place = 1
      UNION ALL
      SELECT l.id, l.product_id, l.own,
        MAX(0, MIN(l.quantity, ${maxQuantity} - l.own, COALESCE((m.remaining - m.added * m.units) / l.units, ${maxQuantity}))),
        l.units, l.stock_id, l.place, m.remaining - m.added * m.units
      FROM merged m JOIN lines l ON l.stock_id IS m.stock_id AND l.place = m.place + 1)
    SELECT ?1, product_id, own + added
    FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY own > 0 ORDER BY id) AS turn FROM merged WHERE added > 0)
    WHERE own > 0 OR turn <= ${maxLines} - (SELECT COUNT(*) FROM cart_items WHERE cart_id = ?1)
    ORDER BY id
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`

const addCartSql = addLinesFrom('SELECT id, product_id, quantity FROM cart_items WHERE cart_id = ?2')
const addGivenSql = addLinesFrom(
  'SELECT key AS id, value ->> 0 AS product_id, value ->> 1 AS quantity FROM json_each(?2)',
)

export const copyLines = (db: Sql, cartId: string, guestCartId: string): SqlStatement =>
  db.prepare(addCartSql).bind(cartId, guestCartId)

/** Adds products to a customer's cart: `[[productId, quantity], ...]` without duplicates. */
export const addLines = (
  db: Sql,
  cartId: string,
  lines: readonly (readonly [productId: number, quantity: number])[],
): SqlStatement => db.prepare(addGivenSql).bind(cartId, JSON.stringify(lines))

/** Removes all line items if at least one of these products is available. */
export const clearIfAvailable = (
  db: Sql,
  cartId: string,
  lines: readonly (readonly [productId: number, quantity: number])[],
): SqlStatement =>
  db
    .prepare(`DELETE FROM cart_items WHERE cart_id = ?1 AND EXISTS (
      SELECT 1 FROM json_each(?2) g JOIN products p ON p.id = g.value ->> 0 LEFT JOIN stock s ON s.id = p.stock_id
      WHERE p.is_stock_article = 0 OR s.quantity >= p.stock_units)`)
    .bind(cartId, JSON.stringify(lines))

export function deleteCart(db: Sql, cartId: string): SqlStatement {
  return db.prepare('DELETE FROM carts WHERE id = ?1').bind(cartId)
}
