import { registrationCountries } from './countries.ts'

/** Storage format: without spaces, dots and dashes, and with the prefix of the country, which is EL for Greece (GR). */
export function toVatNumber(country: string, text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/^GR/, 'EL')
  const prefix = country === 'GR' ? 'EL' : country
  return plain.startsWith(prefix) ? plain : prefix + plain
}

const patterns = new Map(
  registrationCountries.map(({ code, vatMask }) => {
    const pattern = vatMask
      .slice(code.length)
      .replaceAll('9', '\\d')
      .replaceAll('A', '[A-Z]')
      .replaceAll('*', '[A-Z\\d]')
    return [code, new RegExp(`^${code}${pattern}$`)]
  }),
)

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** ISO 7064, mod 11,10. */
function passesGerman(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}

/** Letters count from A as 10, as in an IBAN. */
const mod97 = (text: string) =>
  [...text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))].reduce(
    (rest, digit) => (rest * 10 + Number(digit)) % 97,
    0,
  )

/** Check of the part after the country prefix. */
const checks: Record<string, (number: string) => boolean> = {
  BE: (number) => /^[01]/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: passesGerman,
  // keys with letters have no published rule
  FR: (number) =>
    !/^\d\d/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  // companies use the older rule, self-employed persons the one of 2020
  NL: (number) => sumOf(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]) || mod97(`NL${number}`) === 1,
}

/** Formats by prefix, as VIES publishes them. XI is Northern Ireland. */
const euFormats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^\d{10}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
}

/** A number of a member state in storage format, with the prefix of VIES; null if it is not valid or has no prefix. */
export function toEuVatNumber(text: string): string | null {
  const number = toVatNumber('', text)
  const [prefix, rest] = [number.slice(0, 2), number.slice(2)]
  return euFormats[prefix]?.test(rest) && (checks[prefix]?.(rest) ?? true) ? number : null
}

/** Whether a number in storage format is valid for the country. */
export function isVatNumber(country: string, number: string): boolean {
  return (patterns.get(country)?.test(number) ?? false) && (checks[country]?.(number.slice(country.length)) ?? true)
}
