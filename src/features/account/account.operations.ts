/** The documents this feature speaks. */
export { customerLogin, customerLogout } from '#contracts/generated/commerce.ts'
