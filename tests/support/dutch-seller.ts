// A seller other than that of the demo, and the settings that make it the seller of a shop.
import type { Seller } from '#backends/commerce/rules/invoice.ts'

export const dutchSeller: Seller = {
  street: 'Prinsengracht 1',
  postcode: '1015 DB',
  city: 'Amsterdam',
  country: 'NL',
  vatNumber: 'NL123456782B90',
  iban: 'NL91 ABNA 0417 1643 00',
  bic: null,
}

export const dutchSellerVars = {
  SELLER_STREET: dutchSeller.street,
  SELLER_POSTCODE: dutchSeller.postcode,
  SELLER_CITY: dutchSeller.city,
  SELLER_COUNTRY: dutchSeller.country,
  SELLER_VAT_NUMBER: dutchSeller.vatNumber,
  SELLER_IBAN: dutchSeller.iban,
}
