/** The documents this feature speaks. */
export { orderDetail, ordersList } from '#contracts/generated/commerce.ts'
