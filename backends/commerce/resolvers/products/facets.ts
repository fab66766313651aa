import type { Locale } from '../../../graphql/locales.ts'
import { type Bitset, has } from '../../catalogue/bitset.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { countFacets, type FacetCounts } from '../../catalogue/facet-counts.ts'
import type { Context } from '../../context/context.ts'
import { formatMessage, type MessageKey } from '../../messages/messages.ts'
import { type AllergenLevel, allergenCodes, allergenLabels } from '../../rules/allergens.ts'
import { priceListOf, toPriceListKey } from '../../rules/customer-prices/price-list.ts'
import { compareLabels, toMajorUnits } from '../../rules/locale.ts'
import type { Resolvers } from '../generated/types.ts'
import { toFilters } from './listing.ts'

type Option = { id: string; label: string; amount: number }

const allergenFacets = {
  contains_allergen: 'contains',
  may_contain_allergen: 'may_contain',
  does_not_contain_allergen: 'free',
} as const satisfies Record<string, AllergenLevel>

export const facetResolvers: Resolvers = {
  Query: {
    getProductListingFacets: async (_, args, context) => {
      const { locale } = context
      const input = args.input ?? {}
      const filters = toFilters(input, { category: input.category ?? null, isStockArticle: input.on_stock ?? null })
      const catalogue = await context.catalogue()
      const search = filters.search === null ? null : await catalogue.search(filters.search)
      const soldOut = await catalogue.soldOut(context.now())
      const counts = countFacets(catalogue, filters, locale, { search, soldOut })
      const descending = input.sort?.toLowerCase() === 'desc'

      const facet = (code: string, type: string, options: Option[]) => ({
        code,
        label: formatMessage(locale, `facet.${code}` as MessageKey),
        type,
        options: type === 'select' ? inOrder(locale, options, descending) : options,
      })
      const attributes = [
        ...Object.entries(allergenFacets).map(([code, level]) =>
          facet(code, 'select', toAllergenOptions(counts.allergens[level], filters.allergens[level], locale)),
        ),
        facet('brands', 'select', toNodeOptions(counts.brands, filters.brands, locale)),
        facet('category', 'select', toNodeOptions(counts.categories, [], locale)),
        facet('is_stock_article', 'boolean', toStockOptions(counts, filters.isStockArticle, locale)),
      ]
      const range = await readPriceRange(context, catalogue, counts.matches)
      return { attributes: range ? [...attributes, { ...facet('price', 'range', []), range }] : attributes }
    },
  },
}

/** Options with results, and selected options, which must stay visible to be cleared. */
const keep = (options: Option[], chosen: readonly string[]) =>
  options.filter(({ id, amount }) => amount > 0 || chosen.includes(id))

const toAllergenOptions = (amounts: readonly number[], chosen: readonly string[], locale: Locale) =>
  keep(
    allergenCodes.map((code, place) => ({
      id: code,
      label: allergenLabels[code][locale],
      amount: amounts[place] ?? 0,
    })),
    chosen,
  )

const toNodeOptions = (nodes: FacetCounts['brands'], chosen: readonly string[], locale: Locale) =>
  keep(
    nodes.map(({ node, amount }) => ({ id: String(node.id), label: node.texts[locale].name, amount })),
    chosen,
  )

function toStockOptions({ stockArticles }: FacetCounts, chosen: boolean | null, locale: Locale) {
  const options = [
    { id: 'true', label: formatMessage(locale, 'facet.stock.true'), amount: stockArticles.inStock },
    { id: 'false', label: formatMessage(locale, 'facet.stock.false'), amount: stockArticles.onDemand },
  ]
  return keep(options, chosen === null ? [] : [String(chosen)])
}

function inOrder(locale: Locale, options: Option[], descending: boolean): Option[] {
  const sorted = options.toSorted((a, b) => compareLabels(locale, a.label, b.label))
  return descending ? sorted.reverse() : sorted
}

async function readPriceRange({ customer, now }: Context, catalogue: Catalogue, set: Bitset) {
  const list = priceListOf(await customer(), now())
  if (!list) return null
  const prices = await catalogue.prices(toPriceListKey(list))
  let [amount, min, max, sum] = [0, Number.POSITIVE_INFINITY, 0, 0]
  for (let slot = 0; slot < prices.length; slot += 1) {
    const cents = prices[slot] ?? -1
    if (cents < 0 || !has(set, slot)) continue
    amount += 1
    sum += cents
    min = Math.min(min, cents)
    max = Math.max(max, cents)
  }
  if (amount === 0) return null
  return {
    min: toMajorUnits(min),
    max: toMajorUnits(max),
    avg: toMajorUnits(Math.round(sum / amount)),
    sum: toMajorUnits(sum),
  }
}
