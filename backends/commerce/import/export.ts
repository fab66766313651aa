/** Reads the commerce database as the records of the files that an import reads. */
import type { Sql } from '../../sql/database.ts'
import { readAssortmentRecords } from './assortments.ts'
import { readCategoryRecords } from './categories.ts'
import type { CsvRecord } from './columns/columns.ts'
import { readNumberRecords } from './company-numbers.ts'
import { readCustomerRecords } from './customers.ts'
import { readDepositRecords } from './deposits.ts'
import type { FileKind } from './file-columns.ts'
import { readPriceRecords, readStockRecords } from './prices.ts'
import { readFamilies } from './read-products.ts'

async function* readProductRecords(db: Sql): AsyncGenerator<CsvRecord> {
  for await (const { records } of readFamilies(db)) yield* records
}

export const exporters: Record<FileKind, (db: Sql) => AsyncIterable<CsvRecord> | Promise<Iterable<CsvRecord>>> = {
  categories: async (db) => (await readCategoryRecords(db)).map(({ record }) => record),
  deposits: readDepositRecords,
  products: readProductRecords,
  prices: readPriceRecords,
  stock: readStockRecords,
  customers: readCustomerRecords,
  numbers: readNumberRecords,
  assortments: readAssortmentRecords,
}
