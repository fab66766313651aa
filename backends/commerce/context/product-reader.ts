// Loads products for one request, in its language and at its customer's prices.
import { createLoader } from '../../graphql/loader.ts'
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { viewerOf } from '../rules/customer-prices/price-list.ts'
import type { CustomerRow } from '../sql/customers.ts'
import { readProductsOnLists } from '../sql/lists.ts'
import {
  type Product,
  readBundleItems,
  readHeldProducts,
  readProducts,
  readProductTexts,
  readRelations,
} from '../sql/products.ts'

export type ProductReader = ReturnType<typeof createProductReader>

/** @param customer null for guests, who get no prices and have no lists */
export function createProductReader(
  db: Sql,
  locale: Locale,
  customer: () => Promise<CustomerRow | null>,
  now: () => Date,
) {
  const one = createLoader(async (ids: readonly number[]) =>
    readProducts(db, ids, locale, viewerOf(await customer(), now())),
  )
  /** Whether a listed product is on a list that the customer sees. */
  const saved = createLoader(async (ids: readonly number[]) => {
    const reader = await customer()
    return reader ? readProductsOnLists(db, reader, ids) : new Map<number, true>()
  })

  /** In the order of the ids; unknown ids are left out. */
  const many = async (ids: readonly number[]): Promise<Product[]> =>
    (await Promise.all(ids.map(one))).filter((product) => product !== undefined)

  return {
    one,
    /** A product of a list of the company: sold out if the company may no longer see it. */
    held: createLoader(async (ids: readonly number[]) =>
      readHeldProducts(db, ids, locale, viewerOf(await customer(), now())),
    ),
    many,
    saved,
    texts: createLoader((ids: readonly number[]) => readProductTexts(db, ids)),
    members: createLoader((ids: readonly number[]) => readBundleItems(db, ids)),
    relations: createLoader((ids: readonly number[]) => readRelations(db, ids)),
  }
}
