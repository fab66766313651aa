import type { Order } from '#features/orders/order.ts'

/** The quote that a checkout accepts, with its prices. */
export interface CheckoutQuote
  extends Pick<
    Order,
    'id' | 'number' | 'items' | 'subTotal' | 'deposit' | 'shipping' | 'taxes' | 'grandTotal' | 'collected'
  > {
  /** Version of the quote that the customer sees; another version is not accepted. */
  version: number
  /** Y-m-d. */
  validUntil: string
}
