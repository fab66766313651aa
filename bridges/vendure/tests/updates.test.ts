import { expect, onTestFinished, test } from 'vitest'
import { createSnapshot, type Snapshot } from '../src/catalogue/snapshot.ts'
import { type CatalogueRows, columns, emptyRows } from '../src/catalogue/tables.ts'

const allergens = '?'.repeat(14)

function withProducts(products: readonly { id: number; name: string; urlKey?: string; cents?: number }[]) {
  const rows = emptyRows()
  rows.categories = [
    [1, null, 'category', 'c1', 0, null],
    [2, null, 'brand', 'b1', 1, null],
  ]
  rows.category_texts = [
    [1, 'en', 'Dairy', 'dairy'],
    [2, 'en', 'Ferme', 'ferme'],
  ]
  for (const { id, name, urlKey = `p${id}`, cents = 100 } of products) {
    rows.stock.push([id, 5])
    rows.descriptions.push([id, 'en', '', '', '', ''])
    rows.products.push([
      ...[id, `s${id}`, 'simple', null, `n${id}`, 1, '', id, 1, 2, null, 1],
      ...[1, 1, 'kg', null, 1000, cents, 6, allergens, false, true],
      ...[id, 1, id, '2026-01-01T00:00:00.000Z', null, null, null],
    ])
    rows.product_texts.push([id, 'en', name, name.toLowerCase(), urlKey])
    rows.product_prices.push([id, '', cents, cents])
  }
  return rows
}

const open = async (rows: CatalogueRows) => {
  const snapshot = await createSnapshot(rows)
  onTestFinished(() => snapshot.close())
  return snapshot
}

async function dump({ db }: Snapshot) {
  const tables = Object.entries(columns).map(async ([table, names]) => {
    const { results } = await db.prepare(`SELECT ${names} FROM ${table} ORDER BY 1, 2`).all()
    return [table, results]
  })
  return Object.fromEntries(await Promise.all(tables))
}

const before = withProducts([
  { id: 1, name: 'Butter' },
  { id: 2, name: 'Cream' },
  { id: 3, name: 'Milk' },
])
before.product_relations.push([1, 2, 0, 1], [1, 3, 1, 1])

test('a changed, a removed and a new product make the same tables as a new snapshot, and another version', async () => {
  const after = withProducts([
    { id: 1, name: 'Salted butter', cents: 250 },
    { id: 3, name: 'Milk' },
    { id: 4, name: 'Yoghurt' },
  ])
  after.product_relations.push([1, 3, 0, 2], [4, 1, 0, 1])
  const snapshot = await open(before)
  const { version } = snapshot
  expect(await snapshot.update(before, after)).toBe(true)
  expect(await dump(snapshot)).toEqual(await dump(await open(after)))
  expect(snapshot.version).not.toBe(version)
})

test('an update that fails or is too large changes nothing', async () => {
  const snapshot = await open(before)
  const former = [await dump(snapshot), snapshot.version]
  const swapped = withProducts([
    { id: 1, name: 'Butter', urlKey: 'p2' },
    { id: 2, name: 'Cream', urlKey: 'p1' },
    { id: 3, name: 'Milk' },
  ])
  await expect(snapshot.update(before, swapped)).rejects.toThrow(/UNIQUE/)
  const many = withProducts(Array.from({ length: 300 }, (_, index) => ({ id: index + 1, name: `Product ${index}` })))
  expect(await snapshot.update(before, many)).toBe(false)
  expect([await dump(snapshot), snapshot.version]).toEqual(former)
})
