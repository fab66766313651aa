// What differs between two catalogues, as tags of the shop's caches.
import { createHash } from 'node:crypto'
import { toStockStatus } from '../../../../backends/commerce/rules/stock.ts'
import { commerceTag, productTag } from '../../../../src/server/cache/product-tags.ts'
import type { CatalogueRows } from './tables.ts'

type Fingerprints = {
  /** Of categories, and of which products are listed where: every menu and listing depends on it. */
  range: string
  /** By the SKU of a listed product. */
  products: Map<string, string>
}

const hash = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64')

/** Columns of `products` and of the tables below it by the order in tables.ts. */
const [skuAt, parentAt, placesFrom, placesTo] = [1, 3, 8, 11]

/** Pages show the stock status to guests, but no quantity: most orders purge nothing. */
export function fingerprint(rows: CatalogueRows): Fingerprints {
  const parts = new Map<number, unknown[]>()
  const families = rows.products.filter((row) => row[parentAt] === null)
  const headOf = new Map(rows.products.map((row) => [Number(row[0]), Number(row[parentAt] ?? row[0])]))
  const headOfDescription = new Map(families.map((row) => [Number(row[7]), Number(row[0])]))
  const add = (head: number | undefined, row: unknown) => {
    if (head !== undefined) parts.set(head, [...(parts.get(head) ?? []), row])
  }
  for (const table of ['products', 'product_texts', 'product_prices', 'product_relations'] as const)
    for (const row of rows[table]) add(headOf.get(Number(row[0])), row)
  for (const [id, quantity] of rows.stock) add(headOf.get(Number(id)), toStockStatus(true, Number(quantity)))
  for (const row of rows.descriptions) add(headOfDescription.get(Number(row[0])), row)
  const range = families.map((row) => [row[skuAt], ...row.slice(placesFrom, placesTo)])
  return {
    range: hash([rows.categories, rows.category_texts, range]),
    products: new Map(families.map((row) => [String(row[skuAt]), hash(parts.get(Number(row[0])))])),
  }
}

/** Tags to purge: all of commerce if categories or the list of products changed, else the changed products. */
export function changedTags(before: Fingerprints, after: Fingerprints): string[] {
  if (before.range !== after.range) return [commerceTag]
  return [...after.products]
    .filter(([sku, value]) => before.products.get(sku) !== value)
    .map(([sku]) => productTag(sku))
}
