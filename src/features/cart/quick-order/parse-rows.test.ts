import { expect, test } from 'vitest'
import { maxRows, parseRows } from './parse-rows.ts'

/** `code quantity` of each reading, separated by a bar; `?` if the quantity is missing or ambiguous. */
const read = (text: string) =>
  parseRows(text).rows.map(({ readings }) =>
    readings.map(({ code, quantity }) => `${code} ${quantity ?? '?'}`).join(' | '),
  )

const ean = '2000300124015'

const one: [name: string, text: string, expected: string][] = [
  ['a code and a number', '200001-1 3', '200001-1 3'],
  ['a number and a code', '3 200001-1', '200001-1 3'],
  ['a tab between them', '200001-1\t3', '200001-1 3'],
  ['a semicolon', '200001-1;3', '200001-1 3'],
  ['a comma', '200001-1,3', '200001-1 3'],
  ['a bar', '200001-1 | 3', '200001-1 3'],
  ['a number before, in a table', '3;200001-1', '200001-1 3'],
  ['an EAN', `${ean} 12`, `${ean} 12`],
  ['an EAN in groups', '2 000300 124015 4', `${ean} 4`],
  ['an EAN in a quoted field with spaces', '"2 000300 124015";4', `${ean} 4`],
  ['an EAN of fourteen digits', `0${ean};2`, `0${ean} 2 | ${ean} 2`],
  ['a UPC of twelve digits', '036000291452;2', '036000291452 2 | 0036000291452 2'],
  ['an EAN-8', '96385074 2', '96385074 2 | 0000096385074 2'],
  ['a case with packing indicator', '14006381333938 2', '14006381333938 2'],
  ['a GS1 element string', '0104006381333931 2', '4006381333931 2'],
  ['a GS1 element string in brackets with a batch', '(01)04006381333931(10)A-7', '4006381333931 1'],
  ['times after', '200001-1 3x', '200001-1 3'],
  ['times before', '3 x 200001-1', '200001-1 3'],
  ['a times sign', '3× 200001-1', '200001-1 3'],
  ['times before the number', '200001-1 x3', '200001-1 3'],
  ['a decimal comma with zeros', '200001-1;3,00', '200001-1 3'],
  ['a decimal point with zeros', '200001-1;3.0', '200001-1 3'],
  ['half a box', '200001-1;2,5', '200001-1 ?'],
  ['a point that may separate thousands or decimals', '200001-1;1.000', '200001-1 ?'],
  ['a comma that may separate thousands or decimals', '"200001-1";"1,000"', '200001-1 ?'],
  ['zero', '200001-1 0', '200001-1 0'],
  ['a negative number', '200001-1 -3', '200001-1 ?'],
  ['more than the maximum quantity', '200001-1 10000', '200001-1 ? | 10000 ?'],
  ['no number', '200001-1', '200001-1 1'],
  ['no number in a table', '200001-1;', '200001-1 ?'],
  ['times before without a space', '5x130561', '130561 5'],
  ['times before without a space, and a hyphen', '12×200001-1', '200001-1 12'],
  ['only words', 'twee dozen tomaten', ''],
  ['a unit after the number', '200001-1 3 dozen', '200001-1 3'],
  ['a unit without a space after the number', '200001-1;3st', '200001-1 3'],
  ['a name with a measure', '200001-1 Witte wijn 75 cl 6', '200001-1 6'],
  ['a name with the content of a case', '200001-1 Witte wijn 12 x 75 cl 6', '200001-1 6'],
  ['a price after the quantity', '200001-1;6;12,50', '200001-1 6'],
  ['a round price after the quantity', '200001-1;6;12,00', '200001-1 6'],
  ['a price with a currency sign', '200001-1 6 € 12', '200001-1 6'],
  ['two possible quantities', '200001-1 6 4', '200001-1 ?'],
  ['quotes of Excel', '"200001-1";"3"', '200001-1 3'],
  ['a formula of Excel that keeps leading zeros', '="200001-1";3', '200001-1 3'],
  ['an apostrophe of Excel', "'200001-1;3", '200001-1 3'],
  ['an EAN that Excel has broken', '2,0003E+12;3', ''],
  ['the separator inside a quoted name', '200001-1;"Wijn; wit";3', '200001-1 3'],
  ['quotes inside a quoted name', '200001-1;"Pan 12"" koper";3', '200001-1 3'],
  ['a word before the code', 'Art. 200001-1: 3', '200001-1 3'],
  ['a hash before the code', '#200001-1 3', '200001-1 3'],
  ['a comma behind the code', '200001-1, 3 stuks', '200001-1 3'],
  ['full-width digits', '２００００１-1　３', '200001-1 3'],
  ['non-breaking spaces', '200001-1\u00a0\u00a03', '200001-1 3'],
  ['invisible characters', '\u200b200001-1\u200e 3\u00ad', '200001-1 3'],
  ['letters in the code', 'AB-1234 2', 'AB-1234 2'],
  ['a short code', '1234 5', '1234 5'],
  ['two short numbers', '1234 4321', '1234 4321 | 4321 1234'],
  ['two codes', '200001-1 200002', '200001-1 ? | 200002 ?'],
  ['empty fields around', ';;200001-1;;3;;', '200001-1 3'],
  ['an emoji', '200001-1 🧀 3', '200001-1 3'],
  ['a formula with side effects', '=HYPERLINK("http://x.example","200001-1");3', ''],
]

// F575
test.each(one)('parseRows reads a row with %s', (_name, text, expected) => {
  expect(read(text)).toEqual([expected])
})

const many: [name: string, text: string, expected: string[]][] = [
  ['a byte order mark', '\ufeff200001-1;3\r\n200002;1\r\n', ['200001-1 3', '200002 1']],
  ['line ends of old systems', '200001-1 3\r200002 1', ['200001-1 3', '200002 1']],
  ['empty lines and lines of separators', '\n\n200001-1;3\n;;;\n\n200002;1\n', ['200001-1 3', '200002 1']],
  ['Excel naming its separator', 'sep=;\n200001-1;3', ['200001-1 3']],
  [
    'a Dutch header',
    'Artikelnr;Omschrijving;Aantal;Prijs\n200001-1;Wijn 2021;3;12\n200002;Meel;1;8',
    ['200001-1 3', '200002 1'],
  ],
  ['a German header', 'Menge\tEinheit\tArtikelnummer\n3\tKarton\t200001-1', ['200001-1 3']],
  ['a French header', 'Référence,Désignation,Quantité\n200001-1,"Vin, blanc",3', ['200001-1 3']],
  [
    'an English header with SKU and EAN',
    `SKU;EAN;Qty\n200001-1;${ean};3\n;${ean};4`,
    [`200001-1 3 | ${ean} 3`, `${ean} 4`],
  ],
  ['a header without a quantity column', 'sku;naam\n200001-1;Wijn\n200002;5', ['200001-1 ?', '200002 5']],
  ['a quantity column without a number', 'sku;qty;price\n200001-1;veel;3', ['200001-1 ?']],
  ['a column with row numbers', '1;200001-1;6\n2;200002;4\n3;200006;9', ['200001-1 6', '200002 4', '200006 9']],
  ['a name over two lines', '200001-1;"Wijn\nwit";3\n200002;"Meel";1', ['200001-1 3', '200002 1']],
  ['an inch in a name', '200001-1;Pan 12";3\n200002;Meel;1', ['200001-1 3', '200002 1']],
  ['one row without the separator', '200001-1;3\n200002 4\n200006;5', ['200001-1 3', '200002 4', '200006 5']],
  ['decimal commas between words', '200001-1 3,0\n200002 1,0', ['200001-1 3', '200002 1']],
  ['a total in the last row', '200001-1;3\n200002;1\nTotaal;4', ['200001-1 3', '200002 1', '']],
]

// F575
test.each(many)('parseRows reads rows with %s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('parseRows returns line number, text and lowercase words of a row', () => {
  expect(parseRows('\n200001 Doos 3\n').rows).toMatchObject([{ line: 2, text: '200001 Doos 3', words: ['doos'] }])
})

// F575
test('parseRows reads the first 500 rows and counts the rest', () => {
  const { rows, left } = parseRows('200001-1 3\n'.repeat(700))
  expect([rows.length, left]).toEqual([maxRows, 200])
})

test('parseRows takes less than 20 s for repetitive texts of 60 000 characters', () => {
  const began = performance.now()
  const texts = ['"', ';', ' ', '1 ', '1x', '9'.repeat(9), '"a;\n', 'a,b;c\td|', '\u0000', '2 000300 ']
  for (const text of texts) parseRows(text.repeat(Math.ceil(60_000 / text.length)))
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('parseRows reads lines with separators of their own', () => {
  const text = ['130561;3', '104882;2', '104915-2,4', '200001-1\t5', '605410|6', '7 210109'].join('\n')
  expect(read(text)).toEqual(['130561 3', '104882 2', '104915-2 4', '200001-1 5', '605410 6', '210109 7'])
})

test('parseRows orders each code of a list without quantities once, but not a code beside rows with quantities', () => {
  expect(read('130561\n104882\n2000300124015')).toEqual(['130561 1', '104882 1', '2000300124015 1'])
  expect(read('130561 2\n104882')).toEqual(['130561 2', '104882 ?'])
})

test.each([
  ['boter 3', 'boter', 3],
  ['3x boter 250 g', 'boter 250 g', 3],
  ['5 x Eier aus Bodenhaltung', 'Eier aus Bodenhaltung', 5],
  ['Eier × 5', 'Eier', 5],
  ['melk 5 l', 'melk 5 l', null],
  ['coca cola 33 cl 12', 'coca cola 33 cl', 12],
  ['ui 5 kisten', 'ui', 5],
  ['2 flessen wijn', 'wijn', 2],
  ['wine 2 cases', 'wine', 2],
  ['Boter ongezouten;4', 'Boter ongezouten', 4],
  ['200001 3', null, null],
])('parseRows reads %s as a name and a quantity', (text, name, quantity) => {
  expect(parseRows(text).rows[0]?.named).toEqual(name === null ? null : { name, quantity })
})
