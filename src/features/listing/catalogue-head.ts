/** Document head of a catalogue page: title, description, canonical and alternate links, JSON-LD. */
import { type Filters, isFiltered, noFilters, serializeFilters } from '#features/catalogue/filters.ts'
import { type ListingQuery, listingHref, serializeListing } from '#features/catalogue/listing-query.ts'
import { breadcrumbJsonLd, toJsonLdScript } from '#features/content/text/json-ld.ts'
import type { ProductDetail } from '#features/product/product-detail.ts'
import { productJsonLd } from '#features/product/product-json-ld.ts'
import { formatNumber } from '#i18n/format.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translator.ts'
import { listingTitle } from './category-title.ts'
import type { ListingLocation } from './listing-context.ts'
import { toPageLinks } from './page-links.ts'

interface Head {
  title: string
  meta: { name: string; content: string }[]
  links: { rel: string; href: string; hrefLang?: string }[]
  scripts: { type: string; children: string }[]
}

type HeadContext = { t: Translate; locale: Locale; origin: string }
type Alternates = Partial<Record<Locale, string>>

/** Whether a listing may be indexed: unfiltered, new products, or a single brand. Other combinations are too many to index. */
function isIndexable({ filters, sort }: ListingQuery): boolean {
  const single: Partial<Filters> = filters.new ? { new: true } : { brands: filters.brands.slice(0, 1) }
  return (
    sort === null &&
    (!isFiltered(filters) || serializeFilters({ ...noFilters, ...single }) === serializeFilters(filters))
  )
}

/** Paths of the same filtered listing in the other languages; filter ids are the same in all of them. */
export function listingAlternates({
  category: { alternates },
  query,
}: Pick<ListingLocation, 'category' | 'query'>): Alternates {
  const search = String(new URLSearchParams(serializeListing(query)))
  return Object.fromEntries(
    Object.entries(alternates).map(([locale, path]) => [locale, search ? `${path}?${search}` : path]),
  )
}

export function categoryHead({ t, locale, origin }: HeadContext, place: Omit<ListingLocation, 'stockFilter'>): Head {
  const { category } = place
  // the row view has the canonical URL of the tile view
  const query: ListingQuery = { ...place.query, view: 'tiles' }
  const name = listingTitle(t, place)
  // each page of a listing is indexed separately
  const pageMark = query.page > 1 ? t('catalogue.page', { number: formatNumber(locale, query.page) }) : null
  const title = pageMark ? `${name}, ${pageMark}` : name
  const number = formatNumber(locale, category.count ?? 0)
  const own = { name: category.name ?? t('catalogue.wholeRange'), href: listingHref(locale, category.path) }
  const root = { name: t('catalogue.range'), href: listingHref(locale, '') }
  return {
    title,
    meta: [
      ...(category.count
        ? [{ name: 'description', content: t('catalogue.description', { name: title, number }) }]
        : []),
      ...(isIndexable(query) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: toPageLinks(origin, listingHref(locale, category.path, query), listingAlternates({ category, query })),
    scripts: [
      toJsonLdScript(breadcrumbJsonLd(origin, category.id === null ? [root] : [root, ...category.ancestors, own])),
    ],
  }
}

export const brandsHead = ({ t, locale, origin }: HeadContext): Head => ({
  title: t('catalogue.brands'),
  meta: [{ name: 'description', content: t('catalogue.brandsText') }],
  links: toPageLinks(
    origin,
    localize(locale, 'brands'),
    Object.fromEntries(locales.map((other) => [other, localize(other, 'brands')])),
  ),
  scripts: [],
})

export function productHead({ t, locale, origin }: HeadContext, product: ProductDetail): Head {
  const { name, metaTitle, metaDescription, href, crumbs, alternates } = product
  const root = { name: t('catalogue.range'), href: listingHref(locale, '') }
  return {
    title: metaTitle,
    meta: metaDescription ? [{ name: 'description', content: metaDescription }] : [],
    links: toPageLinks(origin, href, alternates),
    scripts: [
      toJsonLdScript(productJsonLd(origin, product)),
      toJsonLdScript(breadcrumbJsonLd(origin, [root, ...crumbs, { name, href }])),
    ],
  }
}
