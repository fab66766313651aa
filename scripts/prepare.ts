// Makes the embedded databases ready: migrated, and filled with demo data once. Called before a start, on both platforms, and by tests.

import { TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import type { Sql } from '#server/platform/storage.ts'
import { migrate } from './migrate.ts'

export type Databases = { SHOP_DB: Sql; COMMERCE_DB: Sql; CONTENT_DB: Sql }
type Environment = Partial<Record<string, string>>

/** A seeder, and a way to run it. */
type Seeder = (db: Sql) => Promise<unknown>

/**
 * Migrates the three databases and seeds the embedded backends' ones; an external backend's database stays empty.
 * @param withFastWrites wraps a seeder where the platform can write faster than it may while it serves
 */
export async function prepareDatabases(
  databases: Databases,
  env: Environment,
  withFastWrites: (seed: Seeder) => Seeder = (seed) => seed,
): Promise<void> {
  await migrate(databases.SHOP_DB, 'migrations')
  await migrate(databases.COMMERCE_DB, 'backends/commerce/migrations')
  await migrate(databases.CONTENT_DB, 'backends/content/migrations')
  if (!isDemo(env)) return
  const { SHOP_DB, COMMERCE_DB, CONTENT_DB } = databases
  const goods = !env.COMMERCE_URL && (await seedIfEmpty(COMMERCE_DB, 'products', withFastWrites(fillCommerce)))
  const texts = !env.CONTENT_URL && (await seedIfEmpty(CONTENT_DB, 'entries', withFastWrites(fillContent)))
  if (goods || texts) await clearCaches(SHOP_DB)
}

/** A shop that was asked while its data came, or were others, may have kept that nothing is there. */
export const clearCaches = (shop: Sql) => new TagTokens(shop, createLog('warn')).renew(['all'])

/** Opens, prepares and closes the databases of a data folder on Node. */
export async function prepareNode(dataDir: string, env: Environment): Promise<void> {
  const bindings = openNodeBindings({ dataDir, vars: {} })
  try {
    await prepareDatabases(bindings, env, withoutWaiting)
  } finally {
    bindings.close()
  }
}

/**
 * Seeds without waiting for the disk at every step: only an empty database is seeded, and a seeding that was broken off is begun anew.
 * Everything is on disk when it ends. A database that holds orders is never written this way.
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

/** Demo data is on outside production unless DEMO says otherwise. */
export function isDemo(env: Environment): boolean {
  return env.DEMO ? env.DEMO === '1' : env.NODE_ENV !== 'production'
}

// Loaded only when needed: the demo range is large, and most starts find it seeded.
async function fillCommerce(db: Sql): Promise<void> {
  const { seedCommerce } = await import('#backends/commerce/seed/seed.ts')
  await seedCommerce(db, {})
}

async function fillContent(db: Sql): Promise<void> {
  const { seedContent } = await import('#backends/content/seed/seed.ts')
  await seedContent(db)
}

/** Runs a seeder when `table` is empty or an earlier run of it was broken off; never over anything else. */
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
