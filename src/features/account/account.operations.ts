/** The documents this feature speaks (spec 7). */
export { customerLogin, customerLogout } from '#contracts/generated/commerce.ts'
