/** The documents this feature speaks. */
export {
  convertOrderToCart,
  orderAllergens,
  orderDetail,
  orderRefill,
  ordersList,
} from '#contracts/generated/commerce.ts'
