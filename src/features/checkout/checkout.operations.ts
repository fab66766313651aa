/** The documents this feature speaks. */
export {
  addresses,
  cartDetail,
  offerRequest,
  orderDetail,
  placeOrder,
  shippingMethods,
} from '#contracts/generated/commerce.ts'
