import type { Sql } from '../../sql/database.ts'

export type RedirectRow = {
  id: number
  /** Null: every site. */
  site_id: number | null
  enabled: number
  source: string
  source_match: 'pathonly' | 'fullurl'
  match_type: 'exactmatch' | 'regexmatch'
  target: string | null
  http_code: number
}

/** Rules of a site and of all sites, also disabled ones, in order of evaluation: by position, exact rules before patterns. */
export async function readRedirects(db: Sql, siteId: number): Promise<RedirectRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, site_id, enabled, source, source_match, match_type, target, http_code FROM redirects
       WHERE site_id = ? OR site_id IS NULL ORDER BY position, match_type, source_match, id`,
    )
    .bind(siteId)
    .all<RedirectRow>()
  return results
}

const removal = "DELETE FROM redirects WHERE site_id = ?1 AND source = ?2 AND match_type = 'exactmatch'"
const insert = `INSERT INTO redirects (site_id, position, source, target, http_code)
  VALUES (?1, (SELECT min(coalesce(min(position), 0), 0) FROM redirects), ?2, ?3, ?4)`

/** Replaces the exact rule of the path and puts it first. @param target null: the page is gone (410) */
export async function upsertRedirect(
  db: Sql,
  siteId: number,
  { source, target, code }: { source: string; target: string | null; code: 301 | 302 | 410 },
): Promise<void> {
  await db.batch([db.prepare(removal).bind(siteId, source), db.prepare(insert).bind(siteId, source, target, code)])
}
