/** The documents this feature speaks. */
export {
  addItemToCart,
  cartDetail,
  deliveryOptions,
  getProductListing,
  productsByCodes,
  removeAllCartItem,
  removeCartItem,
  takeFromCart,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
