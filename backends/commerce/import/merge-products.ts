/** Compares the rows of `products.csv` with the families of the database. */
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { allergenCodes } from '../rules/allergens.ts'
import { slugify } from '../rules/text.ts'
import { readList } from './columns/cell.ts'
import { type CsvRecord, findMissing, PackedRow, type ParsedRow, type Rejection } from './columns/columns.ts'
import { familyColumns, productColumns } from './columns/product-columns.ts'
import type { Counts } from './prices.ts'
import { type Family, readFamilies } from './read-products.ts'
import type { Slugs } from './slugs.ts'

export type MergedFamily = {
  number: string
  line: number
  /** One record per packing, in the order of the file; complete. */
  records: CsvRecord[]
  current: Family | null
  /** Counts of the rows of the file. */
  counts: Counts
}

/** What a comparison found so far. */
export type ProductMerge = {
  /** Products of the database that the file lacks: number and ids. */
  missing: { number: string; ids: number[] }[]
  /** Products of the database. */
  total: number
  /** Rows of families that are the same. */
  unchanged: number
}

const defaults: CsvRecord = { count: '1', new: 'no', exclusive: 'no', stock_article: 'yes' }

/** Rows of the file by number of their product. */
export class FileFamilies {
  readonly #families = new Map<string, PackedRow[]>()
  readonly #lines = new Map<string, number>()
  readonly #numbers: ReadonlyMap<string, string>

  /** @param numbers of the products in the shop by SKU, for rows without a number */
  constructor(numbers: ReadonlyMap<string, string>) {
    this.#numbers = numbers
  }

  add(row: ParsedRow, rejected: Rejection[]): void {
    const { sku = '' } = row.record
    const number = row.record.number || this.#numbers.get(sku) || sku
    const first = this.#lines.get(sku)
    if (first !== undefined) {
      rejected.push({ line: row.line, column: 'sku', reason: `"${sku}" is in line ${first} too` })
      return
    }
    this.#lines.set(sku, row.line)
    const own = this.#families.get(number) ?? []
    this.#families.set(number, own)
    own.push(new PackedRow(row))
  }

  take(number: string): ParsedRow[] | undefined {
    const rows = this.#families.get(number)?.map((row) => row.unpack())
    this.#families.delete(number)
    return rows
  }

  numbers(): string[] {
    return [...this.#families.keys()]
  }
}

/** Gives each row the family's values, which are those of its first row. */
function shareFamilyValues(rows: readonly ParsedRow[], rejected: Rejection[]): ParsedRow[] {
  const [first] = rows
  if (!first) return []
  const shared: CsvRecord = {}
  for (const { name } of familyColumns) {
    const value = rows.map(({ record }) => record[name]).find(Boolean) ?? first.record[name]
    if (value === undefined) continue
    shared[name] = value
    for (const { line, record } of rows)
      if (record[name] && record[name] !== value)
        rejected.push({ line, column: name, reason: `differs from line ${first.line} of the same product` })
  }
  return rows.map(({ line, record }) => ({ line, record: { ...record, ...shared } }))
}

/** Resolves `rest` of the column `free`, and rejects an allergen with two levels. */
function resolveAllergens(record: CsvRecord, line: number, rejected: Rejection[]): void {
  const [contains, may, free] = [record.contains, record.may_contain, record.free].map((list) => readList(list ?? ''))
  const named = [...(contains ?? []), ...(may ?? [])]
  const isFree = (code: string) => free?.includes(code) || (free?.includes('rest') && !named.includes(code))
  record.free = allergenCodes.filter(isFree).join(' | ')
  const twice = [...named, ...readList(record.free)].find((code, index, all) => all.indexOf(code) !== index)
  if (twice) rejected.push({ line, column: 'contains', reason: `"${twice}" has two levels` })
}

/** @returns new families, and those of which a record differs. @param options.now first day in the shop of new products */
export async function* mergeProducts(
  db: Sql,
  families: FileFamilies,
  merge: ProductMerge,
  { slugs, now, removeMissing }: { slugs: Slugs; now: Date; removeMissing: boolean },
  rejected: Rejection[],
): AsyncGenerator<MergedFamily> {
  let lastPosition = 0

  const complete = (number: string, own: readonly ParsedRow[], current: Family | null): MergedFamily | null => {
    const before = rejected.length
    const known = new Map(current?.records.map((record) => [record.sku ?? '', record] as const))
    const records = shareFamilyValues(own, rejected).map(({ line, record }, index) => {
      const old = known.get(record.sku ?? '')
      const full: CsvRecord = { ...defaults, ...(old ?? toShared(current?.records[0])), ...withoutGaps(record), number }
      resolveAllergens(full, line, rejected)
      fillNames(full)
      if (index === 0) fillSlugs(full, number, current, line)
      full.position ||= current?.records[0]?.position ?? String(lastPosition + 1)
      full.listed_at ||= current?.records[0]?.listed_at ?? now.toISOString()
      for (const column of findMissing(full, requiredColumns)) rejected.push({ line, ...toEmpty(column) })
      return full
    })
    const [first] = records
    if (!first || rejected.length > before) return null
    for (const record of records) for (const locale of locales) record[`slug_${locale}`] = first[`slug_${locale}`] ?? ''
    lastPosition = Math.max(lastPosition, Number(first.position))
    const differs = (record: CsvRecord) => {
      const old = known.get(record.sku ?? '')
      return !old || productColumns.some(({ name }) => (old[name] ?? '') !== (record[name] ?? ''))
    }
    const changed = records.filter(differs)
    const counts: Counts = {
      new: changed.filter(({ sku = '' }) => !known.has(sku)).length,
      changed: changed.filter(({ sku = '' }) => known.has(sku)).length,
      unchanged: records.length - changed.length,
    }
    // a single packing has the number as SKU, which a product with several packings needs for itself
    const kept = [...known.values()].filter(
      ({ sku }) => !removeMissing && sku !== number && !own.some(({ record }) => record.sku === sku),
    )
    // values of the product changed for the packings that the file lacks too
    const others = kept.map((record) => ({ ...record, ...toShared(first) }))
    const all = orderLike([...records, ...others], [...known.keys()], kept.length > 0)
    const isReordered = current && String(all.map(({ sku }) => sku)) !== String([...known.keys()])
    if (changed.length > 0 || isReordered) return { number, line: own[0]?.line ?? 0, records: all, current, counts }
    merge.unchanged += records.length
    return null
  }

  const fillSlugs = (record: CsvRecord, number: string, current: Family | null, line: number): void => {
    for (const locale of locales) {
      const column = `slug_${locale}`
      const wanted = record[column] || current?.records[0]?.[column]
      const name = record[`name_${locale}`] ?? ''
      const slug = wanted ? slugs.claim(wanted, number) : slugs.claimFree(slugify(locale, name), number)
      if (slug === null)
        rejected.push({ line, column, reason: `"${wanted}" is the slug of another product or category` })
      record[column] = slug ?? ''
    }
  }

  for await (const family of readFamilies(db)) {
    const { number } = family.head
    merge.total += 1
    lastPosition = Math.max(lastPosition, family.head.position)
    const own = families.take(number)
    const merged = own && complete(number, own, family)
    if (merged) yield merged
    if (!own) merge.missing.push({ number, ids: [family.head, ...family.packings].map(({ id }) => id) })
  }
  for (const number of families.numbers()) {
    const merged = complete(number, families.take(number) ?? [], null)
    if (merged) yield merged
  }
}

/** An empty cell of a column with a default means the default. */
const withoutGaps = (record: CsvRecord): CsvRecord =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== '' || !(name in defaults)))

/** The values of the product in one of its records. */
const toShared = (record: CsvRecord = {}): CsvRecord =>
  Object.fromEntries(familyColumns.map(({ name }) => [name, record[name] ?? defaults[name] ?? '']))

/** Packings in the order of the file, or in the order of the shop if the file has only some of them; new ones last. */
function orderLike(records: CsvRecord[], skus: readonly string[], isPartial: boolean): CsvRecord[] {
  if (!isPartial) return records
  const place = ({ sku = '' }: CsvRecord) => (skus.includes(sku) ? skus.indexOf(sku) : skus.length)
  return records.toSorted((a, b) => place(a) - place(b))
}

const requiredColumns = productColumns.filter(({ name }) => !name.startsWith('name_') || name === 'name_nl')

/** Names are filled from each other, so either all of them are empty or none. */
const toEmpty = (column: string) =>
  column.startsWith('name_')
    ? { column: 'name_nl', reason: 'is empty, like the names in the other languages' }
    : { column, reason: 'is empty' }

/** A language without a name uses the first one that has one. */
function fillNames(record: CsvRecord): void {
  const name = locales.map((locale) => record[`name_${locale}`]).find(Boolean) ?? ''
  for (const locale of locales) record[`name_${locale}`] ||= name
}
