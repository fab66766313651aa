import { registrationCountries } from './countries.ts'

/** Storage format: without spaces, dots and dashes, and with the country prefix. */
export function toVatNumber(country: string, text: string): string {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  return plain.startsWith(country) ? plain : country + plain
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

/** Whether a number in storage format is valid for the country. */
export function isVatNumber(country: string, number: string): boolean {
  return (patterns.get(country)?.test(number) ?? false) && (checks[country]?.(number.slice(country.length)) ?? true)
}
