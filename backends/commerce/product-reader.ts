// Reads the products of one request, in its language and at its caller's prices. Made by context.ts, called by resolvers.
import type { D1Database } from '@cloudflare/workers-types'
import { createLoader } from './loader.ts'
import type { Locale } from './rules/locale.ts'
import { type Product, readMembers, readProducts, readProductTexts, readRelations } from './sql/products.ts'

export type ProductReader = ReturnType<typeof createProductReader>

/** @param priceGroup the caller's price group; null for guests, who get no prices */
export function createProductReader(db: D1Database, locale: Locale, priceGroup: () => Promise<string | null>) {
  const one = createLoader(async (ids) => readProducts(db, ids, locale, await priceGroup()))

  /** In the order of the ids; unknown ones are left out. */
  const many = async (ids: readonly number[]): Promise<Product[]> =>
    (await Promise.all(ids.map(one))).filter((product) => product !== undefined)

  return {
    one,
    many,
    texts: createLoader((ids) => readProductTexts(db, ids)),
    members: createLoader((ids) => readMembers(db, ids)),
    relations: createLoader((ids) => readRelations(db, ids)),
  }
}
