/** The documents this feature speaks. */
export { convertOrderToCart, orderDetail, orderRefill, ordersList } from '#contracts/generated/commerce.ts'
