// 40 files for the quick order form: each becomes rows or is rejected with a message; none throws or yields a wrong line.
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeTextFile } from './decode-text-file.ts'
import { parseRows } from './parse-rows.ts'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (values: Iterable<number>): Bytes => Uint8Array.from(values)
const utf8 = (text: string): Bytes => bytes(new TextEncoder().encode(text))
/** One byte per character: windows-1252 within Latin-1, or binary data. */
const latin = (text: string) => bytes([...text].map((char) => char.charCodeAt(0)))
const utf16 = (text: string, isBig = false) =>
  bytes(
    [...Array(text.length).keys()].flatMap((at) => {
      const [high, low] = [text.charCodeAt(at) >> 8, text.charCodeAt(at) & 255]
      return isBig ? [high, low] : [low, high]
    }),
  )
const join = (...parts: Bytes[]) => bytes(parts.flatMap((part) => [...part]))
const noise = (length: number) => bytes(Array.from({ length }, (_, at) => (at * at * 31 + at * 7) & 255))

const packed = bytes(deflateRawSync(Buffer.from('<sheet>200001 3</sheet>'.repeat(40) + noise(900).join())))
const workbook = join(latin('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0'), latin('[Content_Types].xml'), packed)

const two = ['200001-1 3', '200002 12']
const plain = '200001-1;3\r\n200002;12\r\n'
const umlauts = 'Artikel;Größe;Menge\r\n200001-1;groß;3\r\n200002;Käse;12\r\n'

const files: [name: string, file: Bytes, expected: readonly string[] | 'quickOrder.tooLong' | 'quickOrder.noText'][] = [
  ['semicolons and the line ends of Windows', utf8(plain), two],
  ['the line ends of Unix', utf8('200001-1;3\n200002;12'), two],
  ['the line ends of old Macs', utf8('200001-1;3\r200002;12\r'), two],
  ['line ends of several systems', utf8('200001-1;3\r\r\n\n200002;12\n\r'), two],
  ['UTF-8 with a byte order mark', utf8(`\ufeff${plain}`), two],
  ['UTF-8 with two byte order marks', utf8(`\ufeff\ufeff${plain}`), two],
  ['"Unicode text" of Excel: UTF-16 with tabs', utf16('\ufeff200001-1\t3\r\n200002\t12\r\n'), two],
  ['UTF-16 big-endian', utf16(`\ufeff${plain}`, true), two],
  ['UTF-16 without a byte order mark', utf16(plain), two],
  ['UTF-16 big-endian without a byte order mark', utf16(plain, true), two],
  ['UTF-16 cut in the middle of a character', utf16(`\ufeff${plain};`).slice(0, -1), [...two, '']],
  ['German Excel in windows-1252', latin(umlauts), two],
  ['the same in UTF-8', utf8(umlauts), two],
  [
    'UTF-8 that was taken for windows-1252 and saved again',
    utf8('Artikel;GrÃ¶ÃŸe;Menge\n200001-1;groÃŸ;3\n200002;KÃ¤se;12'),
    two,
  ],
  ['the euro sign of windows-1252', latin('sku;qty;price\n200001-1;3;\x80 4,50\n200002;12;\x80 9,00'), two],
  [
    'Dutch Excel with a header and decimal commas',
    utf8('Artikelnr;Aantal;Prijs\r\n200001-1;3,00;4,50\r\n200002;12,0;9\r\n'),
    two,
  ],
  [
    'French Excel with a header in capitals',
    utf8('RÉFÉRENCE;DÉSIGNATION;QUANTITÉ\r\n200001-1;"Vin; blanc";3\r\n200002;Farine;12'),
    two,
  ],
  [
    'English Excel with commas and quotes',
    utf8('"SKU","Name","Qty"\r\n"200001-1","Wine, ""white""","3"\r\n"200002","Flour","12"\r\n'),
    two,
  ],
  ['a line that names the separator', utf8(`sep=;\r\n${plain}`), two],
  ['a line that names the tab as separator', utf8('"sep=\t"\n200001-1\t3\n200002\t12'), two],
  ['tabs and empty columns', utf8('\t200001-1\t\t3\t\n\t200002\t\t12\t\n'), two],
  [
    'bars, as a table in a mail',
    utf8('| 200001-1 | 3 |\n|----------|---|\n| 200002 | 12 |'),
    ['200001-1 3', '', '200002 12'],
  ],
  ['a name over several lines', utf8('200001-1;"Wine\r\nwhite\r\ndry";3\r\n200002;Flour;12'), two],
  ['a quote that is never closed', utf8('200001-1;"Wine;3\n200002;12'), ['200001-1 ?', '200002 12']],
  ['inches', utf8('200001-1;Pan 12";3\n200002;Pan 14";12'), two],
  ['codes as formulas, so that Excel keeps leading zeros', utf8('="200001-1";"=3"\n="200002";12'), two],
  ['formulas with side effects', utf8(`=cmd|'/c calc'!A1;3\n@SUM(1+1);2\n+49;1\n-2+3;4`), ['', '', '', '']],
  ['a link in a formula', utf8('=HYPERLINK("http://x.example/200001-1","click");3'), ['']],
  ['EANs that Excel has broken', utf8('2,0003E+12;3\n2.0003E+12;12'), ['', '']],
  ['a web page that calls itself xls', utf8('<table><tr><td>200001-1</td><td>3</td></tr></table>'), ['']],
  ['characters of other alphabets and emoji', utf8('Вино 200001-1 🍷 3\n粉 200002 12'), two],
  [
    'invisible characters and non-breaking spaces',
    utf8('\u200b200001-1\u00a03\u2028\u202d200002\u202c\u00a012\0'),
    two,
  ],
  ['ten thousand lines', utf8('200001 3\n'.repeat(10_000)), Array.from({ length: 500 }, () => '200001 3')],
  ['one endless line', utf8('200001-1;3;'.repeat(30_000)), ['?']],
  ['nothing', utf8(''), []],
  ['spaces and line ends', utf8('\ufeff \r\n\t\r\n  \n'), []],
  ['only separators', utf8(';;;;\r\n;;;;\r\n,,,,\n||||\n\t\t\t\n""\n'), []],
  ['five megabytes', utf8('200001-1;3\n'.repeat(500_000)), 'quickOrder.tooLong'],
  ['a workbook of Excel', workbook, 'quickOrder.noText'],
  [
    'a workbook of the old Excel',
    join(bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), noise(3000)),
    'quickOrder.noText',
  ],
  ['a PDF', join(latin('%PDF-1.7\n1 0 obj <</Length 900>> stream\n'), packed), 'quickOrder.noText'],
  ['a picture', join(latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), noise(3000)), 'quickOrder.noText'],
]

// F575
test.each(files)('a dropped file becomes rows or is rejected with a message: %s', async (_name, file, expected) => {
  const given = await decodeTextFile(new Blob([file]))
  if (typeof expected === 'string') return expect(given).toEqual({ refused: expected })
  const { rows } = parseRows('text' in given ? given.text : given.refused)
  const shown = rows.map(({ readings }) =>
    [...new Set(readings.map(({ code, quantity }) => `${code} ${quantity ?? '?'}`))].join(' | '),
  )
  expect(expected[0] === '?' ? shown.map((row) => row.slice(-1)) : shown).toEqual(expected)
})

// F575
test('parseRows counts the lines of a long file that it does not read', async () => {
  const given = await decodeTextFile(new Blob([utf8('200001 3\n'.repeat(10_000))]))
  expect('text' in given && parseRows(given.text).left).toBe(9500)
})
