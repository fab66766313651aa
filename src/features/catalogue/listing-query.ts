/** What a listing's URL says beside its path: page, filters, sort, view, and the addresses made of it. Used by route, api and every link. */
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type Filters, isFiltered, noFilters, parseFilters, serializeFilters, toFilters } from './filters.ts'

/** What a listing can be sorted by, a minus for descending; null is the backend's own order. */
export const sorts = ['name', '-name', '-created_at', 'sku', 'price', '-price'] as const
type Sort = (typeof sorts)[number]

/** How the products stand on the screen: as a wall of tiles, or as rows to order from. */
export const views = ['tiles', 'rows'] as const
export type View = (typeof views)[number]

export interface ListingQuery {
  /** From 1. */
  page: number
  filters: Filters
  sort: Sort | null
  view: View
}

/** As a query string holds them: texts, or absent. */
export type ListingParams = { [_ in 'page' | 'filters' | 'sort' | 'view']?: string | undefined }

export const firstPage: ListingQuery = { page: 1, filters: noFilters, sort: null, view: 'tiles' }

const maxPage = 1_000_000

export const isSort = (text: unknown): text is Sort => sorts.includes(text as Sort)

/** A page that is no whole number from 1 is the first one. */
function toPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), maxPage) : 1
}

export const toView = (text: string | undefined): View => (text === 'rows' ? 'rows' : 'tiles')

/** Reads a query; what is unknown or invalid is ignored. */
export const parseListing = ({ page, filters, sort, view }: ListingParams): ListingQuery => ({
  page: toPage(page),
  filters: parseFilters(filters),
  sort: isSort(sort) ? sort : null,
  view: toView(view),
})

/** The canonical parameters: page 1, no filter, the backend's own order and tiles are left out. */
export const serializeListing = ({ page, filters, sort, view }: ListingQuery): ListingParams => ({
  ...(isFiltered(filters) && { filters: serializeFilters(filters) }),
  ...(page > 1 && { page: String(page) }),
  ...(sort && { sort }),
  ...(view !== 'tiles' && { view }),
})

/** Parameters of the reads of a listing; its view needs no other data. @param category path, `''` for all products */
export function toListingParams(category: string, query: ListingQuery) {
  const { view: _, ...params } = serializeListing(query)
  return { ...params, category }
}

/** Any change of the choice begins at the first page again. */
export const withFilters = (query: ListingQuery, change: Partial<Filters>): ListingQuery => ({
  ...query,
  page: 1,
  filters: toFilters({ ...query.filters, ...change }),
})

/** Where the results stand on the page: links without scripts come back there. */
export const resultsId = 'results'

/** Public path of a category, or of the whole range: `''`. */
export const listingPath = (locale: Locale, categoryPath: string) =>
  categoryPath ? localize(locale, 'category', categoryPath) : localize(locale, 'range')

/** Path and query of a listing; with `place` the results come into view. */
export function listingHref(
  locale: Locale,
  categoryPath: string,
  query: ListingQuery = firstPage,
  place = false,
): string {
  const search = String(new URLSearchParams(serializeListing(query)))
  return `${listingPath(locale, categoryPath)}${search && `?${search}`}${place ? `#${resultsId}` : ''}`
}

/** The first page of another listing with the same choice, order and view. */
export function withQuery(href: string, query: ListingQuery): string {
  const search = String(new URLSearchParams(serializeListing({ ...query, page: 1 })))
  return search ? `${href}?${search}` : href
}

/** The address of another listing, seen the same way. */
export const withView = (href: string, view: View) => (view === 'tiles' ? href : `${href}?view=${view}`)

/** The listing of one brand. */
export const brandHref = (locale: Locale, brandId: string) =>
  listingHref(locale, '', withFilters(firstPage, { brands: [brandId] }))

/** The listing of new products. */
export const newProductsHref = (locale: Locale) => listingHref(locale, '', withFilters(firstPage, { new: true }))

/** The plain fields of the filter form, as a browser sends them. */
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
