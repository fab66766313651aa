// getProductListing: a page of products that pass every filter.
import { count, has } from '../../catalogue/bitset.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { editDistance, maxEdits } from '../../catalogue/did-you-mean.ts'
import { type Filters, matchFilters } from '../../catalogue/filters.ts'
import type { SortKey } from '../../catalogue/sort-orders.ts'
import type { Context } from '../../context/context.ts'
import { priceListOf, toPriceListKey } from '../../rules/customer-prices/price-list.ts'
import { foldText } from '../../rules/text.ts'
import type { FilterProductListingFacetsInput, FilterProductListingInput, Resolvers } from '../generated/types.ts'
import { type Page, paginate, toPage } from '../paging.ts'

export type FilterInput = Partial<Omit<FilterProductListingInput & FilterProductListingFacetsInput, 'sort'>>

/** Removes duplicates: a body of 128 kB may contain thousands. */
const toIds = (given: readonly string[] | null | undefined) => [...new Set(given)]

/** Filters of both listing and facets; empty texts and lists do not filter. */
export function toFilters(input: FilterInput, more: Partial<Filters>): Filters {
  return {
    search: input.search?.trim() || null,
    urlKey: input.url_key || null,
    allergens: {
      contains: toIds(input.contains_allergen),
      may_contain: toIds(input.may_contain_allergen),
      free: toIds(input.does_not_contain_allergen),
    },
    brands: toIds(input.brands),
    isNew: false,
    category: null,
    isStockArticle: null,
    ...more,
  }
}

export const listingResolvers: Resolvers = {
  Query: {
    getProductListing: async (_, args, context) => {
      const input = args.input ?? {}
      const filters = toFilters(input, { isNew: input.new === true, isStockArticle: input.is_stock_article ?? null })
      const page = toPage(args, 16)
      const catalogue = await context.catalogue()
      const search = filters.search === null ? null : await catalogue.search(filters.search)
      const soldOut = await catalogue.soldOut(context.now())
      const matches = matchFilters(catalogue, filters, context.locale, { search, soldOut })
      const sort = await toSortKey(context, input.sort ?? null, filters)
      const order = sort === null && search ? search.slots : await catalogue.order(sort ?? 'position')
      const ids = takePage(catalogue, order, matches, page, sort === null || input.asc !== false)
      return { ...paginate(page, count(matches), await context.products.many(ids)), search: filters.search }
    },
  },
  ProductPaginator: {
    suggestion: ({ search }, _, context) => (search ? readSuggestion(context, search) : null),
  },
}

/** French article or preposition before a vowel, as a search term of its own: `d` in `huile d olive`. */
const elision = /(?<!\p{L})([cdjl-nst]|qu) (?=[aeiouyhà-öù-üœ])/gu
/** The search splits words at apostrophes. */
const joinElisions = (text: string, locale: string) => (locale === 'fr' ? text.replace(elision, '$1’') : text)

/** The suggestion spelled as in the product names it finds, because the index has words without accents only. */
async function readSuggestion(context: Context, search: string): Promise<string | null> {
  const catalogue = await context.catalogue()
  const words = await catalogue.suggest(search)
  if (words === null) return null
  const { slots } = await catalogue.search(words)
  const found = await context.products.many([...slots.subarray(0, 8)].map((slot) => catalogue.index.ids[slot] ?? 0))
  const written = found.flatMap(({ name }) => name?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const spelled = words.split(' ').map((word) => spell(word, written).toLocaleLowerCase(context.locale))
  const proposal = joinElisions(spelled.join(' '), context.locale)
  return (await catalogue.search(proposal)).slots.length > 0 ? proposal : words
}

/** The nearest of the written words within the edit limit, else the word itself. */
function spell(word: string, written: readonly string[]): string {
  const typos = (one: string) => editDistance(word, foldText(one))
  const [first] = written.toSorted((one, other) => typos(one) - typos(other))
  return first !== undefined && typos(first) <= maxEdits(word.length) ? first : word
}

/** Sort key; null is relevance. Unknown keys, and the price for guests: position in a category, relevance in a search, else name. */
async function toSortKey(context: Context, sort: string | null, filters: Filters): Promise<SortKey | null> {
  if (sort === 'name') return `name:${context.locale}`
  if (sort === 'sku' || sort === 'created_at' || sort === 'position') return sort
  const prices = sort === 'price' ? priceListOf(await context.customer(), context.now()) : null
  if (prices) return `price:${toPriceListKey(prices)}`
  if (filters.search !== null) return null
  return filters.urlKey === null ? `name:${context.locale}` : 'position'
}

function takePage(
  { index }: Catalogue,
  order: Int32Array,
  matches: Uint32Array,
  page: Page,
  ascending: boolean,
): number[] {
  const ids: number[] = []
  let skip = page.offset
  for (let place = 0; place < order.length && ids.length < page.first; place += 1) {
    const slot = order[ascending ? place : order.length - 1 - place] ?? 0
    if (!has(matches, slot)) continue
    if (skip > 0) skip -= 1
    else ids.push(index.ids[slot] ?? 0)
  }
  return ids
}
