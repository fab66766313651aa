/** Serializes tables as CSV with the separator and decimal sign that spreadsheets expect in a language. */
import { type Locale, localeRows } from './locales.ts'

/** Quotes a cell if necessary, and prefixes text that a spreadsheet would run as a formula. */
function toCell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** @returns CSV with a byte order mark, by which Excel detects UTF-8; numbers have two decimals */
export function toCsv(locale: Locale, rows: readonly (readonly (string | number)[])[]): string {
  const { decimalSign } = localeRows[locale]
  // languages with a decimal comma separate cells by semicolons
  const separator = decimalSign === ',' ? ';' : ','
  const lines = rows.map((row) =>
    row
      .map((value) =>
        typeof value === 'number' ? value.toFixed(2).replace('.', decimalSign) : toCell(value, separator),
      )
      .join(separator),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}
