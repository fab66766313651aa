// What customers and staff miss if a backend lacks extensions for deposits and empties.
import type { CommerceExtension } from '#contracts/generated/extensions.ts'

const deposits = 'customers see no deposits on returnable packaging'
const empties = 'customers cannot announce empties, and see none that were taken back'

export const depositEffects = {
  'CartItem.deposit': deposits,
  'FormattedCartPrice.deposit': deposits,
  'FormattedInvoicePrice.deposit': deposits,
  'FormattedOrderPrice.deposit': deposits,
  'InvoiceItem.deposit': deposits,
  'OrderItem.deposit': deposits,
  'Product.deposit': deposits,
  'AcceptQuoteInput.empties': empties,
  'DeskOrder.empties': 'the desk does not show empties',
  'FormattedInvoicePrice.returnedDeposit': empties,
  'FormattedOrderPrice.returnedDeposit': empties,
  'Invoice.empties': empties,
  'Mutation.announceEmpties': 'empties are announced at the checkout only',
  'OfferRequestInput.empties': empties,
  'Order.empties': empties,
  'PlaceOrderInput.empties': empties,
  'Query.returnableArticles': empties,
} as const satisfies Partial<Record<CommerceExtension, string>>
