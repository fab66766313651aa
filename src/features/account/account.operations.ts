/** The documents this feature speaks. */
export {
  customerLogin,
  customerLogout,
  forgotPassword,
  resetPassword,
  validateToken,
} from '#contracts/generated/commerce.ts'
