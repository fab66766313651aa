import { createSchema } from 'graphql-yoga'
import sdl from '#contracts/commerce.graphql?raw'
import { oncePerContract } from '../graphql/once-per-contract.ts'
import type { Context } from './context/context.ts'
import { enforcePermissions } from './context/permissions.ts'
import { accessRequestResolvers } from './resolvers/account/access-requests.ts'
import { accountResolvers } from './resolvers/account/account.ts'
import { addressResolvers } from './resolvers/account/addresses.ts'
import { changePasswordResolvers } from './resolvers/account/change-password.ts'
import { invitationResolvers } from './resolvers/account/invitations.ts'
import { loginResolvers } from './resolvers/account/login.ts'
import { passwordResolvers } from './resolvers/account/passwords.ts'
import { updateAccountResolvers } from './resolvers/account/update-account.ts'
import { userResolvers } from './resolvers/account/users.ts'
import { approvalResolvers } from './resolvers/approvals/approvals.ts'
import { cartResolvers } from './resolvers/cart/cart.ts'
import { cartViewResolvers } from './resolvers/cart/cart-view.ts'
import { conversionResolvers } from './resolvers/cart/conversions.ts'
import { listResolvers } from './resolvers/cart/lists.ts'
import { deskAccessResolvers } from './resolvers/desk/access-requests.ts'
import { deskCustomerResolvers } from './resolvers/desk/customers.ts'
import { deskMailResolvers } from './resolvers/desk/mails.ts'
import { deskNotFoundResolvers } from './resolvers/desk/not-found.ts'
import { onBehalfResolvers } from './resolvers/desk/on-behalf.ts'
import { deskOrderResolvers } from './resolvers/desk/orders.ts'
import { deskQuoteResolvers } from './resolvers/desk/quotes.ts'
import { deskSessionResolvers } from './resolvers/desk/session.ts'
import { emptiesResolvers } from './resolvers/empties/empties.ts'
import { cancelOrderResolvers } from './resolvers/orders/cancel-order.ts'
import { creditHoldResolvers } from './resolvers/orders/credit-hold.ts'
import { invoiceResolvers } from './resolvers/orders/invoices.ts'
import { orderPlanningResolvers } from './resolvers/orders/order-planning.ts'
import { orderResolvers } from './resolvers/orders/orders.ts'
import { placeOrderResolvers } from './resolvers/orders/place-order.ts'
import { quoteResolvers } from './resolvers/orders/quotes.ts'
import { shippingResolvers } from './resolvers/orders/shipping.ts'
import { categoryResolvers } from './resolvers/products/categories.ts'
import { companyProductResolvers } from './resolvers/products/company-products.ts'
import { facetResolvers } from './resolvers/products/facets.ts'
import { listingResolvers } from './resolvers/products/listing.ts'
import { productResolvers } from './resolvers/products/product.ts'
import { productLookupResolvers } from './resolvers/products/product-lookup.ts'
import { referenceResolvers } from './resolvers/products/reference.ts'
import { recallResolvers } from './resolvers/recalls/recalls.ts'
import { standingOrderResolvers } from './resolvers/standing-orders/standing-orders.ts'

/** The executable schema. Throws if a resolver has no field in the SDL. */
export const createCommerceSchema = oncePerContract(sdl, (contract) =>
  createSchema<Context>({
    typeDefs: contract,
    resolvers: [
      categoryResolvers,
      companyProductResolvers,
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
      creditHoldResolvers,
      updateAccountResolvers,
      userResolvers,
      invitationResolvers,
      addressResolvers,
      cartViewResolvers,
      cartResolvers,
      orderPlanningResolvers,
      recallResolvers,
      shippingResolvers,
      placeOrderResolvers,
      cancelOrderResolvers,
      quoteResolvers,
      approvalResolvers,
      orderResolvers,
      emptiesResolvers,
      standingOrderResolvers,
      listResolvers,
      conversionResolvers,
      invoiceResolvers,
      deskSessionResolvers,
      deskOrderResolvers,
      deskAccessResolvers,
      deskQuoteResolvers,
      deskMailResolvers,
      deskNotFoundResolvers,
      deskCustomerResolvers,
      onBehalfResolvers,
    ].map(enforcePermissions),
    resolverValidationOptions: { requireResolversToMatchSchema: contract === sdl ? 'error' : 'ignore' },
  }),
)
