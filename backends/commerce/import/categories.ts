/** `categories.csv`: departments and their categories, brands and promotions. */
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { slugify } from '../rules/text.ts'
import { type CategoryRow, readCategories } from '../sql/catalogue.ts'
import { code, line, oneOf, pattern, pictureName, wholeNumber } from './columns/cell.ts'
import {
  type Column,
  type CsvRecord,
  findMissing,
  inEachLanguage,
  type ParsedRow,
  type Rejection,
} from './columns/columns.ts'
import type { Ids } from './ids.ts'
import type { Slugs } from './slugs.ts'

const types = ['category', 'brand', 'promotion'] as const

export const categoryColumns: readonly Column[] = [
  { name: 'type', parse: oneOf(types), values: types, about: 'category if empty' },
  { name: 'code', parse: code, isRequired: true, about: 'code that products.csv uses' },
  { name: 'parent', parse: code, about: 'code of the parent; empty for a department' },
  { name: 'position', parse: wholeNumber(1, 100_000), about: 'order below the parent; that of the file if empty' },
  ...inEachLanguage('name', { parse: line(200), isRequired: true, about: 'name; that of another language if empty' }),
  ...inEachLanguage('slug', {
    parse: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as white-wine'),
    about: 'last part of the URL; made from the name if empty',
  }),
  { name: 'picture', parse: pictureName, about: 'name of a picture' },
]

const keyOf = (record: CsvRecord) => `${record.type || 'category'} ${record.code}`
const parentKeyOf = (record: CsvRecord) => (record.parent ? `${record.type || 'category'} ${record.parent}` : null)

type Texts = Record<string, { name: string; urlPath: string }>

/** All categories as records, in the order of the tree. */
export async function readCategoryRecords(db: Sql): Promise<{ id: number; record: CsvRecord; texts: Texts }[]> {
  const rows = await readCategories(db)
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const inOrder = (parent: number | null): CategoryRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [row, ...inOrder(row.id)])
  return inOrder(null).map((row) => {
    const texts = JSON.parse(row.texts) as Texts
    const record: CsvRecord = {
      type: row.type,
      code: row.code,
      parent: row.parent_id === null ? '' : (codes.get(row.parent_id) ?? ''),
      position: String(row.position),
      picture: row.picture ?? '',
    }
    for (const locale of locales) {
      record[`name_${locale}`] = texts[locale]?.name ?? ''
      record[`slug_${locale}`] = texts[locale]?.urlPath.split('/').at(-1) ?? ''
    }
    return { id: row.id, record, texts }
  })
}

export type CategoryChanges = {
  categories: Row[]
  /** By id of the category. */
  texts: Map<number, Row[]>
  counts: { new: number; changed: number; unchanged: number }
}

export async function mergeCategories(
  db: Sql,
  rows: readonly ParsedRow[],
  ids: Ids,
  slugs: Slugs,
  rejected: Rejection[],
): Promise<CategoryChanges> {
  const current = new Map((await readCategoryRecords(db)).map((one) => [keyOf(one.record), one]))
  const merged = new Map([...current].map(([key, { record }]) => [key, record]))
  const changes: CategoryChanges = { categories: [], texts: new Map(), counts: { new: 0, changed: 0, unchanged: 0 } }
  const lines = new Map<string, number>()
  /** Lines of the rows that are imported. */
  const accepted = new Map<string, number>()
  for (const { line, record } of rows) {
    const key = keyOf(record)
    const first = lines.get(key)
    if (first !== undefined) {
      rejected.push({ line, column: 'code', reason: `"${record.code}" is in line ${first} too` })
      continue
    }
    lines.set(key, line)
    const old = current.get(key)?.record
    const full: CsvRecord = { picture: '', parent: '', ...old, ...record, type: record.type || 'category' }
    full.position ||= old?.position ?? String(lines.size)
    const name = locales.map((locale) => full[`name_${locale}`]).find(Boolean) ?? ''
    for (const locale of locales) {
      full[`name_${locale}`] ||= name
      full[`slug_${locale}`] ||= old?.[`slug_${locale}`] ?? slugify(locale, full[`name_${locale}`] ?? '')
    }
    const missing = findMissing(full, categoryColumns)
    for (const column of missing) rejected.push({ line, column, reason: 'is empty' })
    if (missing.length > 0) continue
    merged.set(key, full)
    accepted.set(key, line)
  }
  // a category whose row is rejected keeps its former parent, which may be below it by now
  for (let found = findParentProblems(accepted, merged); found.length > 0; found = findParentProblems(accepted, merged))
    for (const { key, ...rejection } of found) {
      rejected.push(rejection)
      accepted.delete(key)
      const old = current.get(key)
      if (old) merged.set(key, old.record)
      else merged.delete(key)
    }

  const paths = new Map<string, string>()
  const pathOf = (key: string, locale: string): string => {
    const known = paths.get(`${locale} ${key}`)
    if (known !== undefined) return known
    const record = merged.get(key) ?? {}
    const parent = parentKeyOf(record)
    const slug = record[`slug_${locale}`] ?? ''
    const owner = `category ${record.code}`
    const free = parent ? slug : current.has(key) ? (slugs.claim(slug, owner) ?? slug) : slugs.claimFree(slug, owner)
    const path = parent ? `${pathOf(parent, locale)}/${free}` : free
    paths.set(`${locale} ${key}`, path)
    return path
  }
  for (const [key, record] of merged) {
    const old = current.get(key)
    const id = ids.categories.add(key)
    const texts = locales.map((locale): Row => [id, locale, record[`name_${locale}`] ?? '', pathOf(key, locale)])
    const isSame =
      old &&
      categoryColumns.every(({ name }) => (old.record[name] ?? '') === (record[name] ?? '')) &&
      texts.every(([, locale, , path]) => old.texts[String(locale)]?.urlPath === path)
    if (accepted.has(key)) changes.counts[isSame ? 'unchanged' : old ? 'changed' : 'new'] += 1
    if (isSame) continue
    const parent = parentKeyOf(record)
    const parentId = parent && (ids.categories.get(parent) ?? ids.categories.add(parent))
    const { type = '', code = '', position, picture } = record
    changes.categories.push([id, parentId, type, code, Number(position), picture || null])
    changes.texts.set(id, texts)
  }
  return changes
}

const findParentProblems = (lines: ReadonlyMap<string, number>, all: ReadonlyMap<string, CsvRecord>) =>
  [...lines].flatMap(([key, line]): (Rejection & { key: string })[] => {
    const reason = findParentProblem(key, all)
    return reason ? [{ key, line, column: 'parent', reason }] : []
  })

function findParentProblem(key: string, all: ReadonlyMap<string, CsvRecord>): string | null {
  const seen = new Set([key])
  for (let at = all.get(key); at; ) {
    const parent = parentKeyOf(at)
    if (parent === null) return null
    if (seen.has(parent)) return `"${at.parent}" is below itself`
    seen.add(parent)
    at = all.get(parent)
    if (!at) return `there is no ${parent}`
  }
  return null
}
