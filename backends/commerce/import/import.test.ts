import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../sql/database.ts'
import { fixture } from '../testing/fixture.ts'
import { openTestCommerce } from '../testing/shop.ts'
import type { CsvRecord, FileRow } from './columns.ts'
import { exporters } from './export.ts'
import { type FileKind, fileKinds, type ImportOptions, importFiles } from './import.ts'

const now = new Date('2026-11-25T08:00:00Z')

const openDemo = async (): Promise<Sql> => (await openTestCommerce(openSqliteD1(':memory:'), { range: fixture })).db

/** A migrated database without rows. */
async function openEmpty(): Promise<Sql> {
  const { db } = await openTestCommerce(openSqliteD1(':memory:'), { range: fixture })
  const tables =
    'meta search_words product_list_items product_lists invoices order_items orders cart_items carts access_tokens addresses customers companies product_members product_relations product_prices product_texts products descriptions stock category_texts categories unit_texts units'
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...tables.split(' ').map((table) => db.prepare(`DELETE FROM ${table}`)),
  ])
  return db
}

async function exportFrom(db: Sql, kind: FileKind): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of await exporters[kind](db)) records.push(record)
  return records
}

const toRows = (records: readonly CsvRecord[]): FileRow[] => records.map((cells, index) => ({ line: index + 2, cells }))

async function exportAll(db: Sql): Promise<Record<FileKind, CsvRecord[]>> {
  const files = {} as Record<FileKind, CsvRecord[]>
  for (const kind of fileKinds) files[kind] = await exportFrom(db, kind)
  return files
}

const importRecords = (
  db: Sql,
  files: Partial<Record<FileKind, readonly CsvRecord[]>>,
  options: Partial<ImportOptions> = {},
) =>
  importFiles(db, {
    files: Object.fromEntries(Object.entries(files).map(([kind, records]) => [kind, toRows(records)])),
    now,
    ...options,
  })

/** All catalogue rows without ids, so that databases with other ids can be compared. */
async function readCatalogueRows(db: Sql): Promise<unknown[]> {
  const read = async (sql: string) => (await db.prepare(sql).all()).results
  return Promise.all(
    [
      `SELECT p.sku, p.type, f.sku AS family, p.number, p.packing, p.picture, c.code AS category, b.code AS brand, o.code AS promotion,
        u.code AS unit, p.content_count, p.content_amount, p.content_unit, p.ean13, p.weight_grams, p.list_cents, p.vat_percent,
        p.allergens, p.is_new, p.is_stock_article, p.stock_units, p.position, p.created_at, p.technical_file, p.case_picture,
        p.weight_tolerance, s.quantity FROM products p LEFT JOIN products f ON f.id = p.parent_id JOIN categories c ON c.id = p.category_id
        JOIN categories b ON b.id = p.brand_id LEFT JOIN categories o ON o.id = p.promotion_id JOIN units u ON u.id = p.unit_id
        LEFT JOIN stock s ON s.id = p.stock_id ORDER BY p.sku`,
      `SELECT p.sku, t.locale, t.name, t.sort_name, t.url_key, d.origin, d.content_packaging, d.short_html, d.html FROM product_texts t
        JOIN products p ON p.id = t.product_id JOIN descriptions d ON d.id = p.description_id AND d.locale = t.locale
        ORDER BY p.sku, t.locale`,
      `SELECT p.sku, r.price_group, r.regular_cents, r.final_cents FROM product_prices r JOIN products p ON p.id = r.product_id
        ORDER BY p.sku, r.price_group`,
      `SELECT p.sku, o.sku AS other, r.quantity, r.position FROM product_relations r JOIN products p ON p.id = r.product_id
        JOIN products o ON o.id = r.related_id ORDER BY p.sku, r.position`,
      `SELECT p.sku, o.sku AS other, m.quantity, m.position FROM product_members m JOIN products p ON p.id = m.product_id
        JOIN products o ON o.id = m.member_id ORDER BY p.sku, m.position`,
      `SELECT c.type, c.code, p.code AS parent, c.position, c.picture, t.locale, t.name, t.url_path FROM categories c
        LEFT JOIN categories p ON p.id = c.parent_id JOIN category_texts t ON t.category_id = c.id ORDER BY c.type, c.code, t.locale`,
    ].map(read),
  )
}

let db: Sql
beforeEach(async () => {
  db = await openDemo()
})

test('the demo catalogue equals its exported files, imported into an empty database', async () => {
  const files = await exportAll(db)
  const empty = await openEmpty()
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
  expect([rest.isApplied, rest.files.products?.changed]).toEqual([true, 2])
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
