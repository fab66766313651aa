/** Ids of rows that exist, by the codes that files use, and the next free ones. */
import { createHash } from 'node:crypto'
import { locales } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { readUnits } from './units.ts'

export type DescriptionId = { id: number; isNew: boolean; texts: readonly (readonly string[])[] }

export interface Ids {
  /** By `category code`, `brand code` or `promotion code`. */
  categories: IdMap
  /** By SKU; of families by number. */
  products: IdMap
  /** Ids of bundles. */
  bundles: ReadonlySet<number>
  /** Numbers of products by SKU. */
  numbers: ReadonlyMap<string, string>
  /** Numbers of deposit articles. */
  deposits: Set<string>
  units: ReadonlyMap<string, number>
  /** Statements that insert the packings of the shop that the database lacks. */
  unitInserts: readonly SqlStatement[]
  nextStockId(): number
  /** Equal texts share a row. @param texts origin, packaging, short and long text as HTML, for each language */
  descriptionOf(texts: readonly (readonly string[])[]): DescriptionId
}

/** Ids by key; `add` gives a new key the next id. */
export class IdMap {
  readonly #ids: Map<string, number>
  #last: number

  constructor(rows: readonly { key: string; id: number }[]) {
    this.#ids = new Map(rows.map(({ key, id }) => [key, id]))
    this.#last = rows.reduce((highest, { id }) => Math.max(highest, id), 0)
  }

  get(key: string): number | undefined {
    return this.#ids.get(key)
  }

  add(key: string): number {
    const id = this.#ids.get(key) ?? ++this.#last
    this.#ids.set(key, id)
    return id
  }
}

const hashOf = (texts: readonly (readonly string[])[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url')

const descriptionsSql = `SELECT id, locale, origin, content_packaging, short_html, html FROM descriptions
  WHERE id > ?1 ORDER BY id LIMIT 2000`

type DescriptionRow = {
  id: number
  locale: string
  origin: string
  content_packaging: string
  short_html: string
  html: string
}

async function readDescriptions(db: Sql): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (let last = 0; ; ) {
    const { results } = await db.prepare(descriptionsSql).bind(last).all<DescriptionRow>()
    // the last id of a full page may continue on the next one
    const end = results.length === 2000 ? (results.at(-1)?.id ?? 0) : Number.POSITIVE_INFINITY
    for (const [id, rows] of Map.groupBy(results, (row) => row.id)) {
      if (id === end) continue
      last = id
      const texts = locales.map((locale) => {
        const row = rows.find((one) => one.locale === locale)
        return [row?.origin ?? '', row?.content_packaging ?? '', row?.short_html ?? '', row?.html ?? '']
      })
      known.set(hashOf(texts), id)
    }
    if (results.length < 2000) return known
  }
}

export async function readIds(db: Sql): Promise<Ids> {
  const read = async (sql: string) => (await db.prepare(sql).all<{ key: string; id: number }>()).results
  const { results: numbered } = await db
    .prepare('SELECT sku, number FROM products')
    .all<{ sku: string; number: string }>()
  const { results: bundles } = await db.prepare("SELECT id FROM products WHERE type = 'grouped'").all<{ id: number }>()
  const descriptions = await readDescriptions(db)
  const units = await readUnits(db)
  let lastDescription = [...descriptions.values()].reduce((highest, id) => Math.max(highest, id), 0)
  let lastStock = (await db.prepare('SELECT coalesce(max(id), 0) AS id FROM stock').first<number>('id')) ?? 0
  return {
    categories: new IdMap(await read("SELECT type || ' ' || code AS key, id FROM categories")),
    products: new IdMap(await read('SELECT sku AS key, id FROM products')),
    bundles: new Set(bundles.map(({ id }) => id)),
    numbers: new Map(numbered.map(({ sku, number }) => [sku, number])),
    deposits: new Set(
      (await db.prepare('SELECT number FROM deposit_articles').all<{ number: string }>()).results.map(
        ({ number }) => number,
      ),
    ),
    units: units.ids,
    unitInserts: units.inserts,
    nextStockId: () => ++lastStock,
    descriptionOf(texts) {
      const hash = hashOf(texts)
      const known = descriptions.get(hash)
      if (known !== undefined) return { id: known, isNew: false, texts }
      descriptions.set(hash, ++lastDescription)
      return { id: lastDescription, isNew: true, texts }
    },
  }
}
