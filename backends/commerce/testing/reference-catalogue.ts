// Reference implementation of listing and facets: a plain filter over the seeded products.
import type { Sql } from '../../sql/database.ts'
import { type AllergenLevel, allergenCodes } from '../rules/allergens.ts'
import { foldText } from '../rules/text.ts'
import type { Range, SeedCategory } from '../seed/data/shape.ts'
import { promotionPercent } from '../seed/pricing.ts'
import type { ListedProduct } from '../seed/variations.ts'
import { createReferenceSearch } from './reference-search.ts'

export type FilterSet = {
  search?: string | undefined
  new?: boolean | undefined
  url_key?: string | undefined
  contains_allergen: string[]
  may_contain_allergen: string[]
  does_not_contain_allergen: string[]
  is_stock_article?: boolean | undefined
  brands: string[]
}

export const allergenGroups = {
  contains_allergen: 'contains',
  may_contain_allergen: 'may_contain',
  does_not_contain_allergen: 'free',
} as const satisfies Record<string, AllergenLevel>
type AllergenGroup = keyof typeof allergenGroups
type Group = AllergenGroup | 'brands' | 'is_stock_article' | 'category'

const codesBelow = ({ code, children = [] }: SeedCategory): string[] => [code, ...children.flatMap(codesBelow)]

const withBelow = (category: SeedCategory): SeedCategory[] => [
  category,
  ...(category.children ?? []).flatMap(withBelow),
]

const pathsSql =
  'SELECT t.locale, t.url_path, c.id, c.code, c.type FROM category_texts t JOIN categories c ON c.id = t.category_id'

/** Reads only the category slugs from the database. */
export async function createReferenceCatalogue(db: Sql, products: readonly ListedProduct[], range: Range) {
  const below = new Map(range.departments.flatMap(withBelow).map((category) => [category.code, codesBelow(category)]))
  type PathRow = { locale: string; url_path: string; id: number; code: string; type: string }
  const { results } = await db.prepare(pathsSql).all<PathRow>()
  const paths = new Map(results.map((row) => [`${row.locale}/${row.url_path}`, row]))
  const categories = new Map(results.flatMap(({ id, code, type }) => (type === 'category' ? [[String(id), code]] : [])))
  const search = createReferenceSearch(products, range)
  const searches = new Map<string, Set<ListedProduct>>()
  const brandIdOf = (product: ListedProduct) =>
    String(1001 + range.brands.findIndex(({ code }) => code === product.brand))

  const declares = (product: ListedProduct, level: AllergenLevel, id: string) =>
    Object.entries(product.allergens).some(([code, stated]) => code === id && stated === level)

  /** Whether any is in stock; for a bundle, whether every member that is a stock article is. */
  function isInStock({ isStockArticle = true, grouped, stock }: ListedProduct): boolean {
    if (!isStockArticle || !grouped) return isStockArticle && stock > 0
    const sets = grouped.flatMap(({ code, quantity }) => {
      const member = products.find((product) => product.code === code)
      return member && (member.isStockArticle ?? true) ? [Math.floor(member.stock / quantity)] : []
    })
    return sets.length > 0 && Math.min(...sets) > 0
  }

  const answersStock = (product: ListedProduct, wanted: boolean) =>
    wanted ? isInStock(product) : !(product.isStockArticle ?? true)

  function isIn(product: ListedProduct, locale: string, urlKey: string): boolean {
    const place = paths.get(`${locale}/${urlKey}`)
    if (place?.type === 'brand') return product.brand === place.code
    if (place?.type === 'promotion') {
      const percent = product.grouped ? 0 : promotionPercent(product.number)
      return percent > 0 && (place.code === 'promotions' || place.code === `promotion-${percent}`)
    }
    return (below.get(place?.code ?? '') ?? []).includes(product.category)
  }

  /** Filter groups that a product fails; null if it is excluded by other filters. */
  function failures(product: ListedProduct, filters: FilterSet, locale: string): Group[] | null {
    const { search: text, url_key: urlKey, is_stock_article: stock } = filters
    if (filters.new && !product.isNew) return null
    if (text?.trim() && !found(text).has(product)) return null
    const failed: Group[] = []
    if (urlKey !== undefined && !isIn(product, locale, urlKey)) failed.push('category')
    for (const [group, level] of Object.entries(allergenGroups) as [AllergenGroup, AllergenLevel][]) {
      if (!filters[group].every((id) => declares(product, level, id))) failed.push(group)
    }
    if (filters.brands.length > 0 && !filters.brands.includes(brandIdOf(product))) failed.push('brands')
    if (stock !== undefined && !answersStock(product, stock)) failed.push('is_stock_article')
    return failed
  }

  function found(text: string): Set<ListedProduct> {
    const known = searches.get(text) ?? search(text)
    searches.set(text, known)
    return known
  }

  return {
    /** Numbers of the products that pass, in the requested order; ties keep the catalogue order. */
    list(filters: FilterSet, locale: keyof ListedProduct['name'], sort: 'name' | 'sku' | 'position'): string[] {
      const key = (product: ListedProduct) => (sort === 'name' ? foldText(product.name[locale]) : product.number)
      const passing = products.filter((product) => failures(product, filters, locale)?.length === 0)
      const sorted =
        sort === 'position' ? passing : passing.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
      return sorted.map(({ number }) => number)
    },

    /** Counts by facet and option; each group is counted without its own filters, and only options with results or selected ones are included. */
    count(filters: FilterSet, locale: string): Record<Group, Record<string, number>> {
      const failed = products.map((product) => ({ product, failures: failures(product, filters, locale) }))
      const amounts = (group: Group, ids: readonly string[], has: (product: ListedProduct, id: string) => boolean) => {
        const left = failed.filter(({ failures: all }) => all?.every((one) => one === group))
        // the open category is always visible
        const chosen: readonly string[] =
          group === 'category' ? [] : group === 'is_stock_article' ? [String(filters.is_stock_article)] : filters[group]
        const counted = ids.map((id) => [id, left.filter(({ product }) => has(product, id)).length] as const)
        return Object.fromEntries(counted.filter(([id, amount]) => amount > 0 || chosen.includes(id)))
      }
      const perLevel = (group: AllergenGroup) =>
        amounts(group, allergenCodes, (product, id) => declares(product, allergenGroups[group], id))
      return {
        contains_allergen: perLevel('contains_allergen'),
        may_contain_allergen: perLevel('may_contain_allergen'),
        does_not_contain_allergen: perLevel('does_not_contain_allergen'),
        brands: amounts(
          'brands',
          range.brands.map((_, index) => String(1001 + index)),
          (product, id) => brandIdOf(product) === id,
        ),
        category: amounts('category', [...categories.keys()], (product, id) =>
          (below.get(categories.get(id) ?? '') ?? []).includes(product.category),
        ),
        is_stock_article: amounts('is_stock_article', ['true', 'false'], (product, id) =>
          answersStock(product, id === 'true'),
        ),
      }
    },

    paths: (locale: string) => results.filter((row) => row.locale === locale).map((row) => row.url_path),
  }
}
