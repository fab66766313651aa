// Content of a packaging unit as text: `12 x 750 ml`, `25 kg`, `150 pieces`.
import type { Locale } from '../../graphql/locales.ts'
import { formatNumber } from './locale.ts'

const pieces: Record<Locale, [one: string, many: string]> = {
  nl: ['stuk', 'stuks'],
  en: ['piece', 'pieces'],
  de: ['Stück', 'Stück'],
  fr: ['pièce', 'pièces'],
}

/** @param count inner pieces @param amount content of one piece */
export function contentLabel(locale: Locale, count: number, amount: number, unit: string): string {
  const inPieces = (value: number) => `${formatNumber(locale, value)} ${pieces[locale][value === 1 ? 0 : 1]}`
  if (unit === 'piece' && (amount === 1 || count === 1)) return inPieces(count * amount)
  const each = unit === 'piece' ? inPieces(amount) : `${formatNumber(locale, amount)} ${unit}`
  return count === 1 ? each : `${formatNumber(locale, count)} x ${each}`
}
