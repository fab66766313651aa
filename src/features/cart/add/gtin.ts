/** Barcodes of packings (GS1 General Specifications): EAN-8, UPC-A, EAN-13, GTIN-14, and the element string of AI 01. */

/** Check digit for the digits before it: weights 3 and 1 in turn, from the right. */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** With the symbology identifier that a scanner may send first, such as `]C1`. Further elements, such as a batch, may follow AI 01. */
const elementString = /^(?:\][a-z]\d)?(?:\(01\)|01)(\d{14})(?:[(\d][\w()/.-]{2,60})?$/i
const plain = /^(?:\][a-z]\d)?(\d{8}|\d{12,14})$/i

/** GTIN as 14 digits, with leading zeros; null if the text is not one, or its check digit is wrong. */
export function toGtin(text: string): string | null {
  const typed = text.trim()
  const digits = (plain.exec(typed)?.[1] ?? elementString.exec(typed)?.[1])?.padStart(14, '0')
  if (!digits || /^0+$/.test(digits)) return null
  return Number(digits.at(-1)) === gtinCheckDigit(digits.slice(0, -1)) ? digits : null
}

/** Spellings under which a backend may know a GTIN of 14 digits, the usual one first. */
export function gtinForms(gtin: string): string[] {
  if (!gtin.startsWith('0')) return [gtin]
  const ean = gtin.slice(1)
  if (gtin.startsWith('000000')) return [gtin.slice(6), ean]
  return gtin.startsWith('00') ? [ean, gtin.slice(2)] : [ean]
}

/** EAN-13 of the item that a case contains: the packing indicators 1 to 8 precede its first 12 digits. Null without one. */
export function containedEan(gtin: string): string | null {
  const digits = gtin.slice(1, -1)
  return /^[1-8]/.test(gtin) ? `${digits}${gtinCheckDigit(digits)}` : null
}

/** The code as typed, then the spellings of the barcode that it is. */
export function toCodeForms(code: string): string[] {
  const gtin = toGtin(code)
  return [...new Set([code, ...(gtin ? gtinForms(gtin) : [])])]
}
