/** Turns merged product families into rows of the database, with the ids of rows that exist. */
import { locales } from '../../graphql/locales.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { encodeAllergens } from '../rules/allergens.ts'
import { type Measure, type PackedContent, toStockUnits } from '../rules/packing.ts'
import { foldText, toParagraphs } from '../rules/text.ts'
import { readList, readQuantities, toCents } from './columns/cell.ts'
import type { CsvRecord, Rejection } from './columns/columns.ts'
import { toPackedJson } from './deposits.ts'
import type { Ids } from './ids.ts'
import type { MergedFamily } from './merge-products.ts'
import type { Counts } from './prices.ts'
import type { Staging } from './staging.ts'

const toPacking = (record: CsvRecord): PackedContent => ({
  count: Number(record.count),
  each: { amount: Number(record.amount), unit: record.measure as Measure },
  weightGrams: Number(record.weight_g),
})

function toAllergens(record: CsvRecord): string {
  const levels = [
    ['contains', record.contains],
    ['may_contain', record.may_contain],
    ['free', record.free],
  ] as const
  return encodeAllergens(
    Object.fromEntries(levels.flatMap(([level, codes]) => readList(codes ?? '').map((code) => [code, level]))),
  )
}

type Stock = { stockId: number; units: number; number: string }
type Link = { table: 'product_relations' | 'product_members'; line: number; column: string; id: number; list: string }

/** Stages the rows of families. New products get ids; a family that names an unknown category, brand, promotion or SKU is rejected. */
export class ProductWriter {
  readonly #ids: Ids
  readonly #staging: Staging
  readonly #rejected: Rejection[]
  readonly #links: Link[] = []
  readonly #written = new Set<number>()
  readonly #bundles: Set<number>
  readonly #before: number[] = []
  /** Rows of the written families. */
  readonly counts: Counts = { new: 0, changed: 0, unchanged: 0 }
  /** Numbers of the written families that are or were public. */
  readonly numbers: string[] = []
  /** Whether the written families are exclusive, by id. */
  readonly exclusive = new Map<number, boolean>()
  /** Changed list prices in cents, by id of the packing. */
  readonly listPrices = new Map<number, { from: number; to: number }>()
  /** Stock of written packings by SKU. */
  readonly stocks = new Map<string, Stock>()

  constructor(ids: Ids, staging: Staging, rejected: Rejection[]) {
    this.#ids = ids
    this.#bundles = new Set(ids.bundles)
    this.#staging = staging
    this.#rejected = rejected
  }

  async add({ number, line, records, current, counts }: MergedFamily): Promise<void> {
    const ids = this.#ids
    const [first] = records
    if (!first) return
    const place = (column: 'category' | 'brand' | 'promotion') => {
      const id = ids.categories.get(`${column} ${first[column]}`) ?? null
      if (id === null && first[column])
        this.#rejected.push({
          line,
          column,
          reason: `there is no ${column} "${first[column]}"; add it to categories.csv`,
        })
      return id
    }
    const before = this.#rejected.length
    for (const record of records)
      for (const { sku } of readQuantities(record.deposits ?? ''))
        if (!ids.deposits.has(sku))
          this.#rejected.push({
            ...{ line, column: 'deposits' },
            reason: `there is no deposit "${sku}"; add it to deposits.csv`,
          })
    const shared = { category: place('category'), brand: place('brand'), promotion: place('promotion') }
    if (this.#rejected.length > before) return
    this.counts.new += counts.new
    this.counts.changed += counts.changed
    this.counts.unchanged += counts.unchanged
    const members = readQuantities(first.members ?? '')
    const hasPackings = records.length > 1 || first.sku !== number
    const listedId = ids.products.add(number)
    const isExclusive = first.exclusive === 'yes'
    this.exclusive.set(listedId, isExclusive)
    if (!isExclusive || current?.head.is_exclusive === 0) this.numbers.push(number)
    if (current) this.#before.push(...[current.head, ...current.packings].map(({ id }) => id))
    const stockId = members.length > 0 ? null : (current?.head.stock_id ?? ids.nextStockId())
    if (stockId !== null && current?.head.stock_id !== stockId) await this.#staging.add('stock', [[stockId, 0]])
    const units = toStockUnits(records.map(toPacking))
    const description = ids.descriptionOf(toDescription(first))
    if (description.isNew)
      await this.#staging.add(
        'descriptions',
        locales.map((locale, index): Row => [description.id, locale, ...(description.texts[index] ?? [])]),
      )

    const products: Row[] = []
    const addRow = (
      record: CsvRecord,
      type: string,
      id: number,
      sku: string,
      parent: number | null,
      packing: number,
    ) => {
      this.#written.add(id)
      const stockUnits = units[packing - 1] ?? 1
      if (stockId !== null) this.stocks.set(sku, { stockId, units: stockUnits, number })
      products.push([
        ...[id, sku, type, parent, number, packing, first.picture ?? '', description.id],
        ...[shared.category, shared.brand, shared.promotion, ids.units.get(record.unit ?? '') ?? null],
        ...[Number(record.count), Number(record.amount), record.measure ?? '', record.ean || null],
        ...[Number(record.weight_g), toCents(record.price ?? ''), Number(first.vat), toAllergens(first)],
        ...[first.new === 'yes', first.stock_article === 'yes', stockId, stockUnits],
        ...[Number(first.position), first.listed_at ?? '', first.technical_file || null, first.case_picture || null],
        record.weight_tolerance ? Number(record.weight_tolerance) : null,
        toPackedJson(record.deposits ?? ''),
        ...[first.alcohol, first.minimum_age].map((text) => (text ? Number(text) : null)),
        isExclusive,
        toCents(record.excise ?? '') || null,
      ])
    }
    if (hasPackings) addRow(first, 'configurable', listedId, number, null, 1)
    for (const [index, record] of records.entries()) {
      const id = ids.products.add(record.sku ?? '')
      const type = members.length > 0 ? 'grouped' : 'simple'
      if (type === 'grouped') this.#bundles.add(id)
      else this.#bundles.delete(id)
      addRow(record, type, id, record.sku ?? '', hasPackings ? listedId : null, index + 1)
      const from = current?.packings.find((packing) => packing.id === id)?.list_cents
      const to = toCents(record.price ?? '')
      if (type === 'simple' && from !== undefined && from !== to) this.listPrices.set(id, { from, to })
    }
    await this.#staging.add('products', products)
    const texts = locales.map((locale): Row => {
      const name = first[`name_${locale}`] ?? ''
      return [listedId, locale, name, foldText(name), first[`slug_${locale}`] ?? '']
    })
    const old = current?.records[0]
    const differs = (prefixes: readonly string[]) =>
      !old ||
      Object.keys(first).some((name) => prefixes.includes(name.split('_')[0] ?? '') && first[name] !== old[name])
    if (differs(['name', 'slug'])) await this.#staging.replace('product_texts', listedId, texts)
    const links = [
      { table: 'product_relations', column: 'related' },
      { table: 'product_members', column: 'members' },
    ] as const
    for (const link of links)
      if (differs([link.column])) this.#links.push({ ...link, line, id: listedId, list: first[link.column] ?? '' })
  }

  /** Stages the links between products, when all have their ids. */
  async finish(): Promise<void> {
    for (const { table, line, column, id, list } of this.#links) {
      const rows = readQuantities(list).flatMap(({ sku, quantity }, position): Row[] => {
        const other = this.#ids.products.get(sku)
        const isInBundle = table === 'product_members' && other !== undefined && this.#bundles.has(other)
        if (other !== undefined && !isInBundle) return [[id, other, quantity, position]]
        const reason = isInBundle ? `"${sku}" is a bundle itself` : `there is no product "${sku}"`
        // a product may lack a related one, but a bundle would be sold without its member
        this.#rejected.push({ line, column, reason, isPartial: table === 'product_members' })
        return []
      })
      await this.#staging.replace(table, id, rows)
    }
  }

  /** Ids of packings that a written product no longer has. */
  get removed(): number[] {
    return this.#before.filter((id) => !this.#written.has(id))
  }
}

const toDescription = (record: CsvRecord): string[][] =>
  locales.map((locale) => [
    record[`origin_${locale}`] ?? '',
    record[`packaging_${locale}`] ?? '',
    toParagraphs(record[`short_${locale}`] ?? ''),
    toParagraphs(record[`description_${locale}`] ?? ''),
  ])
