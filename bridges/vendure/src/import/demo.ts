// The demo's catalogue and customers as the first data of Vendure.

import type { Range } from '../../../../backends/commerce/seed/data/shape.ts'
import { demoPassword } from '../../../../backends/commerce/seed/people.ts'
import { seedCommerce } from '../../../../backends/commerce/seed/seed.ts'
import { migrate, migrationFolders } from '../../../../scripts/migrate.ts'
import { openSqliteD1 } from '../../../../src/server/platform/node/sqlite-d1.ts'
import { type CatalogueRecords, readRecords } from './records.ts'

export { demoPassword }

/** @param range default: the whole demo */
export async function readDemoRecords(range?: Range): Promise<CatalogueRecords> {
  const db = openSqliteD1(':memory:')
  await migrate(db, migrationFolders.COMMERCE_DB)
  await seedCommerce(db, range ? { range } : {})
  const records = await readRecords(db)
  db.close()
  return records
}

export const emptyRecords = (): CatalogueRecords => ({ categories: [], families: new Map(), customers: [] })
