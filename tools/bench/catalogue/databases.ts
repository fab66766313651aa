// Seeded commerce databases of any size, cached in `.cache` until the seeder, its data or the schema change.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedCommerce } from '../../../backends/commerce/seed/seed.ts'
import { migrate } from '../../../scripts/migrate.ts'
import { openSqliteD1 } from '../../../src/server/platform/node/sqlite-d1.ts'

const migrations = 'backends/commerce/migrations'
const sources = [migrations, 'backends/commerce/seed', 'backends/commerce/rules']

/** Path of a database with this number of products; seeding 50,000 takes 15 s once. */
export async function seededDatabase(products: number, say: (line: string) => void): Promise<string> {
  const file = join('.cache', `bench-catalogue-${products}-${fingerprint()}.sqlite`)
  if (existsSync(file)) return file
  say(`Seeding ${products} products into ${file}`)
  mkdirSync('.cache', { recursive: true })
  for (const name of readdirSync('.cache')) {
    if (name.startsWith(`bench-catalogue-${products}-`)) rmSync(join('.cache', name), { force: true })
  }
  const partial = `${file}.${process.pid}`
  const db = openSqliteD1(partial)
  // An interrupted seeding is repeated, so it need not wait for fsync.
  await db.prepare('PRAGMA synchronous = OFF').run()
  await migrate(db, migrations)
  await seedCommerce(db, { products })
  await db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').run()
  db.close()
  renameSync(partial, file)
  return file
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((found) => /\.(ts|sql)$/.test(found) && !found.endsWith('.test.ts'))) {
      hash.update(name).update(readFileSync(join(source, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
