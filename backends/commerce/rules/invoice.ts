// What is said on every invoice beside the order that it bills. Called by the invoice resolvers and the drawing.

/** The number that people read and say. */
export const toInvoiceNumber = (number: number): string => `F-${number}`

/** The wholesaler as invoices have to name it; this one is invented. */
export const wholesaler = {
  street: 'Havenkaai 12',
  place: '2030 Antwerpen',
  country: 'BE',
  vatNumber: 'BE 0999.999.922',
  iban: 'BE68 5390 0754 7034',
} as const
