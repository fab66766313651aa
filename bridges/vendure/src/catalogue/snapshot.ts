// The catalogue of one moment in the tables of the embedded backend, so that its search, filters and product fields serve Vendure's products.
import type { Catalogue } from '../../../../backends/commerce/catalogue/catalogue.ts'
import { createCatalogueStore } from '../../../../backends/commerce/catalogue/catalogue.ts'
import { units } from '../../../../backends/commerce/rules/units.ts'
import { locales } from '../../../../backends/graphql/locales.ts'
import type { Sql } from '../../../../backends/sql/database.ts'
import { insertRows, type Row } from '../../../../backends/sql/insert-rows.ts'
import { migrate, migrationFolders } from '../../../../scripts/migrate.ts'
import { openSqliteD1 } from '../../../../src/server/platform/node/sqlite-d1.ts'
import { type CatalogueRows, columns } from './tables.ts'
import { toUpdates } from './updates.ts'

export type Snapshot = {
  db: Sql
  /** Version of the rows; {@link Snapshot.update} changes it. */
  readonly version: string
  /** Applies the difference to the rows before, in one transaction. @returns false if it is too large: make another snapshot */
  update(before: CatalogueRows, after: CatalogueRows): Promise<boolean>
  catalogue(): Promise<Catalogue>
  /** Id of a product of the contract by the id of its variant in Vendure, and the reverse. */
  productIdOf(variantId: number): number
  variantIdOf(productId: number): number | null
  close(): void
}

/** Variants and families share the ids of the contract: odd ids are variants. */
export const toProductId = (variantId: number) => variantId * 2 + 1
export const toFamilyId = (productId: number) => productId * 2

export const unitIdOf = (code: string) => units.findIndex((unit) => unit.code === code) + 1

export async function createSnapshot(rows: CatalogueRows): Promise<Snapshot> {
  const db = openSqliteD1(':memory:')
  await migrate(db, migrationFolders.COMMERCE_DB)
  await insertRows(
    db,
    'units',
    'id, code',
    units.map(({ code }) => [unitIdOf(code), code]),
  )
  await insertRows(
    db,
    'unit_texts',
    'unit_id, locale, one, many',
    units.flatMap(({ code, one, many }) =>
      locales.map((locale): Row => [unitIdOf(code), locale, one[locale], many[locale]]),
    ),
  )
  for (const [table, names] of Object.entries(columns))
    await insertRows(db, table, names, rows[table as keyof CatalogueRows])
  let version = crypto.randomUUID()
  await db.prepare("INSERT INTO meta (name, value) VALUES ('catalogue_version', ?1)").bind(version).run()
  const store = createCatalogueStore(db)
  return {
    db,
    get version() {
      return version
    },
    async update(before, after) {
      const statements = toUpdates(db, before, after)
      if (!statements) return false
      const next = crypto.randomUUID()
      await db.batch([
        ...statements,
        db.prepare("UPDATE meta SET value = ?1 WHERE name = 'catalogue_version'").bind(next),
      ])
      version = next
      return true
    },
    catalogue: () => store(version),
    productIdOf: toProductId,
    variantIdOf: (productId) => (productId % 2 === 1 ? (productId - 1) / 2 : null),
    close: () => db.close(),
  }
}
