/** The documents this feature speaks (spec 7). */
export { addresses, cartDetail, orderDetail, placeOrder, shippingMethods } from '#contracts/generated/commerce.ts'
