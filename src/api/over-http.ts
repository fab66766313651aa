/** The api in a browser: one request a call. Made by router.tsx; in-process.ts is the same while a page is rendered. */
import { type ClientResponse, hc } from 'hono/client'
import { isProblem, type Problem } from '#api/core/problem.ts'
import { type ListingQuery, printListing } from '#features/catalogue/listing-query.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Api } from './app.ts'
import type { ShopApi } from './shop-api.ts'
import { toThrown } from './to-thrown.ts'

type Fetch = (...request: Parameters<typeof fetch>) => Promise<Response>

/** The view is the screen's own. */
function toParams(path: string, listing: ListingQuery) {
  const { view: _, ...params } = printListing(listing)
  return { query: { ...params, ...(path && { category: path }) } }
}

/** @param base where the routes begin: `https://shop.example/api/nl` */
export function createHttpApi(base: string, t: Translate, send: Fetch = (...request) => fetch(...request)) {
  const { account, addresses, cart, catalogue, checkout, content, invoices, lists, operator, orders, search } = hc<Api>(
    base,
    {
      fetch: send,
    },
  )

  /** @throws HttpProblem, of status 0 where no answer came; the router's notFound for 404 */
  async function answerOf<Answer>(asking: Promise<ClientResponse<Answer, number, 'json'>>): Promise<Answer> {
    const title = t('problems.unavailable')
    const response = await asking.catch((): null => null)
    if (!response) throw toThrown({ status: 0, title })
    const unreadable: Problem = { status: response.ok ? 502 : response.status, title }
    if (response.ok) return response.json().catch(() => Promise.reject(toThrown(unreadable)))
    const said: unknown = await response.json().catch(() => null)
    throw toThrown(isProblem(said) ? said : unreadable)
  }

  const until = (signal?: AbortSignal) => ({ init: { signal: signal ?? null } })
  return {
    content: {
      getSite: () => answerOf(content.site.$get()),
      getEntry: (uri, page) => answerOf(content.entry.$get({ query: { uri, page: String(page) } })),
      getRedirects: () => answerOf(content.redirects.$get()),
    },
    catalogue: {
      getDepartments: () => answerOf(catalogue.departments.$get()),
      getCategory: (path) => answerOf(catalogue.category.$get({ query: { path } })),
    },
    allergens: {
      getAllergenProfile: () => answerOf(catalogue['allergen-profile'].$get()),
    },
    product: {
      getProduct: (slug, packing) =>
        answerOf(catalogue.products.$get({ query: { slug, ...(packing !== undefined && { packing }) } })),
      getProductPrices: (slug) => answerOf(catalogue.products.prices.$get({ query: { slug } })),
    },
    listing: {
      getListing: (path, listing, signal) => answerOf(catalogue.listing.$get(toParams(path, listing), until(signal))),
      getFacets: (path, listing) => answerOf(catalogue.facets.$get(toParams(path, listing))),
      getListingPrices: (path, listing) => answerOf(catalogue.prices.$get(toParams(path, listing))),
      getNewProducts: () => answerOf(catalogue.new.$get()),
      getNewPrices: () => answerOf(catalogue.new.prices.$get()),
      getHomePrices: () => answerOf(catalogue.home.prices.$get()),
      getBrands: () => answerOf(catalogue.brands.$get()),
    },
    cart: {
      getCart: () => answerOf(cart.$get()),
      getCartAllergens: () => answerOf(cart.allergens.$get()),
      getCartSummary: () => answerOf(cart.summary.$get()),
      getDeliveryPromise: () => answerOf(cart.promise.$get()),
      getHouseRule: () => answerOf(cart['house-rule'].$get()),
      readPad: (form) => answerOf(cart.pad.read.$post({ form })),
    },
    lists: {
      getLists: () => answerOf(lists.$get()),
      getFirstLists: () => answerOf(lists.first.$get()),
      getList: (id) => answerOf(lists[':id'].$get({ param: { id } })),
      getListRefill: (id) => answerOf(lists[':id'].refill.$get({ param: { id } })),
      getListAllergens: (id) => answerOf(lists[':id'].allergens.$get({ param: { id } })),
      getSaveTarget: (query) => answerOf(lists.save.$get({ query })),
    },
    orders: {
      getOrders: ({ page }) => answerOf(orders.$get({ query: { page: String(page) } })),
      getRecentOrders: () => answerOf(orders.recent.$get()),
      getUsualOrder: () => answerOf(orders.usual.$get()),
      getLastOrder: () => answerOf(orders.last.$get()),
      getOrder: (id) => answerOf(orders[':id'].$get({ param: { id } })),
      getOrderAllergens: (id) => answerOf(orders[':id'].allergens.$get({ param: { id } })),
      getOrderRefill: (id) => answerOf(orders[':id'].refill.$get({ param: { id } })),
    },
    invoices: {
      getInvoices: () => answerOf(invoices.$get()),
      getRecentInvoices: () => answerOf(invoices.recent.$get()),
      getInvoice: (id) => answerOf(invoices[':id'].$get({ param: { id } })),
    },
    addresses: {
      getAddresses: () => answerOf(addresses.$get()),
      getAddressForm: (id) => answerOf(addresses.form[':id'].$get({ param: { id } })),
    },
    account: {
      getProfile: () => answerOf(account.profile.$get()),
      getSecurity: () => answerOf(account.security.$get()),
      getResetEmail: (token) => answerOf(account['reset-token'].$get({ query: { token } })),
      getRegistrationCountries: () => answerOf(account['registration-countries'].$get()),
    },
    checkout: {
      getCheckout: () => answerOf(checkout.$get()),
      getUnansweredOrder: () => answerOf(checkout.unanswered.$get()),
      getPlacedOrder: () => answerOf(checkout.placed.$get()),
    },
    search: {
      getSuggestions: (q, signal) => answerOf(search.$get({ query: { q } }, until(signal))),
      getSearchPrices: (q) => answerOf(search.prices.$get({ query: { q } })),
    },
    operator: {
      getNotFoundLog: (link) => answerOf(operator['not-found'].$get({ query: link })),
    },
  } satisfies ShopApi
}
