import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import { importRecords, openDemo } from '../testing/import-records.ts'
import type { CsvRecord } from './columns.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
})
const product = {
  ...{ sku: '900', unit: 'case', amount: '1', measure: 'kg', weight_g: '1000', price: '17,12', vat: '6' },
  ...{ name_nl: 'Wortelen', category: 'white', brand: 'vigne' },
}
const reasons = async (...records: CsvRecord[]) => {
  const { files } = await importRecords(db, { products: records }, { dryRun: true })
  return files.products?.rejected.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
}

test('a number whose point may separate thousands is rejected beside decimal commas', async () => {
  const sentence = 'has another decimal separator than the other numbers of the row'
  expect(await reasons({ ...product, amount: '1.000' })).toEqual([`2 amount: "1.000" ${sentence}`])
  expect(await reasons({ ...product, amount: '1,000', price: '17.12' })).toEqual([`2 amount: "1,000" ${sentence}`])
  expect(
    await reasons({ ...product, amount: '1,000' }, { ...product, sku: '901', amount: '1.000', price: '17' }),
  ).toEqual([])
})

test('a content of nothing is rejected', async () => {
  expect(await reasons({ ...product, amount: '0,000' })).toEqual(['2 amount: "0,000" is not more than 0'])
})
