/** Query of a listing (page, filters, sort, view), its parameters and its URLs. */
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type Filters, isFiltered, noFilters, parseFilters, serializeFilters, toFilters } from './filters.ts'

/** Sort keys, with a minus for descending; null means the default order of the backend. */
export const sorts = ['name', '-name', '-created_at', 'sku', 'price', '-price'] as const
type Sort = (typeof sorts)[number]

/** `tiles`: product grid; `rows`: compact rows to order from. */
export const views = ['tiles', 'rows'] as const
export type View = (typeof views)[number]

export interface ListingQuery {
  page: number
  filters: Filters
  sort: Sort | null
  view: View
}

export type ListingParams = { [_ in 'page' | 'filters' | 'sort' | 'view']?: string | undefined }

export const firstPage: ListingQuery = { page: 1, filters: noFilters, sort: null, view: 'tiles' }

export const pageSize = 16

const maxPage = 1_000_000

export const isSort = (text: unknown): text is Sort => sorts.includes(text as Sort)

function toPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), maxPage) : 1
}

export const toView = (text: string | undefined): View => (text === 'rows' ? 'rows' : 'tiles')

/** Unknown and invalid parameters are ignored. */
export const parseListing = ({ page, filters, sort, view }: ListingParams): ListingQuery => ({
  page: toPage(page),
  filters: parseFilters(filters),
  sort: isSort(sort) ? sort : null,
  view: toView(view),
})

/** @param count products of the category, null if unknown; filters may leave fewer pages */
export const mayBeAfterLastPage = ({ page, filters }: ListingQuery, count: number | null): boolean =>
  page > 1 && (count === null || isFiltered(filters) || page > Math.ceil(count / pageSize))

/** Canonical parameters without defaults: page 1, no filters, backend order, tiles. */
export const serializeListing = ({ page, filters, sort, view }: ListingQuery): ListingParams => ({
  ...(isFiltered(filters) && { filters: serializeFilters(filters) }),
  ...(page > 1 && { page: String(page) }),
  ...(sort && { sort }),
  ...(view !== 'tiles' && { view }),
})

/** Parameters of data requests; without the view, which needs no other data. @param category path, `''` for all products */
export function toListingParams(category: string, query: ListingQuery) {
  const { view: _, ...params } = serializeListing(query)
  return { ...params, category }
}

export const withFilters = (query: ListingQuery, change: Partial<Filters>): ListingQuery => ({
  ...query,
  page: 1,
  filters: toFilters({ ...query.filters, ...change }),
})

export const resultsId = 'results'

/** Public path of a category; `''` for the whole catalogue. */
export const listingPath = (locale: Locale, categoryPath: string) =>
  categoryPath ? localize(locale, 'category', categoryPath) : localize(locale, 'range')

/** Path and query of a listing. @param place whether to add the fragment of the results */
export function listingHref(
  locale: Locale,
  categoryPath: string,
  query: ListingQuery = firstPage,
  place = false,
): string {
  const search = String(new URLSearchParams(serializeListing(query)))
  return `${listingPath(locale, categoryPath)}${search && `?${search}`}${place ? `#${resultsId}` : ''}`
}

/** First page of another listing with the same filters, sort and view. */
export function withQuery(href: string, query: ListingQuery): string {
  const search = String(new URLSearchParams(serializeListing({ ...query, page: 1 })))
  return search ? `${href}?${search}` : href
}

export const withView = (href: string, view: View) => (view === 'tiles' ? href : `${href}?view=${view}`)

export const brandHref = (locale: Locale, brandId: string) =>
  listingHref(locale, '', withFilters(firstPage, { brands: [brandId] }))

export const newProductsHref = (locale: Locale) => listingHref(locale, '', withFilters(firstPage, { new: true }))

/** @param fields fields of the filter form, as a native form sends them */
export function parseFields(fields: Iterable<[string, string]>): { categoryPath: string; query: ListingQuery } {
  const all = Map.groupBy(fields, ([name]) => name)
  const texts = (name: string) => (all.get(name) ?? []).map(([, value]) => value)
  const sort = texts('sort')[0]
  const filters = toFilters({
    search: texts('search')[0] ?? '',
    new: texts('new')[0] === '1',
    is_stock_article: texts('is_stock_article')[0] ? texts('is_stock_article')[0] === '1' : null,
    brands: texts('brands'),
    contains_allergen: texts('contains_allergen'),
    may_contain_allergen: texts('may_contain_allergen'),
    does_not_contain_allergen: texts('does_not_contain_allergen'),
  })
  const query = { page: 1, filters, sort: isSort(sort) ? sort : null, view: toView(texts('view')[0]) }
  return { categoryPath: texts('category')[0] ?? '', query }
}
