// Seeds the commerce database, on D1 or node:sqlite, with demo catalogue, prices, stock, and demo customers with past orders.
import type { Sql } from '../../sql/database.ts'
import { insertRows } from '../../sql/insert-rows.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { saveIndex } from '../catalogue/index-storage.ts'
import { buildNameIndex } from '../catalogue/search.ts'
import { insertUnits } from '../import/units.ts'
import { seedAgreements } from './agreements.ts'
import { seedApprovals } from './approvals.ts'
import { seedCategories } from './categories.ts'
import * as demoRange from './data/range.ts'
import type { Range } from './data/shape.ts'
import { seedDeposits } from './deposits.ts'
import { seedEmpties } from './empties.ts'
import { seedInvoices } from './invoices.ts'
import { seedLists } from './lists.ts'
import { seedOrders } from './orders.ts'
import { seedPeople } from './people.ts'
import { seedProducts } from './products.ts'
import { seedQuotes } from './quotes.ts'
import { createSlugRegistry } from './slugs.ts'
import { seedStandingOrders } from './standing-orders.ts'
import { toListedProducts } from './variations.ts'
import { wipe } from './wipe.ts'

export type SeedOptions = {
  /** Number of listed products; beyond the catalogue they are variations. Default: the catalogue. */
  products?: number
  seed?: number
  range?: Range
}

/** Deletes all data and seeds again; the same options give the same data, except for password salts. */
export async function seedCommerce(db: Sql, options: SeedOptions = {}): Promise<void> {
  const { range = demoRange, seed = 1 } = options
  const products = toListedProducts(range.products, range.brands, options.products ?? range.products.length, seed)
  await wipe(db)
  const units = await insertUnits(db, range.units)
  const slugs = createSlugRegistry()
  const places = await seedCategories(db, range, slugs)
  await seedDeposits(db)
  await seedProducts(db, range, products, { ...places, units }, slugs)
  const customers = await seedPeople(db, units)
  await seedOrders(db, customers)
  await seedEmpties(db, customers.nadia, 'nl')
  await seedQuotes(db)
  await seedApprovals(db)
  await seedLists(db, customers)
  await seedInvoices(db, customers)
  await seedStandingOrders(db)
  if (await seedAgreements(db, range)) return
  const version = crypto.randomUUID()
  await saveIndex(db, version, await buildNameIndex(db, await loadCatalogue(db)))
  // Last, so that a running backend loads only the complete catalogue.
  await insertRows(db, 'meta', 'name, value', [['catalogue_version', version]])
}
