import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import {
  exportAll,
  exportFrom,
  importRecords,
  now,
  openDemo,
  openEmpty,
  readCatalogueRows,
} from '../testing/import-records.ts'
import type { CsvRecord } from './columns/columns.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
})

test('the demo catalogue equals its exported files, imported into an empty database', async () => {
  const files = await exportAll(db)
  const empty = await openEmpty(openSqliteD1(':memory:'))
  const report = await importRecords(empty, files)
  expect(Object.values(report.files).flatMap(({ rejected }) => rejected)).toEqual([])
  expect(await readCatalogueRows(empty)).toEqual(await readCatalogueRows(db))
  expect(await exportAll(empty)).toEqual(files)
})

test('importing the same files again changes nothing', async () => {
  const before = await db.prepare("SELECT value FROM meta WHERE name = 'catalogue_version'").first('value')
  const report = await importRecords(db, await exportAll(db))
  for (const { new: added, changed } of Object.values(report.files)) expect([added, changed]).toEqual([0, 0])
  expect([report.changedProducts, report.changedCategories]).toEqual([[], false])
  expect(await db.prepare("SELECT value FROM meta WHERE name = 'catalogue_version'").first('value')).toBe(before)
})

test('a change keeps the id of the product, its cart lines and its stock', async () => {
  const products = await exportFrom(db, 'products')
  const [flour] = products.filter(({ number }) => number === '200002')
  const facts = 'SELECT id, stock_id, list_cents FROM products WHERE sku = ?1'
  const before = await db.prepare(facts).bind('200002').first()
  const change = { sku: '200002', price: '1.234,50', name_nl: 'Tarwebloem T55' }
  const report = await importRecords(db, { products: [change] })
  expect(report.files.products).toMatchObject({ new: 0, changed: 1, unchanged: 0, rejected: [] })
  expect(report.changedProducts).toEqual(['200002'])
  expect(await db.prepare(facts).bind('200002').first()).toEqual({ ...before, list_cents: 123_450 })
  const after = (await exportFrom(db, 'products')).filter(({ number }) => number === '200002')
  expect(after).toEqual([{ ...flour, price: '1234.50', name_nl: 'Tarwebloem T55' }])
})

test('a new product gets the next position, slugs, a stock of 0, and its list price in every group', async () => {
  const product = {
    ...{ sku: '900-A', unit: 'case', count: '6', amount: '0,75', measure: 'l', weight_g: '8000', price: '12,30' },
    ...{
      name_nl: 'Witte wijn',
      category: 'white',
      brand: 'vigne',
      vat: '21',
      contains: 'Sulfiet | sulphites',
      free: 'rest',
    },
  }
  const rejected = await importRecords(db, { products: [product] })
  expect(rejected.files.products?.rejected).toEqual([
    { line: 2, column: 'contains', reason: expect.stringMatching(/^"Sulfiet" is none of the allergens gluten,/) },
  ])
  const report = await importRecords(db, { products: [{ ...product, contains: 'Sulfieten' }] })
  expect([report.files.products?.rejected, report.isApplied]).toEqual([[], true])
  const [added] = (await exportFrom(db, 'products')).filter(({ sku }) => sku === '900-A')
  expect(added).toMatchObject({
    ...{
      number: '900-A',
      name_de: 'Witte wijn',
      slug_nl: 'witte-wijn-900-a',
      contains: 'sulphites',
      listed_at: now.toISOString(),
      stock_article: 'yes',
    },
    free: 'gluten | crustaceans | eggs | fish | peanuts | soybeans | milk | nuts | celery | mustard | sesame | lupin | molluscs',
  })
  const prices = (await exportFrom(db, 'prices')).filter(({ sku }) => sku === '900-A')
  expect(prices.map(({ group, price }) => [group, price])).toEqual([
    ['A', '12.30'],
    ['B', '12.30'],
  ])
  expect((await exportFrom(db, 'stock')).find(({ sku }) => sku === '900-A')).toMatchObject({ pieces: '0' })
})

test('a rejected row changes nothing, unless the others are imported on purpose', async () => {
  const before = await exportAll(db)
  const files: { products: CsvRecord[]; stock: CsvRecord[] } = {
    products: [
      { sku: '200002', price: '9,99' },
      { sku: '200003', price: 'free' },
      { sku: '200002', price: '8,99' },
      { sku: '999999', price: '8,99' },
      { sku: '200004', category: 'nowhere' },
    ],
    stock: [{ sku: '200002', quantity: '7' }],
  }
  const report = await importRecords(db, files)
  expect(report.isApplied).toBe(false)
  const reasons = report.files.products?.rejected.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
  expect(reasons).toEqual(
    expect.arrayContaining([
      '3 price: "free" is not a number',
      '4 sku: "200002" is in line 2 too',
      '5 unit: is empty',
      '6 category: there is no category "nowhere"; add it to categories.csv',
    ]),
  )
  expect(await exportAll(db)).toEqual(before)
  const others = files.products.filter((_, index) => index !== 2)
  const rest = await importRecords(db, { ...files, products: others }, { skipRejected: true })
  expect([rest.isApplied, rest.files.products?.changed]).toEqual([true, 1])
  expect((await exportFrom(db, 'products')).find(({ sku }) => sku === '200004')?.category).not.toBe('nowhere')
  expect((await exportFrom(db, 'products')).find(({ sku }) => sku === '200002')?.price).toBe('9.99')
})

test('a product that the file lacks stays, or is removed on request', async () => {
  const products = (await exportFrom(db, 'products')).filter(({ number }) => number !== '200002')
  const kept = await importRecords(db, { products })
  expect([kept.files.products?.missing, kept.files.products?.changed]).toEqual([1, 0])
  const report = await importRecords(db, { products }, { removeMissing: true })
  expect(report.changedProducts).toContain('200002')
  expect(await exportFrom(db, 'products')).not.toContainEqual(expect.objectContaining({ number: '200002' }))
})

test('a product with one packing gets a second one, and loses it again', async () => {
  const products = await exportFrom(db, 'products')
  const rest = products.filter(({ number }) => number !== '200002')
  const flour = products.find(({ number }) => number === '200002')
  if (!flour) throw new Error('no product')
  const { id } = (await db.prepare("SELECT id FROM products WHERE sku = '200002'").first<{ id: number }>()) ?? { id: 0 }
  const packings = [
    { ...flour, sku: '200002-1', number: '200002', ean: '' },
    { ...flour, sku: '200002-2', number: '200002', ean: '', unit: 'case', count: '4', price: '90' },
  ]
  await importRecords(db, { products: packings })
  const read = async () =>
    (
      await db
        .prepare("SELECT sku, type, parent_id, stock_units FROM products WHERE number = '200002' ORDER BY sku")
        .all()
    ).results
  expect(await read()).toEqual([
    { sku: '200002', type: 'configurable', parent_id: null, stock_units: 1 },
    { sku: '200002-1', type: 'simple', parent_id: id, stock_units: 1 },
    { sku: '200002-2', type: 'simple', parent_id: id, stock_units: 4 },
  ])
  await importRecords(db, { stock: [{ sku: '200002-2', quantity: '3' }] })
  expect((await exportFrom(db, 'stock')).find(({ sku }) => sku === '200002')).toMatchObject({ pieces: '12' })
  await importRecords(db, { products: [{ sku: '200002-2', price: '95' }] })
  expect((await exportFrom(db, 'products')).filter(({ number }) => number === '200002')).toEqual([
    expect.objectContaining({ sku: '200002-1', price: flour.price }),
    expect.objectContaining({ sku: '200002-2', price: '95.00' }),
  ])
  await importRecords(db, { products: [...rest, flour] }, { removeMissing: true })
  expect(await read()).toEqual([{ sku: '200002', type: 'simple', parent_id: null, stock_units: 1 }])
})

test('a category below another one changes the paths of all below it', async () => {
  const report = await importRecords(db, {
    categories: [
      { type: 'category', code: 'wine', slug_nl: 'wijnen' },
      { code: 'red', parent: 'wine', name_nl: 'Rood' },
      { code: 'lost', parent: 'nowhere', name_nl: 'Verloren' },
    ],
  })
  expect(report.files.categories?.rejected).toEqual([
    { line: 4, column: 'parent', reason: 'there is no category nowhere' },
  ])
  const applied = await importRecords(db, {
    categories: [
      { type: 'category', code: 'wine', slug_nl: 'wijnen' },
      { code: 'red', parent: 'wine', name_nl: 'Rood' },
    ],
  })
  expect(applied.changedCategories).toBe(true)
  const { results } = await db
    .prepare("SELECT url_path FROM category_texts WHERE locale = 'nl' AND url_path LIKE 'dranken/%' ORDER BY url_path")
    .all()
  expect(results.map(({ url_path }) => url_path)).toEqual([
    'dranken/wijnen',
    'dranken/wijnen/rood',
    'dranken/wijnen/wit',
  ])
})

test('customers keep their password, and a company of the file gets prices in its own group', async () => {
  const hash = await db.prepare("SELECT password_hash FROM customers WHERE email LIKE 'nadia@%'").first('password_hash')
  const customers = await exportFrom(db, 'customers')
  const bistro = {
    ...{
      company_code: 'C9',
      company: 'Bistro Zout',
      vat_number: 'BE 0403.170.701',
      company_email: 'zout@zout.example',
    },
    ...{ price_group: 'Z', address1: 'Kaai 1', postcode: '8400', city: 'Oostende', country: 'be' },
    ...{ email: 'An@Zout.example', first_name: 'An', last_name: 'Maes', phone: '+32 59 1' },
  }
  const changed = customers.map((row) => ({ ...row, ...(row.email?.startsWith('nadia') && { last_name: 'Peeters' }) }))
  const report = await importRecords(db, { customers: [...changed, bistro] })
  expect(report.files.customers).toMatchObject({ new: 1, changed: 1, rejected: [] })
  expect(
    await db.prepare("SELECT password_hash FROM customers WHERE email LIKE 'nadia@%'").first('password_hash'),
  ).toBe(hash)
  const groups = await db.prepare("SELECT COUNT(*) AS count FROM product_prices WHERE price_group = 'Z'").first('count')
  expect(groups).toBe(await db.prepare('SELECT COUNT(*) AS count FROM products').first('count'))
  const again = await importRecords(db, { customers: [{ ...bistro, company_code: 'C10' }] })
  expect(again.files.customers?.rejected.map(({ reason }) => reason)).toEqual([
    '"an@zout.example" belongs to another company',
    '"BE0403170701" belongs to another company',
  ])
})

test('the packings of an empty database are inserted with the first import, not by a dry run or a rejected one', async () => {
  const files = await exportAll(db)
  const empty = await openEmpty(openSqliteD1(':memory:'))
  const countUnits = () => empty.prepare('SELECT COUNT(*) AS count FROM units').first('count')
  const dry = await importRecords(empty, files, { dryRun: true })
  expect([dry.files.products?.rejected, await countUnits()]).toEqual([[], 0])
  const [first = {}, ...others] = files.products
  const faulty = { ...files, products: [{ ...first, price: 'free' }, ...others] }
  expect([(await importRecords(empty, faulty)).isApplied, await countUnits()]).toEqual([false, 0])
  expect((await importRecords(empty, files)).isApplied).toBe(true)
  expect(await countUnits()).not.toBe(0)
})
