import type { Sql } from '../../sql/database.ts'

export type FormRow = {
  id: number
  handle: string
  available: number
  site_id: number
  language: string
  title: string
  /** JSON: StoredFormSettings, StoredFormPage[]. */
  settings: string
  pages: string
}

export async function readForms(db: Sql, siteId: number, handles: readonly string[]): Promise<Map<string, FormRow>> {
  const { results } = await db
    .prepare(
      `SELECT f.id, f.handle, f.available, t.site_id, s.language, t.title, t.settings, t.pages
       FROM forms f JOIN form_texts t ON t.form_id = f.id JOIN sites s ON s.id = t.site_id
       WHERE t.site_id = ? AND f.handle IN (SELECT value FROM json_each(?))`,
    )
    .bind(siteId, JSON.stringify(handles))
    .all<FormRow>()
  return new Map(results.map((row) => [row.handle, row]))
}

export async function readCaptchaKey(db: Sql): Promise<string> {
  const row = await db.prepare('SELECT key FROM captcha_keys').first<{ key: string }>()
  if (!row) throw new Error('The table captcha_keys has no row: run the migrations of the content database.')
  return row.key
}
