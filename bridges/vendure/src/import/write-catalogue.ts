// Writes what differs between two catalogues into Vendure.
import { isDeepStrictEqual } from 'node:util'
import type { ID } from '@vendure/core'
import type { ImportServices } from './engine.ts'
import { openPictures } from './pictures.ts'
import type { CatalogueRecords, Family } from './records.ts'
import { writeCategories } from './write-categories.ts'
import { writeCustomers } from './write-customers.ts'
import { readStoredProducts, removeVariants, writeFamily } from './write-products.ts'

export type CatalogueImport = {
  services: ImportServices
  /** The catalogue as it is in Vendure. */
  before: CatalogueRecords
  after: CatalogueRecords
  taxCategoryOf(percent: number): ID
  /** Folder of pictures. */
  pictures?: string | null
  /** Of new customers. */
  password?: string | null
  report?(written: number, total: number): void
}

/** Families per transaction: SQLite writes to the disk at the end of each. */
const batchSize = 20

export async function writeCatalogue(task: CatalogueImport): Promise<{ families: number; removed: number }> {
  const { services, before, after, taxCategoryOf, report } = task
  const context = await services.contexts.create({ apiType: 'admin' })
  const pictures = await openPictures(services, context, task.pictures ?? null)
  const facetValues = await services.connection.withTransaction(context, (inTransaction) =>
    writeCategories(
      services,
      inTransaction,
      isDeepStrictEqual(before.categories, after.categories) ? [] : after.categories,
      pictures,
    ),
  )
  const stored = await readStoredProducts(services)
  const changed = [...after.families.values()].filter(({ number }) => differs(before, after, number))
  for (let start = 0; start < changed.length; start += batchSize) {
    await services.connection.withTransaction(context, async (inTransaction) => {
      const writing = { services, context: inTransaction, facetValues, pictures, taxCategoryOf }
      for (const family of changed.slice(start, start + batchSize)) {
        const former = before.families.get(family.number)
        await writeFamily(writing, stored, family, former)
        await removeVariants(writing, stored, lostSkus(former, family))
      }
    })
    report?.(Math.min(start + batchSize, changed.length), changed.length)
  }
  const removed = [...before.families.keys()].filter((number) => !after.families.has(number))
  for (const number of removed) {
    const id = stored.productIds.get(number)
    if (id !== undefined) await services.products.softDelete(context, id)
  }
  await services.connection.withTransaction(context, (inTransaction) =>
    writeCustomers(services, inTransaction, after.customers, task.password ?? null),
  )
  return { families: changed.length, removed: removed.length }
}

const differs = (before: CatalogueRecords, after: CatalogueRecords, number: string): boolean =>
  !isDeepStrictEqual(before.families.get(number), after.families.get(number))

const lostSkus = (before: Family | undefined, after: Family): string[] => {
  const kept = new Set(after.packings.map(({ sku }) => sku))
  return (before?.packings ?? []).map(({ sku }) => sku).filter((sku) => !kept.has(sku))
}
