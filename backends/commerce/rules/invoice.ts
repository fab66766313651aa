export const toInvoiceNumber = (number: number): string => `F-${number}`

/** Seller data that invoices must contain; invented. */
export const wholesaler = {
  street: 'Havenkaai 12',
  place: '2030 Antwerpen',
  country: 'BE',
  vatNumber: 'BE 0999.999.922',
  iban: 'BE68 5390 0754 7034',
} as const
