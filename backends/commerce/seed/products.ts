import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import { productRowColumns } from '../import/staging.ts'
import { foldText, toParagraphs } from '../rules/text.ts'
import type { Range } from './data/shape.ts'
import { type SeededIds, toProductRows } from './product-rows.ts'
import { type createSlugRegistry, toSlugs } from './slugs.ts'
import type { ListedProduct } from './variations.ts'

const relatedCount = 4

export async function seedProducts(
  db: Sql,
  range: Range,
  products: readonly ListedProduct[],
  places: SeededIds,
  slugs: ReturnType<typeof createSlugRegistry>,
): Promise<void> {
  const recipes = new Map(range.products.map(({ code }, index) => [code, index + 1]))
  const descriptions = range.products.flatMap((product) =>
    locales.map((locale): Row => {
      const { origin, contentPackaging, short, description } = product
      const id = recipes.get(product.code) ?? 0
      return [
        id,
        locale,
        origin[locale],
        contentPackaging[locale],
        toParagraphs(short[locale]),
        toParagraphs(description[locale]),
      ]
    }),
  )
  await insertRows(db, 'descriptions', 'id, locale, origin, content_packaging, short_html, html', descriptions)

  const made = toProductRows(products, places, recipes)
  await insertRows(db, 'stock', 'id, quantity', made.stock)
  await insertRows(db, 'products', productRowColumns, made.rows)
  await insertRows(db, 'product_prices', 'product_id, price_group, regular_cents, final_cents, tiers', made.prices)
  await insertRows(db, 'product_members', 'product_id, member_id, quantity, position', made.members)

  const listed = products.map((product) => ({ product, id: made.listedIds.get(product.code) ?? 0 }))
  const texts = listed.flatMap(({ product, id }) => {
    const keys = slugs.claim(toSlugs(product.name), product.number)
    return locales.map(
      (locale): Row => [id, locale, product.name[locale], foldText(product.name[locale]), keys[locale]],
    )
  })
  await insertRows(db, 'product_texts', 'product_id, locale, name, sort_name, url_key', texts)
  await insertRows(
    db,
    'product_relations',
    'product_id, related_id, quantity, position',
    toRelations(products, made.listedIds),
  )
}

/** Related products of the data, filled up with neighbours in the same category. */
function toRelations(products: readonly ListedProduct[], ids: ReadonlyMap<string, number>): Row[] {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  const placeOf = new Map(
    [...byCategory.values()].flatMap((group) => group.map(({ code }, place) => [code, place] as const)),
  )
  return products.flatMap(({ code, category, related = [] }) => {
    const group = byCategory.get(category) ?? []
    const place = placeOf.get(code) ?? 0
    const neighbours = [...group.slice(place + 1, place + 1 + relatedCount), ...group.slice(0, relatedCount)]
    const named = related.map((one) => (typeof one === 'string' ? { code: one, quantity: 1 } : one))
    const wanted = new Map(neighbours.map((neighbour) => [neighbour.code, 1]))
    const all = new Map(named.map((one) => [one.code, one.quantity]))
    for (const [other, quantity] of wanted) if (!all.has(other)) all.set(other, quantity)
    return [...all]
      .filter(([other]) => other !== code && ids.has(other))
      .slice(0, Math.max(relatedCount, related.length))
      .map(([other, quantity], position): Row => [ids.get(code) ?? 0, ids.get(other) ?? 0, quantity, position])
  })
}
