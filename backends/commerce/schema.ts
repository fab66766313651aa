// Joins the contract's SDL with the resolvers. Called by handler.ts.
import { createSchema } from 'graphql-yoga'
import sdl from '#contracts/commerce.graphql?raw'
import type { Context } from './context.ts'
import { accessRequestResolvers } from './resolvers/access-requests.ts'
import { accountResolvers } from './resolvers/account.ts'
import { addressResolvers } from './resolvers/addresses.ts'
import { cartResolvers } from './resolvers/cart.ts'
import { cartViewResolvers } from './resolvers/cart-view.ts'
import { categoryResolvers } from './resolvers/categories.ts'
import { changePasswordResolvers } from './resolvers/change-password.ts'
import { conversionResolvers } from './resolvers/conversions.ts'
import { facetResolvers } from './resolvers/facets.ts'
import { invoiceResolvers } from './resolvers/invoices.ts'
import { listingResolvers } from './resolvers/listing.ts'
import { listResolvers } from './resolvers/lists.ts'
import { loginResolvers } from './resolvers/login.ts'
import { orderResolvers } from './resolvers/orders.ts'
import { passwordResolvers } from './resolvers/passwords.ts'
import { placeOrderResolvers } from './resolvers/place-order.ts'
import { productResolvers } from './resolvers/product.ts'
import { productLookupResolvers } from './resolvers/product-lookup.ts'
import { referenceResolvers } from './resolvers/reference.ts'
import { shippingResolvers } from './resolvers/shipping.ts'
import { updateAccountResolvers } from './resolvers/update-account.ts'

/** The executable contract; a resolver for a field that the SDL does not have fails here. */
export const createCommerceSchema = (contract = sdl) =>
  createSchema<Context>({
    typeDefs: contract,
    resolvers: [
      categoryResolvers,
      listingResolvers,
      facetResolvers,
      productResolvers,
      productLookupResolvers,
      referenceResolvers,
      loginResolvers,
      passwordResolvers,
      changePasswordResolvers,
      accessRequestResolvers,
      accountResolvers,
      updateAccountResolvers,
      addressResolvers,
      cartViewResolvers,
      cartResolvers,
      shippingResolvers,
      placeOrderResolvers,
      orderResolvers,
      listResolvers,
      conversionResolvers,
      invoiceResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: contract === sdl ? 'error' : 'ignore' },
  })
