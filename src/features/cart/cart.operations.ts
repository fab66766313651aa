/** The documents this feature speaks. */
export {
  addItemToCart,
  cartDetail,
  deliveryOptions,
  removeAllCartItem,
  removeCartItem,
  takeFromCart,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
