/** The documents this feature speaks (spec 7). */
export { orderDetail, ordersList } from '#contracts/generated/commerce.ts'
