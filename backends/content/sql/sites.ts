// The sites: one a language. Called by context.ts and resolve-sites.ts.
import type { Sql } from '../../sql/database.ts'

export type Site = {
  id: number
  /** Two letters. */
  language: string
  name: string
  /** What its public paths begin with: nothing, or `/en`. */
  base_path: string
}

export async function readSites(db: Sql): Promise<Site[]> {
  const { results } = await db.prepare('SELECT id, language, name, base_path FROM sites ORDER BY id').all<Site>()
  return results
}
