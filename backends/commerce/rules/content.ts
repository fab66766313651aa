// The content of a packing in words: `12 x 750 ml`, `25 kg`, `150 pieces`. Called by the product resolvers.
import type { Locale } from '../../graphql/locales.ts'
import { formatNumber } from './locale.ts'

const pieces: Record<Locale, [one: string, many: string]> = {
  nl: ['stuk', 'stuks'],
  en: ['piece', 'pieces'],
  de: ['Stück', 'Stück'],
  fr: ['pièce', 'pièces'],
}

/** Count and content of one inner piece, in the words and digits of a language. */
export function contentLabel(locale: Locale, count: number, amount: number, unit: string): string {
  const inPieces = (value: number) => `${formatNumber(locale, value)} ${pieces[locale][value === 1 ? 0 : 1]}`
  if (unit === 'piece' && (amount === 1 || count === 1)) return inPieces(count * amount)
  const each = unit === 'piece' ? inPieces(amount) : `${formatNumber(locale, amount)} ${unit}`
  return count === 1 ? each : `${formatNumber(locale, count)} x ${each}`
}
