/** Parsers of CSV cells. Each returns the canonical form of a text, in which equal values are equal texts. */
import { type AllergenCode, allergenCodes, allergenLabels } from '../../rules/allergens.ts'
import { readInstant } from '../../rules/delivery/instant.ts'
import { foldText } from '../../rules/text.ts'

/** The message completes the sentence `line 3, price: …`. */
export class CellError extends Error {}

/** @throws CellError */
export type ParseCell = (text: string) => string

const control = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** Paragraphs, separated by blank lines. */
export const paragraphs =
  (maxLength: number): ParseCell =>
  (text) => {
    const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    if (control.test(plain.replaceAll('\n', ''))) throw new CellError('contains control characters')
    if (plain.length > maxLength) throw new CellError(`has ${plain.length} characters, ${maxLength} are allowed`)
    return plain.replace(/\n\s*\n/g, '\n\n')
  }

export const line =
  (maxLength: number): ParseCell =>
  (text) =>
    paragraphs(maxLength)(text.replace(/[ \t\r\n]+/g, ' '))

export const pattern =
  (expected: RegExp, description: string): ParseCell =>
  (text) => {
    if (!expected.test(text)) throw new CellError(`"${text}" is not ${description}`)
    return text
  }

export const code = pattern(/^[\w.-]{1,40}$/, 'a code: 1 to 40 letters, digits, dots, dashes or underscores')

/** A picture of the folder of pictures, without its extension. */
export const pictureName: ParseCell = (text) =>
  pattern(
    /^[\w-]{1,80}$/,
    'a file name of letters, digits, dashes and underscores',
  )(text.replace(/\.(?:jpe?g|png|webp|avif)$/i, ''))

export const oneOf =
  (values: readonly string[]): ParseCell =>
  (text) => {
    const known = values.find((value) => value.toLowerCase() === text.toLowerCase())
    if (known === undefined) throw new CellError(`"${text}" is not one of ${values.join(', ')}`)
    return known
  }

export const wholeNumber =
  (min: number, max: number): ParseCell =>
  (text) => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < min || number > max)
      throw new CellError(`"${text}" is not a whole number from ${min} to ${max}`)
    return String(number)
  }

/** `1.234,56`, `1,234.56`, `1234,5` and `1234.5`: the last of two different separators is the decimal one. */
export const decimal =
  (places: number): ParseCell =>
  (text) => {
    const plain = text.replace(/[\s€]/g, '')
    const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
    const separator = plain[last] ?? ''
    const grouping = separator === ',' ? '.' : ','
    const isGrouped = new RegExp(`^\\d{1,3}(\\${grouping}\\d{3})+\\${separator}\\d+$`).test(plain)
    const [whole = '', fraction = ''] = (isGrouped ? plain.replaceAll(grouping, '') : plain).split(separator || ' ')
    if (!/^\d{1,9}$/.test(whole) || !/^\d*$/.test(fraction) || plain.split(separator || ' ').length > 2)
      throw new CellError(`"${text}" is not a number`)
    if (fraction.length > places) throw new CellError(`"${text}" has more than ${places} decimals`)
    return fraction.replace(/0+$/, '') ? `${Number(whole)}.${fraction.replace(/0+$/, '')}` : String(Number(whole))
  }

/** A decimal of more than zero. */
export const positive =
  (places: number): ParseCell =>
  (text) => {
    const number = decimal(places)(text)
    if (number === '0') throw new CellError(`"${text}" is not more than 0`)
    return number
  }

/** A number that is 1 or 1000, depending on which separator is the decimal one. */
export const isAmbiguous = (text: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(text)

/** The decimal separator of a number; null if it has none, or is ambiguous. */
export const findSeparator = (text: string): string | null =>
  isAmbiguous(text) ? null : (/([.,])\d+$/.exec(text)?.[1] ?? null)

/** An amount in euros, as `12.50`. */
export const money: ParseCell = (text) => Number(decimal(2)(text)).toFixed(2)
export const toCents = (amount: string): number => Math.round(Number(amount) * 100)
export const fromCents = (cents: number): string => (cents / 100).toFixed(2)

const yes = new Set(['yes', 'y', '1', 'true', 'ja', 'j', 'oui', 'o', 'x'])
const no = new Set(['no', 'n', '0', 'false', 'nee', 'nein', 'non'])

export const flag: ParseCell = (text) => {
  const word = text.toLowerCase()
  if (yes.has(word)) return 'yes'
  if (no.has(word)) return 'no'
  throw new CellError(`"${text}" is neither yes nor no`)
}
export const toFlag = (value: unknown): string => (value ? 'yes' : 'no')

/** EAN-13, or a shorter GTIN, whose check digit is right. */
export const ean: ParseCell = (text) => {
  if (/e\+/i.test(text)) throw new CellError(`"${text}" was rounded by a spreadsheet: format the column as text`)
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(text)) throw new CellError(`"${text}" is not an EAN of 8, 12 or 13 digits`)
  const digits = [...text].reverse().map(Number)
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  if ((10 - (sum % 10)) % 10 !== digits[0]) throw new CellError(`"${text}" has a wrong check digit`)
  return text
}

/** An instant, or a day. */
export const instant: ParseCell = (text) => {
  const time = readInstant(text)
  if (!time) throw new CellError(`"${text}" is not a date such as 2026-11-25`)
  return time.toISOString()
}

/** A day, as `2026-11-25`. */
export const day: ParseCell = (text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay(text))
    throw new CellError(`"${text}" is not a day such as 2026-11-25`)
  return text
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

const splitList = (text: string) =>
  text
    .split(/[|,;]+|\s{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)

const allergenNames = new Map<string, AllergenCode>(
  allergenCodes.flatMap((code) =>
    [code, ...Object.values(allergenLabels[code])].map((name) => [foldText(name), code] as const),
  ),
)

/** Codes, or names in any language of the shop, in the order of the regulation. `rest`: all others. */
export const allergens: ParseCell = (text) => {
  const given = splitList(text).map((name) => {
    const known = foldText(name) === 'rest' ? 'rest' : allergenNames.get(foldText(name))
    if (!known) throw new CellError(`"${name}" is none of the allergens ${allergenCodes.join(', ')}`)
    return known
  })
  return [...allergenCodes.filter((code) => given.includes(code)), ...(given.includes('rest') ? ['rest'] : [])].join(
    ' | ',
  )
}

/** Article numbers with a quantity if it is more than one: `440101 | 440102 x 3`. */
export const quantities: ParseCell = (text) =>
  splitList(text)
    .map((part) => {
      const [, sku, quantity = '1'] = /^([\w.-]{1,40})(?:\s*[x*]\s*(\d{1,4}))?$/i.exec(part) ?? []
      if (!sku || Number(quantity) < 1) throw new CellError(`"${part}" is not an article number such as 440101 x 3`)
      return printQuantity(sku, Number(quantity))
    })
    .join(' | ')

export const printQuantity = (sku: string, quantity: number) => (quantity === 1 ? sku : `${sku} x ${quantity}`)

export const readQuantities = (text: string): { sku: string; quantity: number }[] =>
  splitList(text).map((part) => {
    const [sku = '', quantity = '1'] = part.split(' x ')
    return { sku, quantity: Number(quantity) }
  })

export const readList = (text: string): string[] => splitList(text)
