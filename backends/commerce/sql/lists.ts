import type { Sql, SqlStatement } from '../../sql/database.ts'

export type ListRow = { id: number; customer_id: number; name: string }
export type ListItemRow = {
  list_id: number
  product_id: number
  amount: number
  area: string | null
  par: number | null
  position: number
}
export type List = ListRow & { items: ListItemRow[] }

/** An entry to store; an absent `area`, `par` or `position` keeps the stored value. */
export type ListEntry = {
  productId: number
  amount: number
  area?: string | null
  par?: number | null
  position?: number
}

const columns = 'id, customer_id, name'

/** A page of the customer's lists by name with their entries, and the total number of lists. */
export async function readLists(
  db: Sql,
  customerId: number,
  page: { first: number; offset: number },
): Promise<{ total: number; lists: List[] }> {
  const sql = `SELECT ${columns} FROM product_lists WHERE customer_id = ?1 ORDER BY name COLLATE NOCASE, id LIMIT ?2 OFFSET ?3`
  const [counted, found] = await db.batch<ListRow & { total: number }>([
    db.prepare('SELECT COUNT(*) AS total FROM product_lists WHERE customer_id = ?1').bind(customerId),
    db.prepare(sql).bind(customerId, page.first, page.offset),
  ])
  return { total: counted?.results[0]?.total ?? 0, lists: await withItems(db, found?.results ?? []) }
}

/** Null for a list of another customer. */
export async function findList(db: Sql, customerId: number, id: number): Promise<List | null> {
  const sql = `SELECT ${columns} FROM product_lists WHERE customer_id = ?1 AND id = ?2`
  const row = await db.prepare(sql).bind(customerId, id).first<ListRow>()
  return row ? ((await withItems(db, [row]))[0] ?? null) : null
}

async function withItems(db: Sql, rows: readonly ListRow[]): Promise<List[]> {
  const sql = `SELECT list_id, product_id, amount, area, par, position FROM product_list_items
    WHERE list_id IN (SELECT value FROM json_each(?1)) ORDER BY position, product_id`
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const { results } = await db.prepare(sql).bind(ids).all<ListItemRow>()
  const items = Map.groupBy(results, ({ list_id }) => list_id)
  return rows.map(({ id, customer_id, name }) => ({ id, customer_id, name, items: items.get(id) ?? [] }))
}

/** Inserts a list unless the customer has `most`. @returns its id, or null */
export async function insertList(db: Sql, customerId: number, name: string, most: number, now: string) {
  const sql = `INSERT INTO product_lists (customer_id, name, created_at)
    SELECT ?1, ?2, ?3 WHERE (SELECT COUNT(*) FROM product_lists WHERE customer_id = ?1) < ?4 RETURNING id`
  return db.prepare(sql).bind(customerId, name, now, most).first<number>('id')
}

export function renameList(db: Sql, id: number, name: string): SqlStatement {
  return db.prepare('UPDATE product_lists SET name = ?2 WHERE id = ?1').bind(id, name)
}

export function deleteList(db: Sql, id: number): SqlStatement {
  return db.prepare('DELETE FROM product_lists WHERE id = ?1').bind(id)
}

/** Inserts or updates entries. New ones are appended; a deleted list gets none. */
export function addToList(db: Sql, listId: number, entries: readonly ListEntry[]): SqlStatement {
  const kept = (column: string) =>
    `CASE WHEN json_type(value, '$.${column}') IS NULL THEN old.${column} ELSE value ->> '${column}' END`
  const sql = `INSERT INTO product_list_items (list_id, product_id, amount, area, par, position)
    SELECT l.id, value ->> 'productId', value ->> 'amount', ${kept('area')}, ${kept('par')},
      COALESCE(value ->> 'position', old.position, 1 + key + COALESCE((SELECT MAX(position) FROM product_list_items WHERE list_id = ?1), -1))
    FROM json_each(?2) JOIN product_lists l ON l.id = ?1
    LEFT JOIN product_list_items old ON old.list_id = ?1 AND old.product_id = value ->> 'productId'
    WHERE true
    ON CONFLICT (list_id, product_id) DO UPDATE SET amount = excluded.amount, area = excluded.area, par = excluded.par,
      position = excluded.position`
  return db.prepare(sql).bind(listId, JSON.stringify(entries))
}

export function removeFromList(db: Sql, listId: number, productId: number): SqlStatement {
  return db.prepare('DELETE FROM product_list_items WHERE list_id = ?1 AND product_id = ?2').bind(listId, productId)
}

const savedSql = `SELECT DISTINCT COALESCE(p.parent_id, p.id) AS id
  FROM product_lists l JOIN product_list_items i ON i.list_id = l.id JOIN products p ON p.id = i.product_id
  WHERE l.customer_id = ?1 AND COALESCE(p.parent_id, p.id) IN (SELECT value FROM json_each(?2))`

/** Which of these listed products are on a list of the customer, in any packing. */
export async function readProductsOnLists(
  db: Sql,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, true>> {
  const { results } = await db.prepare(savedSql).bind(customerId, JSON.stringify(ids)).all<{ id: number }>()
  return new Map(results.map(({ id }) => [id, true]))
}
