import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { priceColumns } from '#backends/commerce/import/columns/price-columns.ts'
import { openCsv } from './read-csv.ts'

const folder = mkdtempSync(join(tmpdir(), 'proviant-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(content: string | Uint8Array) {
  const file = join(folder, 'prices.csv')
  writeFileSync(file, content)
  const { rows, unknown } = await openCsv(file, priceColumns, 'sku')
  const found = []
  for await (const row of rows) found.push(row)
  return { found, unknown }
}

test.each([
  ['semicolons in UTF-8 with a byte order mark', '\uFEFFSKU;group;Price\r\n1;Crémerie;"1,50"\r\n'],
  ['commas', 'sku,group,price\n1,Crémerie,"1,50"\n'],
  ['tabs', 'sku\tgroup\tprice\n1\tCrémerie\t1,50\n'],
  ['lines that end with a carriage return', 'sku;group;price\r1;Crémerie;1,50\r'],
  ['Windows-1252', Buffer.from('sku;group;price\n1;Crémerie;1,50\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFsku;group;price\n1;Crémerie;1,50\n', 'utf16le')],
])('%s', async (_name, content) => {
  expect((await read(content)).found).toEqual([{ line: 2, cells: { sku: '1', group: 'Crémerie', price: '1,50' } }])
})

test('a row with more or fewer cells is rejected with its line, other columns are named', async () => {
  const { found, unknown } = await read('sku;group;price;colour\n1;A;2;red\n2;A\n\n3;A;4;"blue\nand red"\n')
  expect(unknown).toEqual(['colour'])
  expect(found.map(({ line, cells, error }) => [line, cells.sku, error])).toEqual([
    [2, '1', undefined],
    [6, '3', undefined],
    [3, undefined, 'the row has more or fewer cells than the header'],
  ])
})

test('a folder is refused with a sentence', async () => {
  await expect(openCsv(folder, priceColumns, 'sku')).rejects.toThrow(`${folder} is not a file.`)
})

test.each([
  ['a spreadsheet', 'PK\u0003\u0004', 'prices.csv is a spreadsheet: save it as CSV.'],
  ['a binary file', 'sku;\0\0', 'prices.csv is not a text file.'],
  ['an empty file', '', 'prices.csv is empty.'],
  [
    'a row without end',
    `sku;group;price\n1;"A;2\n${'x'.repeat(1_100_000)}`,
    'prices.csv: a row has more than 1000000 characters',
  ],
  ['no key', 'group;price\nA;1\n', 'prices.csv has no column "sku"; its first line must name the columns.'],
  ['two equal columns', 'sku;price;PRICE\n', 'prices.csv has two columns "price".'],
  ['an open quotation mark', 'sku;group;price\n1;"A;2\n', 'prices.csv: a quotation mark is not closed.'],
])('%s is refused with a sentence', async (_name, content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})
