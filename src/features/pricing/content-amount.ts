/** Parses the content of a packing (`12 x 750 ml`) for prices per kilogram, litre or piece. */
import { type Locale, localeRows } from '#i18n/locales.ts'

export type BaseUnit = 'kg' | 'l' | 'piece'

/** `count` inner pieces, `amount` of the base unit in total: 12 x 750 ml is 9 l. */
interface ContentAmount {
  count: number
  amount: number
  unit: BaseUnit
}

/** Matches content that includes the number of inner packings: `12 x 750 ml`. */
const counted = /\d\s*[x×]\s*\d/i

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Null if the backend gives only the content of one inner packing: a box of bottles with `750 ml` holds an unknown number of them. */
export function totalContent(given: {
  content_value: string | null
  content_count?: number | null
  content_packaging: string | null
  packing_label: string | null
}): string | null {
  const { content_value: value, content_count: count, content_packaging: inner, packing_label: unit } = given
  if (!value || counted.test(value)) return value
  if (typeof count === 'number') return count === 1 ? value : `${count} x ${value}`
  return !inner || !unit || isSame(inner, unit) ? value : null
}

export const formatContent = (text: string | null | undefined): string | null =>
  text?.replace(/(\d)\s*x\s*(?=\d)/gi, '$1 × ').replaceAll(' ', '\u00a0') ?? null

/** Puts non-breaking spaces into the sizes in a name: 250/350 g, 10 × 10 cm, 50 %. */
export const nonBreakingSizes = (name: string): string =>
  name.replace(/(?<=\d) (?=(?:%|[×x]|[kmc]?[gl]|[cm]m)(?!\p{L}))|(?<=\d [×x]) (?=\d)/gu, '\u00a0')

const factors: Record<string, [unit: BaseUnit, factor: number]> = {
  mg: ['kg', 1e-6],
  g: ['kg', 1e-3],
  gr: ['kg', 1e-3],
  kg: ['kg', 1],
  ml: ['l', 1e-3],
  cl: ['l', 1e-2],
  dl: ['l', 1e-1],
  l: ['l', 1],
}

const pieces = /^(?:stuks?|st|pieces?|pcs?|stück|pièces?|pce?s?)\.?$/iu

/** Parses `1.000,5` (nl, de), `1,000.5` (en) or `1 000,5` (fr); NaN if it is not a number. */
function toNumber(text: string, locale: Locale): number {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return Number.NaN
  const { decimalSign } = localeRows[locale]
  return Number(bare.replaceAll(decimalSign === ',' ? '.' : ',', '').replace(decimalSign, '.'))
}

/** @param text in the units and number format of `locale`. @returns null if it cannot be parsed */
export function parseContent(text: string | null | undefined, locale: Locale): ContentAmount | null {
  const found = /^(?:([\d.,\s\u00a0\u202f]+?)\s*[x×]\s*)?([\d.,\s\u00a0\u202f]+?)\s*(\p{L}+\.?)$/iu.exec(
    text?.trim() ?? '',
  )
  if (!found) return null
  const [, countText, amountText = '', word = ''] = found
  const count = countText === undefined ? 1 : toNumber(countText, locale)
  const each = toNumber(amountText, locale)
  if (!(count > 0) || !(each > 0)) return null
  if (pieces.test(word)) return { count: count * each, amount: count * each, unit: 'piece' }
  const factor = factors[word.toLowerCase()]
  return factor ? { count, amount: count * each * factor[1], unit: factor[0] } : null
}
