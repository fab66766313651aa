// Reads published entries: enabled, posted and not expired; a preview also includes others.
import type { Sql } from '../../sql/database.ts'

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

/** A given list must contain the value; an empty list matches nothing. */
export type EntryFilter = {
  now: string
  /** Includes drafts, and unpublished pages that are queried by uri. */
  preview: boolean
  ids?: readonly number[]
  siteIds?: readonly number[]
  uris?: readonly string[]
  sections?: readonly string[]
  types?: readonly string[]
}

type Page = { orderBy?: string; limit?: number; offset?: number }

const columns = 'e.id, e.section, e.type, t.site_id, s.language, s.base_path, t.slug, t.uri, t.post_date, t.updated_at'
const edited = ['title', 'seo', 'fields', 'blocks']

/** CROSS JOIN: SQLite would read all texts of a site for the entries of a section. */
const toTables = ({ sections }: EntryFilter) =>
  sections
    ? 'entries e CROSS JOIN entry_texts t ON t.entry_id = e.id JOIN sites s ON s.id = t.site_id'
    : 'entry_texts t JOIN entries e ON e.id = t.entry_id JOIN sites s ON s.id = t.site_id'
const drafts = 'LEFT JOIN entry_drafts d ON d.entry_id = t.entry_id AND d.site_id = t.site_id'

/** SQL condition: the text `t` is published. @param now placeholder of the current instant */
export const isShown = (now: '?1' | '?3') =>
  `t.enabled = 1 AND datetime(t.post_date) <= datetime(${now}) AND (t.expiry_date IS NULL OR datetime(t.expiry_date) > datetime(${now}))`

/** Structures by position, channels newest first. */
const defaultOrder = 'e.position IS NULL, e.position, datetime(t.post_date) DESC, e.id DESC, t.site_id'

const filters = {
  ids: 't.entry_id',
  siteIds: 't.site_id',
  uris: 't.uri',
  sections: 'e.section',
  types: 'e.type',
} as const

function toWhere(filter: EntryFilter): { where: string; values: string[] } {
  const conditions = filter.preview && filter.uris ? [] : [isShown('?1')]
  const values = [filter.now]
  for (const [name, column] of Object.entries(filters)) {
    const wanted = filter[name as keyof typeof filters]
    if (!wanted) continue
    conditions.push(`${column} IN (SELECT value FROM json_each(?${values.length + 1}))`)
    values.push(JSON.stringify(wanted))
  }
  return { where: conditions.join(' AND '), values }
}

/** @param page.orderBy SQL from order-by.ts, never user input */
export async function listEntries(db: Sql, filter: EntryFilter, page: Page = {}): Promise<EntryRow[]> {
  const { where, values } = toWhere(filter)
  const order = page.orderBy ? `${page.orderBy}, ${defaultOrder}` : defaultOrder
  const texts = edited.map((name) => (filter.preview ? `coalesce(d.${name}, t.${name}) AS ${name}` : `t.${name}`))
  const from = filter.preview ? `${toTables(filter)} ${drafts}` : toTables(filter)
  const [limit, offset] = [values.length + 1, values.length + 2]
  const sql = `SELECT ${columns}, ${texts} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ?${limit} OFFSET ?${offset}`
  const { results } = await db
    .prepare(sql)
    .bind(...values, page.limit ?? -1, page.offset ?? 0)
    .all<EntryRow>()
  return results
}

export async function countEntries(db: Sql, filter: EntryFilter): Promise<number> {
  const { where, values } = toWhere(filter)
  const sql = `SELECT count(*) AS amount FROM ${toTables(filter)} WHERE ${where}`
  return (
    (await db
      .prepare(sql)
      .bind(...values)
      .first<number>('amount')) ?? 0
  )
}
