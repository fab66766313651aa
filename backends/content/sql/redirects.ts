// Reads the redirects of a site. Called by resolvers/redirect.ts.
import type { D1Database } from '@cloudflare/workers-types'

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

/** Rules of a site and of all sites, disabled ones too, in order of evaluation: by position, exact ones before patterns. */
export async function readRedirects(db: D1Database, siteId: number): Promise<RedirectRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, site_id, enabled, source, source_match, match_type, target, http_code FROM redirects
       WHERE site_id = ? OR site_id IS NULL ORDER BY position, match_type, source_match, id`,
    )
    .bind(siteId)
    .all<RedirectRow>()
  return results
}
