/** The one table of freshness: which operations and which pages may be kept, and for how long (D39, D57, reliability 2.9). Times in seconds. */
import type { RouteName } from '#i18n/routes.ts'

export interface Freshness {
  /** Served without a question. */
  fresh: number
  /** After that: served at once while one refresh runs. */
  stale: number
  /** After that: served only when the backend fails. */
  onError: number
}

const content: Freshness = { fresh: 300, stale: 86_400, onError: 604_800 }
const tree: Freshness = { fresh: 300, stale: 3_600, onError: 604_800 }
const catalogue: Freshness = { fresh: 60, stale: 600, onError: 86_400 }
const constants: Freshness = { fresh: 3_600, stale: 86_400, onError: 604_800 }

/** Anonymous reads that may be kept. An operation that is not here is never cached. */
export const operations: Readonly<Record<string, Freshness>> = {
  entry: content,
  siteCraftData: content,
  redirects: content,
  allNewsPages: content,
  quotes: content,
  faqList: content,
  jobsEntry: content,
  newsEntry: content,
  legalPages: content,
  categories: tree,
  getProductListing: catalogue,
  getProductListingFacets: catalogue,
  productBySlug: catalogue,
  countries: constants,
  registration_countries: constants,
  unitoptions: constants,
}

/** Guest pages that are kept as bytes. A page that shows stock words lives 60 seconds (D57). */
export const pages: Readonly<Partial<Record<RouteName, Freshness>>> = {
  home: { fresh: 60, stale: 600, onError: 86_400 },
  content,
  brands: catalogue,
  product: { fresh: 60, stale: 0, onError: 86_400 },
  category: { fresh: 60, stale: 0, onError: 86_400 },
  range: { fresh: 60, stale: 0, onError: 86_400 },
}

/** What the query string of a kept page may hold; the rest does not make another page. */
export const pageParameters: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  category: ['filters', 'page', 'sort', 'view'],
  range: ['filters', 'page', 'sort', 'view'],
  // one segment in German and French may be a category
  product: ['filters', 'page', 'sort', 'view'],
  content: ['page'],
}

/** An entry carries the token of every tag it used, up to here; then the section's (D58). */
export const maxTags = 64
