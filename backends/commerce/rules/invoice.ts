export const toInvoiceNumber = (number: number): string => `F-${number}`

/** What invoices, orders and mails must say about the seller, in addition to the name of the shop. Goods are collected at its address. */
export type Seller = {
  street: string
  postcode: string
  city: string
  /** ISO 3166 code; the member state whose VAT applies to domestic deliveries. */
  country: string
  vatNumber: string
  iban: string
}

export const toSellerPlace = ({ postcode, city }: Seller): string => `${postcode} ${city}`

/** Invented. */
export const demoSeller: Seller = {
  street: 'Havenkaai 12',
  postcode: '2030',
  city: 'Antwerpen',
  country: 'BE',
  vatNumber: 'BE 0999.999.922',
  iban: 'BE68 5390 0754 7034',
}
