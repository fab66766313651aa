export const toInvoiceNumber = (number: number): string => `F-${number}`

/**
 * What a customer quotes in the transfer of an invoice. Belgian banks check the structured communication of a Belgian seller: ten
 * digits, and two that are the remainder of their division by 97, or 97 if it is zero.
 */
export function toPaymentReference(number: number, { country }: Pick<Seller, 'country'>): PaymentReference {
  if (country !== 'BE' || number >= 1e10) return { reference: toInvoiceNumber(number), isStructured: false }
  const digits = `${String(number).padStart(10, '0')}${String(number % 97 || 97).padStart(2, '0')}`
  return {
    reference: `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`,
    isStructured: true,
  }
}

export type PaymentReference = { reference: string; isStructured: boolean }

/** Characters of the text of a SEPA credit transfer. */
const longestReference = 140

/** Reference of a transfer that pays several invoices; null if their numbers are too long for its text. */
export function toCommonReference(
  numbers: readonly number[],
  seller: Pick<Seller, 'country'>,
): PaymentReference | null {
  const [first, ...others] = numbers
  if (first === undefined) return null
  if (others.length === 0) return toPaymentReference(first, seller)
  const reference = numbers.map(toInvoiceNumber).join(' ')
  return reference.length <= longestReference ? { reference, isStructured: false } : null
}

/** Stored states of an invoice that is not paid. */
export const unpaidStates = ['pending', 'pending_payment', 'overdue'] as const
export const isUnpaid = (state: string): boolean => unpaidStates.some((unpaid) => unpaid === state)

/** What invoices, orders and mails must say about the seller, in addition to the name of the shop. Goods are collected at its address. */
export type Seller = {
  street: string
  postcode: string
  city: string
  /** ISO 3166 code; the member state whose VAT applies to domestic deliveries. */
  country: string
  vatNumber: string
  iban: string
  /** Code of the bank; null: not given, the IBAN is enough inside SEPA. */
  bic: string | null
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
  bic: 'PRVNBEBB',
}
