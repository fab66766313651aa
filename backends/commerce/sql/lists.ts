// Product lists: personal ones of a customer, and those of a company. Each statement repeats who may read or change a list, so that it holds for concurrent changes.
import type { Sql, SqlStatement } from '../../sql/database.ts'

/** `company_id`: the company whose users see the list; null: only its creator `customer_id` sees it. */
export type ListRow = {
  id: number
  customer_id: number
  company_id: number | null
  name: string
  version: number
  /** 1: its creator was removed from the company. */
  is_creator_removed: number
}
export type ListItemRow = {
  list_id: number
  product_id: number
  amount: number
  area: string | null
  par: number | null
  position: number
}
export type List = ListRow & { items: ListItemRow[] }

export type ListReader = { id: number; company_id: number }
/** `editsCompanyLists`: whether the role allows to change lists of the company. */
export type ListEditor = ListReader & { editsCompanyLists: boolean }

/** An entry to store; an absent `area`, `par` or `position` keeps the stored value. */
export type ListEntry = {
  productId: number
  amount: number
  area?: string | null
  par?: number | null
  position?: number
  /** Stored only if the product is not on the list. */
  addOnly?: boolean
  /** Stored only if the product is on the list. */
  changeOnly?: boolean
  /** Keeps the stored amount. */
  keepsAmount?: boolean
}

const columns = `l.id, l.customer_id, l.company_id, l.name, l.version,
  EXISTS (SELECT 1 FROM customers c WHERE c.id = l.customer_id AND c.removed_at IS NOT NULL) AS is_creator_removed`

/** ?1 is the customer, ?2 the company. */
const isVisible = '((l.company_id IS NULL AND l.customer_id = ?1) OR l.company_id = ?2)'
/** As `isVisible`; ?3 is whether the role allows to change lists of the company. */
const isEditable = '((l.company_id IS NULL AND l.customer_id = ?1) OR (l.company_id = ?2 AND ?3))'

const editorValues = ({ id, company_id, editsCompanyLists }: ListEditor) =>
  [id, company_id, editsCompanyLists ? 1 : 0] as const

/** A page of the lists that a customer sees, by name, with their entries, and the total number of lists. */
export async function readLists(
  db: Sql,
  { id, company_id }: ListReader,
  page: { first: number; offset: number },
): Promise<{ total: number; lists: List[] }> {
  const sql = `SELECT ${columns} FROM product_lists l WHERE ${isVisible} ORDER BY l.name COLLATE NOCASE, l.id LIMIT ?3 OFFSET ?4`
  const [counted, found] = await db.batch<ListRow & { total: number }>([
    db.prepare(`SELECT COUNT(*) AS total FROM product_lists l WHERE ${isVisible}`).bind(id, company_id),
    db.prepare(sql).bind(id, company_id, page.first, page.offset),
  ])
  return { total: counted?.results[0]?.total ?? 0, lists: await withItems(db, found?.results ?? []) }
}

/** Null for a list of another company, or a personal one of another customer. */
export async function findList(db: Sql, { id: customerId, company_id }: ListReader, id: number): Promise<List | null> {
  const sql = `SELECT ${columns} FROM product_lists l WHERE ${isVisible} AND l.id = ?3`
  const row = await db.prepare(sql).bind(customerId, company_id, id).first<ListRow>()
  return row ? ((await withItems(db, [row]))[0] ?? null) : null
}

async function withItems(db: Sql, rows: readonly ListRow[]): Promise<List[]> {
  const sql = `SELECT list_id, product_id, amount, area, par, position FROM product_list_items
    WHERE list_id IN (SELECT value FROM json_each(?1)) ORDER BY position, product_id`
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const { results } = await db.prepare(sql).bind(ids).all<ListItemRow>()
  const items = Map.groupBy(results, ({ list_id }) => list_id)
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }))
}

type NewList = { name: string; isShared: boolean; most: number; now: string }

/** Inserts a list unless the customer has `most` personal ones, or the company as many. @returns its id, or null */
export async function insertList(
  db: Sql,
  { id, company_id }: ListReader,
  { name, isShared, most, now }: NewList,
): Promise<number | null> {
  const sql = `INSERT INTO product_lists (customer_id, company_id, name, created_at)
    SELECT ?1, ?2, ?3, ?4 WHERE (SELECT COUNT(*) FROM product_lists l
      WHERE (?2 IS NULL AND l.company_id IS NULL AND l.customer_id = ?1) OR l.company_id = ?2) < ?5 RETURNING id`
  return db
    .prepare(sql)
    .bind(id, isShared ? company_id : null, name, now, most)
    .first<number>('id')
}

/** @param version that the new name replaces; null: any */
export function renameList(
  db: Sql,
  editor: ListEditor,
  id: number,
  name: string,
  version: number | null,
): SqlStatement {
  const sql = `UPDATE product_lists AS l SET name = ?5, version = l.version + 1
    WHERE ${isEditable} AND l.id = ?4 AND (?6 IS NULL OR l.version = ?6)`
  return db.prepare(sql).bind(...editorValues(editor), id, name, version)
}

/** Gives a personal list to the company of its creator, unless the company has `most`. */
export function shareList(db: Sql, { id: customerId, company_id }: ListReader, id: number, most: number): SqlStatement {
  const sql = `UPDATE product_lists AS l SET company_id = ?2
    WHERE l.company_id IS NULL AND l.customer_id = ?1 AND l.id = ?3
      AND (SELECT COUNT(*) FROM product_lists o WHERE o.company_id = ?2) < ?4`
  return db.prepare(sql).bind(customerId, company_id, id, most)
}

/** Makes a list of the company the personal one of its creator, unless they have `most` or were removed. @param how.ofAnyone also if another user made it */
export function unshareList(
  db: Sql,
  { id: customerId, company_id }: ListReader,
  id: number,
  { ofAnyone, most }: { ofAnyone: boolean; most: number },
): SqlStatement {
  const sql = `UPDATE product_lists AS l SET company_id = NULL
    WHERE l.company_id = ?2 AND (l.customer_id = ?1 OR ?5) AND l.id = ?3
      AND EXISTS (SELECT 1 FROM customers c WHERE c.id = l.customer_id AND c.removed_at IS NULL)
      AND (SELECT COUNT(*) FROM product_lists o WHERE o.company_id IS NULL AND o.customer_id = l.customer_id) < ?4`
  return db.prepare(sql).bind(customerId, company_id, id, most, ofAnyone ? 1 : 0)
}

export function deleteList(db: Sql, editor: ListEditor, id: number): SqlStatement {
  return db
    .prepare(`DELETE FROM product_lists AS l WHERE ${isEditable} AND l.id = ?4`)
    .bind(...editorValues(editor), id)
}

/** Inserts or updates entries. New ones are appended; a deleted list gets none. */
export function addToList(db: Sql, editor: ListEditor, listId: number, entries: readonly ListEntry[]): SqlStatement {
  const kept = (column: string) =>
    `CASE WHEN json_type(value, '$.${column}') IS NULL THEN old.${column} ELSE value ->> '${column}' END`
  const sql = `INSERT INTO product_list_items (list_id, product_id, amount, area, par, position)
    SELECT l.id, value ->> 'productId',
      CASE WHEN value ->> 'keepsAmount' THEN COALESCE(old.amount, value ->> 'amount') ELSE value ->> 'amount' END,
      ${kept('area')}, ${kept('par')},
      COALESCE(value ->> 'position', old.position, 1 + key + COALESCE((SELECT MAX(position) FROM product_list_items WHERE list_id = ?4), -1))
    FROM json_each(?5) JOIN product_lists l ON l.id = ?4 AND ${isEditable}
    LEFT JOIN product_list_items old ON old.list_id = ?4 AND old.product_id = value ->> 'productId'
    WHERE (old.product_id IS NULL OR value ->> 'addOnly' IS NOT 1) AND (old.product_id IS NOT NULL OR value ->> 'changeOnly' IS NOT 1)
    ON CONFLICT (list_id, product_id) DO UPDATE SET amount = excluded.amount, area = excluded.area, par = excluded.par,
      position = excluded.position`
  return db.prepare(sql).bind(...editorValues(editor), listId, JSON.stringify(entries))
}

export function removeFromList(db: Sql, editor: ListEditor, listId: number, productId: number): SqlStatement {
  const sql = `DELETE FROM product_list_items
    WHERE list_id = (SELECT l.id FROM product_lists l WHERE ${isEditable} AND l.id = ?4) AND product_id = ?5`
  return db.prepare(sql).bind(...editorValues(editor), listId, productId)
}

const savedSql = `SELECT DISTINCT COALESCE(p.parent_id, p.id) AS id
  FROM product_lists l JOIN product_list_items i ON i.list_id = l.id JOIN products p ON p.id = i.product_id
  WHERE ${isVisible} AND COALESCE(p.parent_id, p.id) IN (SELECT value FROM json_each(?3))`

/** Which of these listed products are on a list that the customer sees, in any packing. */
export async function readProductsOnLists(
  db: Sql,
  { id, company_id }: ListReader,
  ids: readonly number[],
): Promise<Map<number, true>> {
  const { results } = await db.prepare(savedSql).bind(id, company_id, JSON.stringify(ids)).all<{ id: number }>()
  return new Map(results.map(({ id: productId }) => [productId, true]))
}
