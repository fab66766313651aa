/** The documents this feature speaks. */
export {
  accountInfo,
  changePassword,
  customerLogin,
  customerLogout,
  endOtherSessions,
  forgotPassword,
  registration_countries,
  requestAccess,
  resetPassword,
  unitoptions,
  updateAccount,
  validateToken,
} from '#contracts/generated/commerce.ts'
