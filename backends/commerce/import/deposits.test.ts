import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import {
  carrots,
  exportAll,
  exportFrom,
  findRejections,
  importRecords,
  openDemo,
  openEmpty,
} from '../testing/import-records.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
})

const bottle = { deposit: 'BOTTLE', amount: '0,10', name_nl: 'Fles', name_de: 'Flasche' }
const crate = { deposit: 'CRATE', amount: '2,10', name_nl: 'Bak' }

// F644
test('deposits of one import are stored, exported and imported again unchanged', async () => {
  const deposits = [bottle, crate]
  const products = [{ ...carrots, deposits: 'BOTTLE x 24, CRATE' }]
  const report = await importRecords(db, { deposits, products })
  expect(report.files).toMatchObject({ deposits: { new: 2, rejected: [] }, products: { new: 1, rejected: [] } })
  expect(await db.prepare("SELECT deposits FROM products WHERE sku = '900'").first('deposits')).toBe(
    '[["BOTTLE",24],["CRATE",1]]',
  )
  const files = await exportAll(db)
  expect(files.deposits).toContainEqual({
    ...{ deposit: 'BOTTLE', amount: '0.10', name_nl: 'Fles', name_en: 'Fles', name_de: 'Flasche', name_fr: 'Fles' },
  })
  expect(files.products.find(({ sku }) => sku === '900')?.deposits).toBe('BOTTLE x 24 | CRATE')
  const empty = await openEmpty(openSqliteD1(':memory:'))
  await importRecords(empty, files)
  expect(await exportAll(empty)).toEqual(files)
  const again = await importRecords(db, files)
  expect(again.files.deposits).toMatchObject({ new: 0, changed: 0 })
})

// F644
test('a changed amount keeps names and products, and an empty cell removes the deposits of a packing', async () => {
  await importRecords(db, { deposits: [bottle], products: [{ ...carrots, deposits: 'BOTTLE' }] })
  expect((await importRecords(db, { deposits: [{ deposit: 'BOTTLE', amount: '0.20' }] })).files.deposits).toMatchObject(
    {
      changed: 1,
    },
  )
  expect((await exportFrom(db, 'deposits')).at(-1)).toMatchObject({ amount: '0.20', name_de: 'Flasche' })
  await importRecords(db, { products: [{ sku: '900', deposits: '' }] })
  expect(await db.prepare("SELECT deposits FROM products WHERE sku = '900'").first('deposits')).toBeNull()
})

// F646
test('alcohol and minimum age are imported for all packings of a product, exported, and removed by empty cells', async () => {
  await importRecords(db, { products: [{ ...carrots, alcohol: '4,8', minimum_age: '16' }] })
  const stored = () => db.prepare("SELECT alcohol_percent, minimum_age FROM products WHERE sku = '900'").first()
  expect(await stored()).toEqual({ alcohol_percent: 4.8, minimum_age: 16 })
  expect((await exportFrom(db, 'products')).find(({ sku }) => sku === '900')).toMatchObject({
    ...{ alcohol: '4.8', minimum_age: '16' },
  })
  await importRecords(db, { products: [{ sku: '900', alcohol: '', minimum_age: '' }] })
  expect(await stored()).toEqual({ alcohol_percent: null, minimum_age: null })
})

// F697
test('excise is imported per packing, exported, and removed by an empty cell', async () => {
  await importRecords(db, { products: [{ ...carrots, excise: '3,84' }] })
  const stored = () => db.prepare("SELECT excise_cents FROM products WHERE sku = '900'").first('excise_cents')
  expect(await stored()).toBe(384)
  expect((await exportFrom(db, 'products')).find(({ sku }) => sku === '900')).toMatchObject({ excise: '3.84' })
  expect(await findRejections(db, { ...carrots, excise: 'much' })).toHaveLength(1)
  await importRecords(db, { products: [{ sku: '900', excise: '' }] })
  expect(await stored()).toBeNull()
})

// F644
test('an unknown deposit, one without amount or name, and a repeated one are rejected with line and column', async () => {
  expect(await findRejections(db, { ...carrots, deposits: 'KEG' })).toEqual([
    '2 deposits: there is no deposit "KEG"; add it to deposits.csv',
  ])
  const { files } = await importRecords(db, { deposits: [bottle, bottle, { deposit: 'X' }] }, { dryRun: true })
  expect(files.deposits?.rejected.map(({ line, column }) => `${line} ${column}`)).toEqual([
    ...['3 deposit', '4 amount', '4 name_nl', '4 name_en', '4 name_de', '4 name_fr'],
  ])
})
