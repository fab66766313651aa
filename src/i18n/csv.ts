/** Tables as text that spreadsheets of a language open: their separator, their decimal sign. Called by the routes that offer a file. */
import type { Locale } from './locales.ts'

/** Where the comma is the decimal sign, the semicolon is between the cells. */
const conventions: Record<Locale, { separator: string; decimal: string }> = {
  nl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  fr: { separator: ';', decimal: ',' },
}

/** What a spreadsheet would take for a formula is a text; quotes, separators and lines stay within their cell. */
function toCell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** @returns rows with the mark by which Excel knows UTF-8; a number has two decimals */
export function toCsv(locale: Locale, rows: readonly (readonly (string | number)[])[]): string {
  const { separator, decimal } = conventions[locale]
  const lines = rows.map((row) =>
    row
      .map((value) => (typeof value === 'number' ? value.toFixed(2).replace('.', decimal) : toCell(value, separator)))
      .join(separator),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}
