/** The documents this feature speaks. */
export {
  accountInfo,
  customerLogin,
  customerLogout,
  forgotPassword,
  registration_countries,
  requestAccess,
  resetPassword,
  unitoptions,
  updateAccount,
  validateToken,
} from '#contracts/generated/commerce.ts'
