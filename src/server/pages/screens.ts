/** Table of screens: how the page of each route is cached, shared and served in an outage. The server has no other list of routes. */
import { type Locale, locales } from '#i18n/locales.ts'
import { hasSharedCataloguePrefix, type RouteName } from '#i18n/routes.ts'
import { catalogueFreshness, contentFreshness, type Freshness, stockPageFreshness } from '../cache/policy.ts'
import type { PrivateReadName } from '../context/context.ts'

/** Status of a page while a backend fails and no older page is cached. */
export type OutageStatus =
  /** 200: useful without the data that failed. */
  | 'ok'
  /** 503 if a public read failed and none was cached; 200 if only private data is missing. */
  | 'needs-public-data'
  /** 503: useless without private data. */
  | 'needs-private-data'

export interface Screen {
  /** Freshness of its page (RFC 9111, RFC 5861); null: rendered for every request. */
  freshness: Freshness | null
  /** Query parameters of the cache key, in its order; all others are ignored. */
  parameters: Readonly<Record<Locale, readonly string[]>>
  /** Customers get a cached page shell; their private reads follow it. */
  shared: boolean
  /** The private reads of a customer's page; a shell with any other is an error. */
  privateReads: readonly PrivateReadName[]
  outage: OutageStatus
}

const perLocale = (namesOf: (locale: Locale) => readonly string[]) =>
  Object.fromEntries(locales.map((locale) => [locale, namesOf(locale)])) as Record<Locale, readonly string[]>
const inAll = (...names: string[]) => perLocale(() => names)
const none = inAll()
const listing = inAll('filters', 'page', 'sort', 'view')
const productOrListing = ['filters', 'packing', 'page', 'sort', 'view']

const uncached: Screen = {
  freshness: null,
  parameters: none,
  shared: false,
  privateReads: [],
  outage: 'needs-private-data',
}
const form: Screen = { ...uncached, outage: 'ok' }
const cached: Screen = {
  freshness: stockPageFreshness,
  parameters: none,
  shared: true,
  privateReads: ['cartSummary'],
  outage: 'needs-public-data',
}

export const screens: Readonly<Record<RouteName, Screen>> = {
  home: {
    ...cached,
    privateReads: ['cartSummary', 'homePrices', 'lastOrder', 'planning', 'owed', 'firstLists', 'namedPrices'],
    outage: 'ok',
  },
  content: {
    ...cached,
    freshness: contentFreshness,
    parameters: inAll('page'),
    privateReads: ['cartSummary', 'namedPrices'],
    outage: 'ok',
  },
  brands: { ...cached, freshness: catalogueFreshness },
  range: { ...cached, parameters: listing, privateReads: ['cartSummary', 'listingPrices'] },
  category: { ...cached, parameters: listing, privateReads: ['cartSummary', 'listingPrices'] },
  product: {
    ...cached,
    parameters: perLocale((locale) => (hasSharedCataloguePrefix(locale) ? productOrListing : [])),
    privateReads: ['cartSummary', 'listingPrices', 'productPrices'],
  },
  login: form,
  register: form,
  registerSuccess: form,
  forgotPassword: form,
  resetPassword: form,
  invitation: form,
  cart: uncached,
  checkout: uncached,
  checkoutSuccess: uncached,
  dashboard: uncached,
  dashboardAccount: uncached,
  dashboardApprovals: uncached,
  dashboardAssortment: uncached,
  dashboardInvoices: uncached,
  dashboardOrderLists: uncached,
  dashboardOrders: uncached,
  dashboardStandingOrders: uncached,
  dashboardUsers: uncached,
  operatorNotFound: uncached,
}

export interface ReadOutcome {
  outage: boolean
  missing: boolean
  /** Status of a read that the page waits for and that rejects the parameters of its URL, or the role of the customer. */
  rejected: 400 | 403 | 409 | null
}

/**
 * 503 instead of 500 or 200 if a backend failed and the screen needs what failed, and instead of 404 for a home page, so that an older one is
 * served and search engines return. 400 or 409 if the URL has parameters that a read rejects, 403 if the role of the customer does not
 * allow the screen. @param rendered status before any deferred part failed */
export function statusOf(route: RouteName, rendered: number, { outage, missing, rejected }: ReadOutcome): number {
  if (route === 'home' && rendered === 404) return 503
  const need = screens[route].outage
  const isUseless = need === 'needs-private-data' || (need === 'needs-public-data' && missing)
  if (outage && (rendered === 500 || (rendered === 200 && isUseless))) return 503
  return rejected !== null && rendered === 200 ? rejected : rendered
}
