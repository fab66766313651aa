/** The documents this feature speaks (spec 7). */
export {
  addItemToCart,
  cartDetail,
  deliveryOptions,
  removeAllCartItem,
  removeCartItem,
  takeFromCart,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
