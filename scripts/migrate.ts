import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '#server/storage/storage.ts'
import { root } from './root.ts'
import { toStatements } from './sql-statements.ts'

/** Folder of the migrations of each database, by its binding. */
export const migrationFolders = {
  SHOP_DB: join(root, 'migrations'),
  COMMERCE_DB: join(root, 'backends/commerce/migrations'),
  CONTENT_DB: join(root, 'backends/content/migrations'),
} as const

/** Wrangler's own table, so that both tools share the list of applied migrations. */
const journal = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies the new files of a folder (`0001_x.sql`, ...) in order, each in one transaction.
 * @returns names of the applied files
 */
export async function migrate(db: Sql, folder: string): Promise<string[]> {
  await db.prepare(journal).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name)).sort()
  for (const name of files) {
    const statements = toStatements(await readFile(join(folder, name), 'utf8'))
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...statements.map((sql) => db.prepare(sql)), record])
  }
  return files
}
