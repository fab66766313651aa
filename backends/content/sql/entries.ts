// Reads entries that are shown: enabled and published. Called by context.ts and resolvers/entry.ts.
import type { D1Database } from '@cloudflare/workers-types'

export type EntryRow = {
  id: number
  section: string
  type: string
  site_id: number
  language: string
  base_path: string
  title: string
  slug: string
  uri: string | null
  post_date: string
  updated_at: string
  /** JSON: StoredSeo, StoredFields, StoredBlock[]. */
  seo: string
  fields: string
  blocks: string
}

/** A list that is given must hold the value; an empty one matches nothing. */
export type EntryFilter = {
  now: string
  ids?: readonly number[]
  siteIds?: readonly number[]
  uris?: readonly string[]
  sections?: readonly string[]
  types?: readonly string[]
}

type Page = { orderBy?: string; limit?: number; offset?: number }

const columns = `e.id, e.section, e.type, t.site_id, s.language, s.base_path, t.title, t.slug, t.uri, t.post_date,
  t.updated_at, t.seo, t.fields, t.blocks`

const tables = 'entry_texts t JOIN entries e ON e.id = t.entry_id JOIN sites s ON s.id = t.site_id'

/** Structures in their own order, channels newest first. */
const defaultOrder = 'e.position IS NULL, e.position, datetime(t.post_date) DESC, e.id DESC, t.site_id'

const filters = {
  ids: 't.entry_id',
  siteIds: 't.site_id',
  uris: 't.uri',
  sections: 'e.section',
  types: 'e.type',
} as const

function toWhere(filter: EntryFilter): { where: string; values: string[] } {
  const conditions = ['t.enabled = 1', 'datetime(t.post_date) <= datetime(?)']
  const values = [filter.now]
  for (const [name, column] of Object.entries(filters)) {
    const wanted = filter[name as keyof typeof filters]
    if (!wanted) continue
    conditions.push(`${column} IN (SELECT value FROM json_each(?))`)
    values.push(JSON.stringify(wanted))
  }
  return { where: conditions.join(' AND '), values }
}

/** @param page.orderBy SQL made by rules/order-by.ts, never an editor's or reader's text */
export async function listEntries(db: D1Database, filter: EntryFilter, page: Page = {}): Promise<EntryRow[]> {
  const { where, values } = toWhere(filter)
  const order = page.orderBy ? `${page.orderBy}, ${defaultOrder}` : defaultOrder
  const sql = `SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`
  const { results } = await db
    .prepare(sql)
    .bind(...values, page.limit ?? -1, page.offset ?? 0)
    .all<EntryRow>()
  return results
}

export async function countEntries(db: D1Database, filter: EntryFilter): Promise<number> {
  const { where, values } = toWhere(filter)
  const sql = `SELECT count(*) AS amount FROM ${tables} WHERE ${where}`
  return (
    (await db
      .prepare(sql)
      .bind(...values)
      .first<number>('amount')) ?? 0
  )
}
