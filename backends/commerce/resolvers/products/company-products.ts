// companyProducts: exclusive products of the customer's company, and products by its own numbers. Nothing of them is cached.
import { emptySet, has, toSet } from '../../catalogue/bitset.ts'
import { matchFilters } from '../../catalogue/filters.ts'
import { toOrdinals, toProductIndex } from '../../catalogue/product-index.ts'
import { indexProducts, searchProducts } from '../../catalogue/search.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { readAssortment, readSoldOutExclusive } from '../../sql/catalogue.ts'
import { findOwnNumbers } from '../../sql/product-lookup.ts'
import type { Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'
import { toFilters } from './listing.ts'

type Filters = ReturnType<typeof toFilters>

export const companyProductResolvers: Resolvers = {
  Query: {
    companyProducts: async (_, args, context) => {
      const { company_id: companyId } = await requireCustomer(context)
      const input = args.input ?? {}
      const filters = toFilters(input, { isNew: input.new === true, isStockArticle: input.is_stock_article ?? null })
      const page = toPage(args, 16)
      const [exclusive, numbered] = await Promise.all([
        findExclusive(context, companyId, filters),
        filters.search === null ? [] : findOwnNumbers(context.db, companyId, filters.search),
      ])
      const ids = [...new Set([...numbered, ...exclusive])]
      const shown = ids.slice(page.offset, page.offset + page.first)
      return { ...paginate(page, ids.length, await context.products.many(shown)), search: null }
    },
  },
}

/** Ids in the order of relevance, else by position. */
async function findExclusive(context: Context, companyId: number, filters: Filters): Promise<number[]> {
  const { db, locale } = context
  const rows = await readAssortment(db, companyId)
  if (rows.length === 0) return []
  const { tree } = await context.catalogue()
  const range = { tree, index: toProductIndex(rows, tree) }
  const { index } = range
  const search =
    filters.search === null
      ? null
      : await searchProducts(db, range, await indexProducts(db, range), filters.search, companyId)
  const soldOut =
    filters.isStockArticle === true
      ? toSet(index.size, toOrdinals(index, await readSoldOutExclusive(db)))
      : emptySet(index.size)
  const matches = matchFilters(range, filters, locale, { search, soldOut })
  const order = search ? [...search.slots] : rows.map((_, slot) => slot)
  return order.filter((slot) => has(matches, slot)).map((slot) => index.ids[slot] ?? 0)
}
