/**
 * Remembers what an import changed until the shop's caches are purged. It is written in the transaction of the changes, so that an import that
 * ends after it, for example because its connection breaks, is purged by the next one.
 */
import type { Sql, SqlStatement } from '../../../sql/database.ts'

export type Changes = {
  /** Numbers of products whose pages and listings changed. */
  changedProducts: string[]
  /** Categories changed: every page with a menu shows them. */
  changedCategories: boolean
}

const name = 'pending_purge'

export async function readPendingPurge(db: Sql): Promise<Changes> {
  const stored = await db.prepare('SELECT value FROM meta WHERE name = ?1').bind(name).first<string>('value')
  return stored === null ? { changedProducts: [], changedCategories: false } : (JSON.parse(stored) as Changes)
}

/** None if nothing changed. */
export function toPendingPurge(db: Sql, { changedProducts, changedCategories }: Changes): SqlStatement[] {
  if (changedProducts.length === 0 && !changedCategories) return []
  const value = JSON.stringify({ changedProducts: changedCategories ? [] : changedProducts, changedCategories })
  return [db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?1, ?2)').bind(name, value)]
}

/** Call it after the purge. */
export async function confirmPurge(db: Sql): Promise<void> {
  await db.prepare('DELETE FROM meta WHERE name = ?1').bind(name).run()
}
