// The rows of categories and brands. Called by seed.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { type Locale, locales } from '../rules/locale.ts'
import { insertRows, type Row } from './rows.ts'
import type { Range } from './seed.ts'
import type { SeedCategory, Text } from './shape.ts'
import { type createSlugRegister, type Slugs, toSlugs } from './slugs.ts'

type Ids = { categories: Map<string, number>; brands: Map<string, number> }

const firstBrandId = 1001

/** Writes the departments with their trees, and the brands; gives their ids by code. */
export async function seedCategories(
  db: D1Database,
  { departments, brands }: Range,
  slugs: ReturnType<typeof createSlugRegister>,
): Promise<Ids> {
  const ids: Ids = { categories: new Map(), brands: new Map() }
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
    rows.push([id, parent?.id ?? null, 'category', category.code, position])
    addTexts(id, category.name, paths)
    for (const [index, child] of (category.children ?? []).entries()) addCategory(child, { id, paths }, index + 1)
  }
  for (const [index, department] of departments.entries()) addCategory(department, null, index + 1)

  for (const [index, { code, name }] of brands.entries()) {
    const id = firstBrandId + index
    ids.brands.set(code, id)
    const named = { nl: name, en: name, de: name, fr: name }
    rows.push([id, null, 'brand', code, index + 1])
    addTexts(id, named, slugs.claim(toSlugs(named), 'brand'))
  }
  await insertRows(db, 'categories', 'id, parent_id, type, code, position', rows)
  await insertRows(db, 'category_texts', 'category_id, locale, name, url_path', texts)
  return ids
}

/** The path under a parent; sisters with one name get their code behind it. */
function joinPaths(parent: Slugs, own: Slugs, code: string, texts: readonly Row[]): Slugs {
  const taken = new Set(texts.map(([, locale, , path]) => `${locale}/${path}`))
  const join = (locale: Locale) => {
    const path = `${parent[locale]}/${own[locale]}`
    return taken.has(`${locale}/${path}`) ? `${path}-${code}` : path
  }
  return { nl: join('nl'), en: join('en'), de: join('de'), fr: join('fr') }
}
