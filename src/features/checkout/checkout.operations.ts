/** The documents this feature speaks. */
export { addresses, cartDetail, orderDetail, placeOrder, shippingMethods } from '#contracts/generated/commerce.ts'
