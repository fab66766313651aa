/** The documents this feature speaks (spec 7). */
export {
  addItemToCart,
  cartDetail,
  removeAllCartItem,
  removeCartItem,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
