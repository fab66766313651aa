import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import type { Config } from '#server/config/config.ts'
import { createLog } from '#server/config/log.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import type { Sql } from '#server/storage/storage.ts'
import { rejectDemoAccounts } from './demo-data-guard.ts'
import { migrate, migrationFolders } from './migrate.ts'
import { logSetupGaps } from './setup-gaps.ts'

export type Databases = { SHOP_DB: Sql; COMMERCE_DB: Sql; CONTENT_DB: Sql }
type Environment = Partial<Record<string, string>>

type Seeder = (db: Sql) => Promise<unknown>

/**
 * Migrates the three databases and seeds those of embedded backends; the database of an external backend stays empty.
 * @param withFastWrites wraps a seeder to speed up writes while the platform does not serve requests
 */
export async function prepareDatabases(
  databases: Databases,
  env: Environment,
  withFastWrites: (seed: Seeder) => Seeder = (seed) => seed,
): Promise<void> {
  for (const name of Object.keys(migrationFolders) as (keyof Databases)[])
    await migrate(databases[name], migrationFolders[name])
  if (!isDemo(env)) {
    if (env.NODE_ENV === 'production' && !env.COMMERCE_URL) await rejectDemoAccounts(databases.COMMERCE_DB)
    return
  }
  const { SHOP_DB, COMMERCE_DB, CONTENT_DB } = databases
  const goods = !env.COMMERCE_URL && (await seedIfEmpty(COMMERCE_DB, 'products', withFastWrites(fillCommerce)))
  const texts = !env.CONTENT_URL && (await seedIfEmpty(CONTENT_DB, 'entries', withFastWrites(fillContent)))
  if (goods || texts) await clearCaches(SHOP_DB)
}

/** Invalidates all cache entries: requests before or during seeding may have cached empty responses. */
export const clearCaches = (shop: Sql) => new TagTokens(sqlTokens(shop), createLog('warn')).renew(['all'])

/**
 * Opens, prepares and closes the databases of a data folder on Node.
 * @param config of a shop that starts: logs what it lacks
 */
export async function prepareNode(dataDir: string, env: Environment, config?: Config): Promise<void> {
  const bindings = openNodeBindings({ dataDir, vars: {} })
  try {
    await prepareDatabases(bindings, env, withoutWaiting)
    if (config) await logSetupGaps(bindings, config)
  } finally {
    bindings.close()
  }
}

/**
 * Seeds with `PRAGMA synchronous = OFF`: only an empty database is seeded, and an interrupted seeding is repeated.
 * All data is on disk at the end. A database with orders is never written this way.
 */
const withoutWaiting =
  (seed: Seeder): Seeder =>
  async (db) => {
    await db.prepare('PRAGMA synchronous = OFF').run()
    try {
      await seed(db)
    } finally {
      await db.prepare('PRAGMA synchronous = FULL').run()
      await db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').run()
    }
  }

export function isDemo(env: Environment): boolean {
  return env.DEMO ? env.DEMO === '1' : env.NODE_ENV !== 'production'
}

// A dynamic import: the seed data is large, and most starts do not seed.
async function fillCommerce(db: Sql): Promise<void> {
  const { seedCommerce } = await import('#backends/commerce/seed/seed.ts')
  await seedCommerce(db, {})
}

async function fillContent(db: Sql): Promise<void> {
  const { seedContent } = await import('#backends/content/seed/seed.ts')
  await seedContent(db)
}

/** Runs a seeder if `table` is empty or an earlier run was interrupted. @returns whether it ran */
export async function seedIfEmpty(db: Sql, table: string, seed: Seeder): Promise<boolean> {
  await db
    .prepare('CREATE TABLE IF NOT EXISTS demo_seed (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)')
    .run()
  const state = await db.prepare('SELECT state FROM demo_seed').first<string>('state')
  const filled = await db.prepare(`SELECT 1 AS found FROM ${table} LIMIT 1`).first('found')
  if (state === 'done' || (state === null && filled)) return false
  await mark(db, 'begun')
  await seed(db)
  await mark(db, 'done')
  return true
}

async function mark(db: Sql, state: 'begun' | 'done'): Promise<void> {
  await db.prepare('INSERT OR REPLACE INTO demo_seed (id, state) VALUES (1, ?)').bind(state).run()
}
