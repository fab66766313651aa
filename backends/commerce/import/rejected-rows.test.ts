import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import { units } from '../rules/units.ts'
import { carrots, exportFrom, findRejections, importRecords, openDemo } from '../testing/import-records.ts'
import type { CsvRecord } from './columns/columns.ts'

let db: Sql
let products: CsvRecord[]
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
  products = await exportFrom(db, 'products')
})

test('a row that is repeated is imported once', async () => {
  const report = await importRecords(db, { products: [carrots, carrots] }, { skipRejected: true })
  expect(report.files.products).toMatchObject({ new: 1, rejected: [{ line: 3, column: 'sku' }] })
  const { results } = await db.prepare("SELECT sku, type FROM products WHERE number = '900'").all()
  expect(results).toEqual([{ sku: '900', type: 'simple' }])
})

test('a bundle that would lose a member stops the import, also if rejected rows are skipped', async () => {
  const bundle = products.find(({ members }) => members) ?? {}
  const before = await exportFrom(db, 'products')
  const incomplete = [carrots, { ...bundle, members: `${bundle.members}, 999999 x 1` }]
  const report = await importRecords(db, { products: incomplete }, { skipRejected: true })
  expect(report).toMatchObject({
    isApplied: false,
    files: { products: { rejected: [{ line: 3, column: 'members', reason: 'there is no product "999999"' }] } },
  })
  expect(await exportFrom(db, 'products')).toEqual(before)
  const related = [carrots, { ...bundle, related: '999999' }]
  expect((await importRecords(db, { products: related }, { skipRejected: true })).isApplied).toBe(true)
})

test('a kind of packing that the database lacks is added', async () => {
  await db.batch([
    db.prepare('DELETE FROM unit_texts WHERE unit_id NOT IN (SELECT unit_id FROM products)'),
    db.prepare('DELETE FROM units WHERE id NOT IN (SELECT unit_id FROM products)'),
  ])
  const { results } = await db.prepare('SELECT code FROM units').all<{ code: string }>()
  const lacking = units.map(({ code }) => code).find((code) => !results.some((row) => row.code === code))
  const report = await importRecords(db, { products: [{ ...carrots, unit: lacking ?? '' }] })
  expect([report.isApplied, report.files.products?.new]).toEqual([true, 1])
  expect((await exportFrom(db, 'products')).find(({ sku }) => sku === '900')?.unit).toBe(lacking)
})

test('categories are imported without the rejected ones and those below them', async () => {
  const categories: CsvRecord[] = [
    { code: 'fish', name_nl: 'Vis' },
    { code: 'fish', name_nl: 'Vissen' },
    { code: 'lost', parent: 'nowhere', name_nl: 'Verloren' },
    { code: 'found', parent: 'lost', name_nl: 'Gevonden' },
    { code: 'herring', parent: 'fish', name_nl: 'Haring' },
  ]
  const before = await exportFrom(db, 'categories')
  const report = await importRecords(db, { categories }, { skipRejected: true })
  expect(report.files.categories).toMatchObject({ new: 2, changed: 0 })
  expect(report.files.categories?.rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 "fish" is in line 2 too',
    '4 there is no category nowhere',
    '5 there is no category nowhere',
  ])
  const added = (await exportFrom(db, 'categories')).filter(({ code }) => !before.some((old) => old.code === code))
  expect(added.map(({ code, parent, name_nl }) => [code, parent, name_nl])).toEqual([
    ['fish', '', 'Vis'],
    ['herring', 'fish', 'Haring'],
  ])
})

test('a bundle contains no bundle, and not itself', async () => {
  const bundle = (sku: string, members: string) => ({ ...carrots, sku, members })
  const records = [
    carrots,
    bundle('901', '900 x 2'),
    bundle('902', '901'),
    bundle('903', '903'),
    bundle('904', '905'),
    bundle('905', '904'),
  ]
  expect(await findRejections(db, ...records)).toEqual([
    '4 members: "901" is a bundle itself',
    '5 members: "903" is a bundle itself',
    '6 members: "905" is a bundle itself',
    '7 members: "904" is a bundle itself',
  ])
})

test('rejected products are neither new nor changed', async () => {
  const records = [carrots, { ...carrots, sku: '901', category: 'nowhere' }, { sku: '200002', category: 'nowhere' }]
  const report = await importRecords(db, { products: records }, { dryRun: true })
  expect(report.files.products).toMatchObject({ new: 1, changed: 0, unchanged: 0 })
  expect(report.files.products?.rejected).toHaveLength(2)
})

test('a product without a name has one error', async () => {
  expect(await findRejections(db, { ...carrots, name_nl: '' })).toEqual([
    '2 name_nl: is empty, like the names in the other languages',
  ])
})

test('nothing is removed if a row is rejected, which may be that of a missing product', async () => {
  const [first, ...rest] = products.filter(({ sku }) => sku !== '200002')
  const wrong = { sku: '200002', price: 'free' }
  const options = { removeMissing: true, skipRejected: true }
  const report = await importRecords(db, { products: [wrong, { ...first, sku: first?.sku ?? '' }, ...rest] }, options)
  expect(report.isApplied).toBe(true)
  expect(await exportFrom(db, 'products')).toEqual(products)
})

test('a file that lacks most products removes them only on request', async () => {
  const half = products.slice(0, 3)
  await expect(importRecords(db, { products: half }, { removeMissing: true })).rejects.toThrow(
    /^\d+ of \d+ products are not in products\.csv: it seems to be incomplete\. Nothing was changed\./,
  )
  expect(await exportFrom(db, 'products')).toEqual(products)
  await importRecords(db, { products: half }, { removeMissing: true, removeMost: true })
  expect((await exportFrom(db, 'products')).length).toBeLessThan(products.length / 2)
})
