import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('uses separator and decimal sign of the language, and begins with a byte order mark', () => {
  expect(toCsv('en', [['Crème', 1234.5]])).toBe('\ufeffCrème,1234.50\r\n')
  for (const locale of ['nl', 'de', 'fr'] as const)
    expect(
      toCsv(locale, [
        ['a', 0.1],
        ['b', 2],
      ]),
    ).toBe('\ufeffa;0,10\r\nb;2,00\r\n')
})

test('quotes separators, quotes and line breaks, and prefixes formulas', () => {
  expect(toCsv('en', [['a,b', 'say "x"', 'two\nlines', 'a;b']])).toBe('\ufeff"a,b","say ""x""","two\nlines",a;b\r\n')
  // spreadsheets skip line breaks, and Japanese ones accept signs of full width
  expect(toCsv('en', [['\n=1+1', '＝1+1', '＋1', '－1', '＠a']])).toBe("\ufeff\"'\n=1+1\",'＝1+1,'＋1,'－1,'＠a\r\n")
  expect(toCsv('de', [['=1+1', '+32', '-x', '@a', -1]])).toBe("\ufeff'=1+1;'+32;'-x;'@a;-1,00\r\n")
})
