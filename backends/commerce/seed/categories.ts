import { type Locale, locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import type { Range, SeedCategory, Text } from './data/shape.ts'
import { promotionPercents } from './pricing.ts'
import { type createSlugRegistry, type Slugs, toSlugs } from './slugs.ts'

type Ids = Record<'categories' | 'brands' | 'promotions', Map<string, number>>

export const departmentPictureName = (code: string) => `department-${code}`
export const brandPictureName = (code: string) => `brand-${code}`

const firstBrandId = 1001
const promotionRootId = 2001

const promotionName: Text = { nl: 'Promoties', en: 'Promotions', de: 'Aktionen', fr: 'Promotions' }
const percentName = (percent: number): Text => ({
  nl: `${percent} % korting`,
  en: `${percent}% off`,
  de: `${percent} % Rabatt`,
  fr: `${percent} % de remise`,
})

/** Inserts departments with their trees, brands and promotions; returns their ids by code, of promotions by percentage. */
export async function seedCategories(
  db: Sql,
  { departments, brands }: Range,
  slugs: ReturnType<typeof createSlugRegistry>,
): Promise<Ids> {
  const ids: Ids = { categories: new Map(), brands: new Map(), promotions: new Map() }
  const rows: Row[] = []
  const texts: Row[] = []
  const addTexts = (id: number, name: Text, paths: Slugs) =>
    texts.push(...locales.map((locale): Row => [id, locale, name[locale], paths[locale]]))

  const addCategory = (category: SeedCategory, parent: { id: number; paths: Slugs } | null, position: number) => {
    if (ids.categories.has(category.code)) throw new Error(`Category ${category.code} exists twice`)
    const id = ids.categories.size + 1
    ids.categories.set(category.code, id)
    const own = toSlugs(category.name)
    const paths = parent ? joinPaths(parent.paths, own, category.code, texts) : slugs.claim(own, category.code)
    rows.push([
      id,
      parent?.id ?? null,
      'category',
      category.code,
      position,
      parent ? null : departmentPictureName(category.code),
    ])
    addTexts(id, category.name, paths)
    for (const [index, child] of (category.children ?? []).entries()) addCategory(child, { id, paths }, index + 1)
  }
  for (const [index, department] of departments.entries()) addCategory(department, null, index + 1)

  for (const [index, { code, name }] of brands.entries()) {
    const id = firstBrandId + index
    ids.brands.set(code, id)
    const named = { nl: name, en: name, de: name, fr: name }
    rows.push([id, null, 'brand', code, index + 1, brandPictureName(code)])
    addTexts(id, named, slugs.claim(toSlugs(named), 'brand'))
  }
  const promotionPaths = slugs.claim(toSlugs(promotionName), 'promotion')
  rows.push([promotionRootId, null, 'promotion', 'promotions', 1, null])
  addTexts(promotionRootId, promotionName, promotionPaths)
  for (const [index, percent] of promotionPercents.entries()) {
    const id = promotionRootId + 1 + index
    ids.promotions.set(String(percent), id)
    rows.push([id, promotionRootId, 'promotion', `promotion-${percent}`, index + 1, null])
    addTexts(id, percentName(percent), joinPaths(promotionPaths, toSlugs(percentName(percent)), String(percent), texts))
  }
  await insertRows(db, 'categories', 'id, parent_id, type, code, position, picture', rows)
  await insertRows(db, 'category_texts', 'category_id, locale, name, url_path', texts)
  return ids
}

/** The path below a parent; siblings of the same name get their code as suffix. */
function joinPaths(parent: Slugs, own: Slugs, code: string, texts: readonly Row[]): Slugs {
  const taken = new Set(texts.map(([, locale, , path]) => `${locale}/${path}`))
  const join = (locale: Locale) => {
    const path = `${parent[locale]}/${own[locale]}`
    return taken.has(`${locale}/${path}`) ? `${path}-${code}` : path
  }
  return { nl: join('nl'), en: join('en'), de: join('de'), fr: join('fr') }
}
