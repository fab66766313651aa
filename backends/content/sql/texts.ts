import type { Sql } from '../../sql/database.ts'

/** Columns that an editor changes; the last three are JSON. */
export const editableColumns = ['title', 'seo', 'fields', 'blocks'] as const
export type EditableColumn = (typeof editableColumns)[number]

export type TextRow = {
  entry_id: number
  site_id: number
  section: string
  language: string
  base_path: string
  uri: string | null
  enabled: number
  post_date: string
  expiry_date: string | null
} & Record<EditableColumn, string> &
  Record<`draft_${EditableColumn}`, string | null>

const columns = [
  't.entry_id, t.site_id, e.section, s.language, s.base_path, t.uri, t.enabled, t.post_date, t.expiry_date',
  ...editableColumns.map((name) => `t.${name}, d.${name} AS draft_${name}`),
].join(', ')

const tables = `entry_texts t JOIN entries e ON e.id = t.entry_id JOIN sites s ON s.id = t.site_id
  LEFT JOIN entry_drafts d ON d.entry_id = t.entry_id AND d.site_id = t.site_id`

export const findText = (db: Sql, language: string, uri: string): Promise<TextRow | null> =>
  db.prepare(`SELECT ${columns} FROM ${tables} WHERE s.language = ? AND t.uri = ?`).bind(language, uri).first<TextRow>()

export async function listTexts(db: Sql): Promise<TextRow[]> {
  const sql = `SELECT ${columns} FROM ${tables} WHERE t.uri IS NOT NULL ORDER BY t.site_id, e.section, e.position, t.uri`
  return (await db.prepare(sql).all<TextRow>()).results
}

type Key = Pick<TextRow, 'entry_id' | 'site_id'>

/** @param column never user input */
export async function updateText(
  db: Sql,
  { entry_id, site_id }: Key,
  column: EditableColumn | 'enabled' | 'post_date' | 'expiry_date',
  value: string | number | null,
): Promise<void> {
  const sql = `UPDATE entry_texts SET ${column} = ? WHERE entry_id = ? AND site_id = ?`
  await db.prepare(sql).bind(value, entry_id, site_id).run()
}

export async function saveDraft(
  db: Sql,
  { entry_id, site_id }: Key,
  column: EditableColumn,
  value: string,
): Promise<void> {
  const sql = `INSERT INTO entry_drafts (entry_id, site_id, ${column}) VALUES (?1, ?2, ?3)
    ON CONFLICT (entry_id, site_id) DO UPDATE SET ${column} = excluded.${column}`
  await db.prepare(sql).bind(entry_id, site_id, value).run()
}

const removal = 'DELETE FROM entry_drafts WHERE entry_id = ?1 AND site_id = ?2'

export async function discardDraft(db: Sql, { entry_id, site_id }: Key): Promise<void> {
  await db.prepare(removal).bind(entry_id, site_id).run()
}

/** Publishes the draft in one transaction. */
export async function publishDraft(db: Sql, { entry_id, site_id }: Key): Promise<void> {
  const changes = editableColumns.map((name) => `${name} = coalesce(d.${name}, entry_texts.${name})`).join(', ')
  const update = `UPDATE entry_texts SET ${changes} FROM entry_drafts d
    WHERE entry_texts.entry_id = ?1 AND entry_texts.site_id = ?2 AND d.entry_id = ?1 AND d.site_id = ?2`
  await db.batch([update, removal].map((sql) => db.prepare(sql).bind(entry_id, site_id)))
}
