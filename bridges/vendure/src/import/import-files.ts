// Imports files of a wholesaler: the import of the embedded backend checks and merges them in a copy of the catalogue, and what differs
// is written to Vendure.
import { parse } from 'node:path'
import { type FileKind, fileColumns } from '../../../../backends/commerce/import/file-columns.ts'
import { type ImportOptions, type ImportReport, importFiles } from '../../../../backends/commerce/import/import.ts'
import type { EngineCatalogue } from '../catalogue/read-engine.ts'
import { createSnapshot } from '../catalogue/snapshot.ts'
import { toRows } from '../catalogue/to-rows.ts'
import { readRecords } from './records.ts'
import { type CatalogueImport, writeCatalogue } from './write-catalogue.ts'

export type FilesImport = Pick<ImportOptions, 'files' | 'dryRun' | 'skipRejected' | 'removeMissing' | 'removeMost'>

/** Vendure has no article numbers and assortments of companies. */
export const importKinds = (Object.keys(fileColumns) as FileKind[]).filter(
  (kind) => kind !== 'numbers' && kind !== 'assortments',
)

/** Applies nothing if a row is rejected, unless `skipRejected`. @throws Error with a sentence if most products would be removed */
export async function importIntoEngine(
  catalogue: EngineCatalogue,
  options: FilesImport,
  writing: Pick<CatalogueImport, 'services' | 'taxCategoryOf'>,
): Promise<ImportReport> {
  const { rows } = toRows(catalogue, { pictureOf: ({ name }) => parse(name).name, sharesStock: true })
  const copy = await createSnapshot(rows)
  try {
    const before = await readRecords(copy.db)
    const isDryRun = options.dryRun === true
    const report = await importFiles(copy.db, { ...options, dryRun: false, now: new Date() })
    // Vendure would sell them to every customer
    const exclusive = await copy.db
      .prepare('SELECT number FROM products WHERE is_exclusive = 1')
      .first<string>('number')
    if (exclusive !== null) throw new Error(`Vendure has no assortments: product ${exclusive} cannot be exclusive.`)
    if (isDryRun || !report.isApplied) return { ...report, isApplied: false }
    await writeCatalogue({ ...writing, before, after: await readRecords(copy.db) })
    return report
  } finally {
    copy.close()
  }
}
