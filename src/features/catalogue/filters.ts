/** Listing filters and their canonical text for the URL: `brands:3,7;does_not_contain_allergen:milk`. */

/** Names as in the commerce contract. */
export interface Filters {
  search: string
  new: boolean
  is_stock_article: boolean | null
  brands: readonly string[]
  contains_allergen: readonly string[]
  may_contain_allergen: readonly string[]
  does_not_contain_allergen: readonly string[]
}

/** What the backend's filter `is_stock_article` lists: products in stock now, or stock articles, sold-out ones included. */
export type StockFilter = 'inStock' | 'stockArticles'

/** Allergen filters by precedence: an allergen is in one of them only. */
const allergenGroups = ['does_not_contain_allergen', 'contains_allergen', 'may_contain_allergen'] as const
export type AllergenGroup = (typeof allergenGroups)[number]

const listNames = ['brands', ...allergenGroups] as const

export const noFilters: Filters = {
  search: '',
  new: false,
  is_stock_article: null,
  brands: [],
  contains_allergen: [],
  may_contain_allergen: [],
  does_not_contain_allergen: [],
}

/** Maximum length of the text in characters; a longer one is neither read nor written. */
export const maxFiltersLength = 2_000
const maxIds = 100
const maxIdLength = 60
const maxSearchLength = 300

const toSearch = (text: string) =>
  [...text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ')].slice(0, maxSearchLength).join('').trim()

const isId = (id: string) => id !== '' && id.length <= maxIdLength && /^[\w.-]+$/.test(id)
const toIds = (ids: readonly string[]) => [...new Set(ids.filter(isId))].sort().slice(0, maxIds)

const escapeSeparators = (text: string) =>
  text.replace(/[%,;:]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
const unescapeSeparators = (text: string) =>
  text.replace(/%(25|2C|3A|3B)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Canonical filters: ids sorted and unique, no allergen in two groups, search without control characters. */
export function toFilters(given: Partial<Filters>): Filters {
  const used = new Set<string>()
  const groups = Object.fromEntries(
    allergenGroups.map((name) => {
      const ids = toIds(given[name] ?? []).filter((id) => !used.has(id))
      for (const id of ids) used.add(id)
      return [name, ids]
    }),
  )
  const filters: Filters = {
    ...noFilters,
    search: toSearch(given.search ?? ''),
    new: given.new === true,
    is_stock_article: given.is_stock_article ?? null,
    brands: toIds(given.brands ?? []),
    ...groups,
  }
  return limitToUrlLength(filters)
}

/** Drops ids from the end of the longest list until the text fits into the URL; the search alone always fits. */
function limitToUrlLength(filters: Filters): Filters {
  if (serializeFilters(filters).length <= maxFiltersLength) return filters
  const longest = listNames.reduce((one, other) => (filters[other].length > filters[one].length ? other : one))
  return limitToUrlLength({ ...filters, [longest]: filters[longest].slice(0, -1) })
}

/** Text of the filters, empty without any. Not percent-encoded for a URL. */
export function serializeFilters(filters: Filters): string {
  const pairs: string[] = listNames.flatMap((name) =>
    filters[name].length ? `${name}:${filters[name].join(',')}` : [],
  )
  if (filters.is_stock_article !== null) pairs.push(`is_stock_article:${filters.is_stock_article ? 1 : 0}`)
  if (filters.new) pairs.push('new:1')
  if (filters.search) pairs.push(`search:${escapeSeparators(filters.search)}`)
  return pairs.sort().join(';')
}

export function parseFilters(text: string | undefined): Filters {
  if (!text || text.length > maxFiltersLength) return noFilters
  const given = new Map(
    text.split(';').map((pair): [string, string] => {
      const colon = pair.indexOf(':')
      return [pair.slice(0, colon), pair.slice(colon + 1)]
    }),
  )
  const ids = (name: string) => given.get(name)?.split(',') ?? []
  const stock = given.get('is_stock_article')
  return toFilters({
    search: unescapeSeparators(given.get('search') ?? ''),
    new: given.get('new') === '1',
    is_stock_article: stock === '1' ? true : stock === '0' ? false : null,
    ...Object.fromEntries(listNames.map((name) => [name, ids(name)])),
  })
}

export const isFiltered = (filters: Filters) => serializeFilters(filters) !== ''

/** Clears all filters except the search, which has its own control. */
export const clearFilters = (filters: Filters): Filters => ({ ...noFilters, search: filters.search })

export const countFilters = (filters: Filters) =>
  listNames.reduce((sum, name) => sum + filters[name].length, 0) +
  (filters.is_stock_article === null ? 0 : 1) +
  (filters.new ? 1 : 0)
