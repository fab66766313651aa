/** Freshness of backend responses by operation, in seconds. Lifetimes of pages are in pages/screens.ts. */

export interface Freshness {
  maxAge: number
  /** Then served stale while one request revalidates: stale-while-revalidate (RFC 5861). */
  staleWhileRevalidate: number
  /** Then served only if the backend fails or takes too long: stale-if-error (RFC 5861). */
  staleIfError: number
}

const day = 86_400
const week = 7 * day

/** 220 s, and two renders 30 s apart, remove a withdrawn page that is visited within five minutes without a webhook. */
export const contentFreshness: Freshness = { maxAge: 220, staleWhileRevalidate: day, staleIfError: week }
const categoryTree: Freshness = { maxAge: 220, staleWhileRevalidate: 3_600, staleIfError: week }
export const catalogueFreshness: Freshness = { maxAge: 220, staleWhileRevalidate: day, staleIfError: week }
const referenceData: Freshness = { maxAge: 3_600, staleWhileRevalidate: day, staleIfError: week }

export const capabilitiesFreshness: Freshness = { maxAge: day, staleWhileRevalidate: day, staleIfError: week }

/** Responses with stock statuses. Pages that show stock may be served stale for longer: they contain the time of their render. */
const productStock: Freshness = { maxAge: 60, staleWhileRevalidate: 240, staleIfError: week }
export const stockPageFreshness: Freshness = { ...catalogueFreshness, maxAge: 60 }
export const maxStockAgeSeconds = 3_600

/** An empty response is fetched again after this time and stays in memory: the backend may have lost its data temporarily. */
export const emptyMaxAgeSeconds = 15

interface Operation extends Freshness {
  /** Members that are never empty in a working shop: a response in which one is empty counts as failed while an older one has data. */
  neverEmpty?: readonly string[]
  showsStock?: true
}

/** Anonymous reads that may be cached; other operations are never cached. */
export const operationPolicies: Readonly<Record<string, Operation>> = {
  entry: contentFreshness,
  siteCraftData: { ...contentFreshness, neverEmpty: ['mainNav', 'footerNav'] },
  redirects: { ...contentFreshness, neverEmpty: ['redirects'] },
  allNewsPages: contentFreshness,
  quotes: contentFreshness,
  searchTexts: contentFreshness,
  faqList: contentFreshness,
  jobsEntry: contentFreshness,
  newsEntry: contentFreshness,
  sitemapEntries: contentFreshness,
  legalPages: contentFreshness,
  categories: { ...categoryTree, neverEmpty: ['categories'] },
  getProductListing: { ...productStock, showsStock: true },
  getProductListingFacets: catalogueFreshness,
  sitemapProducts: referenceData,
  productBySlug: { ...productStock, showsStock: true },
  productsByCodes: { ...productStock, showsStock: true },
  deliveryOptions: categoryTree,
  countries: { ...referenceData, neverEmpty: ['countries'] },
  registration_countries: { ...referenceData, neverEmpty: ['registration_countries'] },
  unitoptions: { ...referenceData, neverEmpty: ['unitoptions'] },
}

export const maxTags = 64

/** Seconds after which no entry is served. */
export const longestLifetime = Math.max(
  ...[capabilitiesFreshness, contentFreshness, stockPageFreshness, ...Object.values(operationPolicies)].map(
    ({ maxAge, staleWhileRevalidate, staleIfError }) => maxAge + staleWhileRevalidate + staleIfError,
  ),
)
