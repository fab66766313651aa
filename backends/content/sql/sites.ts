import type { Sql } from '../../sql/database.ts'

export type Site = {
  id: number
  language: string
  name: string
  /** Prefix of its public paths: empty, or `/en`. */
  base_path: string
}

export async function readSites(db: Sql): Promise<Site[]> {
  const { results } = await db.prepare('SELECT id, language, name, base_path FROM sites ORDER BY id').all<Site>()
  return results
}
