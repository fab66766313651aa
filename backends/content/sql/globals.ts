import type { Sql } from '../../sql/database.ts'

export type GlobalRow = {
  id: number
  handle: string
  name: string
  site_id: number
  language: string
  /** JSON: StoredGlobal. */
  fields: string
}

/** The first set with one of the handles in these sites; any handle if null. */
export async function findGlobal(
  db: Sql,
  handles: readonly string[] | null,
  siteIds: readonly number[],
): Promise<GlobalRow | null> {
  return db
    .prepare(
      `SELECT g.id, g.handle, g.name, t.site_id, s.language, t.fields
       FROM globals g JOIN global_texts t ON t.global_id = g.id JOIN sites s ON s.id = t.site_id
       WHERE t.site_id IN (SELECT value FROM json_each(?1))
         AND (?2 IS NULL OR g.handle IN (SELECT value FROM json_each(?2)))
       ORDER BY g.id, t.site_id LIMIT 1`,
    )
    .bind(JSON.stringify(siteIds), handles && JSON.stringify(handles))
    .first<GlobalRow>()
}

/** Replaces one field of a set in every language. @param value JSON */
export async function updateGlobal(db: Sql, handle: string, field: string, value: string): Promise<void> {
  const sql = `UPDATE global_texts SET fields = json_set(fields, '$.' || ?2, json(?3))
    WHERE global_id = (SELECT id FROM globals WHERE handle = ?1)`
  await db.prepare(sql).bind(handle, field, value).run()
}
