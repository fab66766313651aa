/** All reads by path below `/api/{locale}`. The routes, the in-process API and the browser client derive from this table. */
import { getApproval, getApprovals, getWaitingApprovals } from '#features/account/approvals/approvals.service.ts'
import { getResetEmail } from '#features/account/login/password.service.ts'
import { getPlanning } from '#features/account/planning/planning.service.ts'
import { getProfile } from '#features/account/profile/profile.service.ts'
import { getSecurityOptions } from '#features/account/profile/security.service.ts'
import { getRegistrationCountries } from '#features/account/registration/registration.service.ts'
import { getInvitation, getUsers } from '#features/account/users/users.service.ts'
import { getAddresses, getAddressForm } from '#features/addresses/addresses.service.ts'
import { getAllergenProfile } from '#features/allergens/allergen-profile.service.ts'
import { getCart, getCartSummary, getDeliveryPromise, getDeliveryRule } from '#features/cart/cart.service.ts'
import { getCartAllergens } from '#features/cart/lines/cart-allergens.service.ts'
import { checkQuickOrder } from '#features/cart/quick-order/quick-order.service.ts'
import { getCategory, getDepartments } from '#features/catalogue/category.service.ts'
import { parseListing } from '#features/catalogue/listing-query.ts'
import { getCheckout, getPlacedOrder, getUnconfirmedOrder } from '#features/checkout/checkout.service.ts'
import { getEntry } from '#features/content/entry.service.ts'
import { getCaptchaValues } from '#features/content/form/captchas.service.ts'
import { toPageNumber } from '#features/content/news/news.ts'
import { getRedirects, getSite } from '#features/content/site.service.ts'
import { homeUri } from '#features/content/text/links.ts'
import {
  getInvoice,
  getInvoiceBalance,
  getInvoices,
  getOwed,
  getRecentInvoices,
} from '#features/invoices/invoices.service.ts'
import { getAssortment, getListingPrices } from '#features/listing/assortment/assortment.service.ts'
import { getBrands } from '#features/listing/brands.service.ts'
import {
  getFacets,
  getHomePrices,
  getListing,
  getNewPrices,
  getNewProducts,
} from '#features/listing/listing.service.ts'
import { getNamedPrices, getNamedProducts } from '#features/listing/named-products.service.ts'
import { getListAllergens } from '#features/lists/list-views.service.ts'
import {
  getList,
  getListOverview,
  getListPreview,
  getListSummaries,
  getLists,
  getSaveTarget,
} from '#features/lists/lists.service.ts'
import { getNotFoundLog } from '#features/operator/not-found-log.service.ts'
import { parsePageNumber } from '#features/orders/filter/page-number.ts'
import { getInvoiceFilters, getOrderFilters } from '#features/orders/filter/record-filter.service.ts'
import { toFilter } from '#features/orders/filter/record-filter.ts'
import {
  getLastOrder,
  getOrder,
  getOrderAllergens,
  getOrders,
  getRecentOrders,
  getReorderPreview,
} from '#features/orders/orders.service.ts'
import { getRecalls } from '#features/orders/recalls/recalls.service.ts'
import { getProductPreviews } from '#features/product/preview/product-previews.service.ts'
import { getProduct, getProductPrices } from '#features/product/product.service.ts'
import { getSearchPrices, getSuggestions } from '#features/search/search.service.ts'
import { noSuggestions } from '#features/search/suggestions.ts'
import {
  getPreparedDates,
  getStandingDraft,
  getStandingOrder,
  getStandingOrders,
} from '#features/standing-orders/standing-orders.service.ts'
import { read, readBy, readById } from './read.ts'

const listing = { 'category?': 'string', 'page?': 'string', 'filters?': 'string', 'sort?': 'string' } as const
const recordList = { 'page?': 'string', 'search?': 'string', 'state?': 'string', 'period?': 'string' } as const
/** The slug is in the query because it may contain slashes. */
const product = { 'slug?': 'string', 'packing?': 'string' } as const

/** Browser cache time of suggestions, for text that is typed, deleted and typed again. */
const suggestionSeconds = 60

export const reads = {
  '/account/approvals': readBy({ 'page?': 'string' }, (context, { page }) =>
    getApprovals(context, parsePageNumber(page)),
  ),
  '/account/approvals/waiting': read(getWaitingApprovals),
  '/account/approvals/:id': readById(getApproval),
  '/account/assortment': readBy({ 'search?': 'string', 'page?': 'string' }, (context, { search = '', page }) =>
    getAssortment(context, { search, page: parsePageNumber(page) }),
  ),
  '/account/invitation': readBy({ 'token?': 'string' }, (context, { token = '' }) => getInvitation(context, token)),
  '/account/profile': read(getProfile),
  '/account/registration-countries': read(getRegistrationCountries),
  '/account/reset-token': readBy({ 'token?': 'string' }, (context, { token = '' }) => getResetEmail(context, token)),
  '/account/security': read(getSecurityOptions),
  '/account/users': read(getUsers),
  '/addresses': read(getAddresses),
  '/addresses/form/:id': readById(getAddressForm),
  '/cart': read(getCart),
  '/cart/allergens': read(getCartAllergens),
  '/cart/delivery-rule': read(getDeliveryRule),
  'POST /cart/quick-order/read': readBy({ text: 'string' }, checkQuickOrder),
  '/cart/promise': read(getDeliveryPromise),
  '/cart/summary': read(getCartSummary),
  '/catalogue/allergen-profile': read(getAllergenProfile),
  '/catalogue/brands': read(getBrands),
  '/catalogue/category': readBy({ 'path?': 'string' }, (context, { path = '' }) => getCategory(context, path)),
  '/catalogue/departments': read(getDepartments),
  '/catalogue/facets': readBy(listing, (context, { category = '', ...query }) =>
    getFacets(context, category, parseListing(query)),
  ),
  '/catalogue/home/prices': read(getHomePrices),
  '/catalogue/listing': readBy(listing, (context, { category = '', ...query }) =>
    getListing(context, category, parseListing(query)),
  ),
  '/catalogue/named': readBy({ codes: 'string' }, (context, { codes }) => getNamedProducts(context, codes.split(','))),
  '/catalogue/named/prices': readBy({ codes: 'string' }, (context, { codes }) =>
    getNamedPrices(context, codes.split(',')),
  ),
  '/catalogue/new': read(getNewProducts),
  '/catalogue/new/prices': read(getNewPrices),
  '/catalogue/prices': readBy(listing, (context, { category = '', ...query }) =>
    getListingPrices(context, category, parseListing(query)),
  ),
  '/catalogue/products': readBy(product, (context, { slug = '', packing }) => getProduct(context, slug, packing)),
  '/catalogue/products/previews': readBy({ slugs: 'string' }, (context, { slugs }) =>
    getProductPreviews(context, slugs.split(' ')),
  ),
  '/catalogue/products/prices': readBy(product, (context, { slug = '' }) => getProductPrices(context, slug)),
  '/checkout': readBy({ 'quote?': 'string', 'day?': 'string' }, getCheckout),
  '/checkout/placed': read(getPlacedOrder),
  '/checkout/unconfirmed': read(getUnconfirmedOrder),
  '/content/captchas': readBy({ form: 'string' }, (context, { form }) => getCaptchaValues(context, form)),
  '/content/entry': readBy({ 'uri?': 'string', 'page?': 'string' }, (context, { uri = homeUri, page }) =>
    getEntry(context, uri, toPageNumber(page)),
  ),
  '/content/redirects': read(getRedirects),
  '/content/site': read(getSite),
  '/invoices': readBy(recordList, (context, { page, ...filter }) =>
    getInvoices(context, { page: parsePageNumber(page), filter: toFilter(filter) }),
  ),
  '/invoices/balance': read(getInvoiceBalance),
  '/invoices/filters': read(getInvoiceFilters),
  '/invoices/owed': read(getOwed),
  '/invoices/recent': read(getRecentInvoices),
  '/invoices/:id': readById(getInvoice),
  '/lists': read(getLists),
  '/lists/overview': read(getListOverview),
  '/lists/summary': read(getListSummaries),
  '/lists/save': readBy({ 'sku?': 'string' }, (context, { sku = '' }) =>
    getSaveTarget(context, { sku: sku.slice(0, 60) }),
  ),
  '/lists/:id': readById(getList),
  '/lists/:id/allergens': readById(getListAllergens),
  '/lists/:id/reorder-preview': readById(getListPreview),
  '/operator/not-found': readBy({ until: 'string', signature: 'string' }, getNotFoundLog),
  '/orders': readBy(recordList, (context, { page, ...filter }) =>
    getOrders(context, { page: parsePageNumber(page), filter: toFilter(filter) }),
  ),
  '/orders/filters': read(getOrderFilters),
  '/orders/last': read(getLastOrder),
  '/orders/recalls': read(getRecalls),
  '/orders/recent': read(getRecentOrders),
  '/orders/:id': readById(getOrder),
  '/orders/:id/allergens': readById(getOrderAllergens),
  '/orders/:id/reorder-preview': readById(getReorderPreview),
  '/planning': read(getPlanning),
  '/standing-orders': read(getStandingOrders),
  '/standing-orders/prepared': read(getPreparedDates),
  '/standing-orders/draft': readBy({ from: 'string' }, (context, { from }) => getStandingDraft(context, from)),
  '/standing-orders/:id': readById(getStandingOrder),
  '/search': readBy(
    { 'q?': 'string' },
    (context, { q = '' }) => getSuggestions(context, q),
    // suggestions of an assortment must not be shown to the next user of the browser
    (found) => (found === noSuggestions || found.isPrivate ? 0 : suggestionSeconds),
  ),
  '/search/prices': readBy({ 'q?': 'string' }, (context, { q = '' }) => getSearchPrices(context, q)),
}
