/** The documents this feature speaks. */
export {
  addItemsToCart,
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
