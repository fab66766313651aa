/** The api while a page is rendered: services with the request's context, answers by value. Made by router.tsx; over-http.ts is the same in a browser. */
import { getResetEmail } from '#features/account/password.service.ts'
import { getProfile } from '#features/account/profile.service.ts'
import { getRegistrationCountries } from '#features/account/registration.service.ts'
import { getSecurity } from '#features/account/security.service.ts'
import { getAddresses, getAddressForm } from '#features/addresses/addresses.service.ts'
import { getAllergenProfile } from '#features/allergens/allergen-profile.service.ts'
import { getCart, getCartSummary, getDeliveryPromise, getHouseRule } from '#features/cart/cart.service.ts'
import { getCartAllergens } from '#features/cart/cart-allergens.service.ts'
import { readPad } from '#features/cart/pad/pad.service.ts'
import { getCategory, getDepartments } from '#features/catalogue/category.service.ts'
import { getCheckout, getPlacedOrder, getUnansweredOrder } from '#features/checkout/checkout.service.ts'
import { getEntry } from '#features/content/entry.service.ts'
import { getRedirects, getSite } from '#features/content/site.service.ts'
import { getInvoice, getInvoices, getRecentInvoices } from '#features/invoices/invoices.service.ts'
import { getBrands } from '#features/listing/brands.service.ts'
import {
  getFacets,
  getHomePrices,
  getListing,
  getListingPrices,
  getNewPrices,
  getNewProducts,
} from '#features/listing/listing.service.ts'
import { getListAllergens } from '#features/lists/list-sheets.service.ts'
import { getFirstLists, getList, getListRefill, getLists, getSaveTarget } from '#features/lists/lists.service.ts'
import { getNotFoundLog } from '#features/operator/not-found-log.service.ts'
import {
  getLastOrder,
  getOrder,
  getOrderAllergens,
  getOrderRefill,
  getOrders,
  getRecentOrders,
} from '#features/orders/orders.service.ts'
import { getUsualOrder } from '#features/orders/usual.service.ts'
import { getProduct, getProductPrices } from '#features/product/product.service.ts'
import { getSearchPrices, getSuggestions } from '#features/search/search.service.ts'
import type { RequestContext } from '#server/context.ts'
import { toProblem } from './to-problem.ts'
import { toThrown } from './to-thrown.ts'

type Service<Asked extends unknown[], Answer> = (context: RequestContext, ...asked: Asked) => Promise<Answer>

export function createInProcessApi(context: RequestContext) {
  const bind =
    <Asked extends unknown[], Answer>(service: Service<Asked, Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        return await service(context, ...asked)
      } catch (error) {
        const problem = toProblem(error, context)
        context.noteFailure(problem.status)
        throw toThrown(problem)
      }
    }
  return {
    content: {
      getSite: bind(getSite),
      getEntry: bind(getEntry),
      getRedirects: bind(getRedirects),
    },
    catalogue: {
      getDepartments: bind(getDepartments),
      getCategory: bind(getCategory),
    },
    allergens: {
      getAllergenProfile: bind(getAllergenProfile),
    },
    product: {
      getProduct: bind(getProduct),
      getProductPrices: bind(getProductPrices),
    },
    listing: {
      getListing: bind(getListing),
      getFacets: bind(getFacets),
      getListingPrices: bind(getListingPrices),
      getNewProducts: bind(getNewProducts),
      getNewPrices: bind(getNewPrices),
      getHomePrices: bind(getHomePrices),
      getBrands: bind(getBrands),
    },
    cart: {
      getCart: bind(getCart),
      getCartAllergens: bind(getCartAllergens),
      getCartSummary: bind(getCartSummary),
      getDeliveryPromise: bind(getDeliveryPromise),
      getHouseRule: bind(getHouseRule),
      readPad: bind(readPad),
    },
    lists: {
      getLists: bind(getLists),
      getFirstLists: bind(getFirstLists),
      getList: bind(getList),
      getListRefill: bind(getListRefill),
      getListAllergens: bind(getListAllergens),
      getSaveTarget: bind(getSaveTarget),
    },
    orders: {
      getOrders: bind(getOrders),
      getRecentOrders: bind(getRecentOrders),
      getUsualOrder: bind(getUsualOrder),
      getLastOrder: bind(getLastOrder),
      getOrder: bind(getOrder),
      getOrderAllergens: bind(getOrderAllergens),
      getOrderRefill: bind(getOrderRefill),
    },
    invoices: {
      getInvoices: bind(getInvoices),
      getRecentInvoices: bind(getRecentInvoices),
      getInvoice: bind(getInvoice),
    },
    addresses: {
      getAddresses: bind(getAddresses),
      getAddressForm: bind(getAddressForm),
    },
    account: {
      getProfile: bind(getProfile),
      getSecurity: bind(getSecurity),
      getResetEmail: bind(getResetEmail),
      getRegistrationCountries: bind(getRegistrationCountries),
    },
    checkout: {
      getCheckout: bind(getCheckout),
      getUnansweredOrder: bind(getUnansweredOrder),
      getPlacedOrder: bind(getPlacedOrder),
    },
    search: {
      getSuggestions: bind(getSuggestions),
      getSearchPrices: bind(getSearchPrices),
    },
    operator: {
      getNotFoundLog: bind(getNotFoundLog),
    },
  }
}
