/** The one table of freshness: which operations and which pages may be cached, and for how long. Times in seconds. */
import type { RouteName } from '#i18n/routes.ts'

export interface Freshness {
  /** Served without a question. */
  maxAge: number
  /** After that: served at once while one refresh runs. */
  staleWhileRevalidate: number
  /** After that: served only when the backend fails, or takes long. */
  staleIfError: number
  /** Tells of stock, which is never shown older than `stock` says: an older answer gets newer words, or none. */
  tellsStock?: true
}

const content: Freshness = { maxAge: 300, staleWhileRevalidate: 86_400, staleIfError: 604_800 }
const tree: Freshness = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 604_800 }
const catalogue: Freshness = { maxAge: 300, staleWhileRevalidate: 86_400, staleIfError: 604_800 }
/** A word about stock is true for a minute. The last seconds of it are for whoever asks for the next one. */
export const stock: Freshness = { maxAge: 40, staleWhileRevalidate: 20, staleIfError: 0 }
const constants: Freshness = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 }

/** Members of an answer that every shop has something in: if one is empty, an older answer stands for a minute, purged or not. */
type Standing = { standing?: readonly string[] }

/** Anonymous reads that may be cached. An operation that is not here is never cached. */
export const operations: Readonly<Record<string, Freshness & Standing>> = {
  entry: content,
  siteCraftData: { ...content, standing: ['mainNav', 'footerNav'] },
  redirects: { ...content, standing: ['redirects'] },
  allNewsPages: content,
  quotes: content,
  faqList: content,
  jobsEntry: content,
  newsEntry: content,
  sitemapEntries: content,
  legalPages: content,
  categories: { ...tree, standing: ['categories'] },
  getProductListing: { ...catalogue, tellsStock: true },
  getProductListingFacets: catalogue,
  stockByCodes: stock,
  sitemapProducts: constants,
  productBySlug: { ...catalogue, tellsStock: true },
  deliveryOptions: tree,
  countries: { ...constants, standing: ['countries'] },
  registration_countries: { ...constants, standing: ['registration_countries'] },
  unitoptions: { ...constants, standing: ['unitoptions'] },
}

/** Guest pages that are cached as bytes; what they say of stock is asked again each minute (pages/find-page.ts). */
export const pages: Readonly<Partial<Record<RouteName, Freshness>>> = {
  home: catalogue,
  content,
  brands: catalogue,
  product: catalogue,
  category: catalogue,
  range: catalogue,
}

/** Those that customers get as bytes too, with what is their own in slots. */
export const customerPages: readonly RouteName[] = ['home', 'content', 'brands', 'product', 'category', 'range']

/** What the query string of a cached page may hold; the rest does not make another page. */
export const pageParameters: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  category: ['filters', 'page', 'sort', 'view'],
  range: ['filters', 'page', 'sort', 'view'],
  // one segment in German and French may be a category
  product: ['filters', 'packing', 'page', 'sort', 'view'],
  content: ['page'],
}

/** An entry carries the token of every tag it used, up to here; then the section's. */
export const maxTags = 64
