/** Serializes tables as CSV with the separator and decimal sign that spreadsheets expect in a language. */
import type { Locale } from './locales.ts'

/** Languages with a decimal comma separate cells by semicolons. */
const conventions: Record<Locale, { separator: string; decimal: string }> = {
  nl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  fr: { separator: ';', decimal: ',' },
}

/** Quotes a cell if necessary, and prefixes text that a spreadsheet would run as a formula. */
function toCell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** @returns CSV with a byte order mark, by which Excel detects UTF-8; numbers have two decimals */
export function toCsv(locale: Locale, rows: readonly (readonly (string | number)[])[]): string {
  const { separator, decimal } = conventions[locale]
  const lines = rows.map((row) =>
    row
      .map((value) => (typeof value === 'number' ? value.toFixed(2).replace('.', decimal) : toCell(value, separator)))
      .join(separator),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}
