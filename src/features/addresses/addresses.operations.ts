/** The documents this feature speaks. */
export { addresses, countries, createAddress, deleteAddress, updateAddress } from '#contracts/generated/commerce.ts'
