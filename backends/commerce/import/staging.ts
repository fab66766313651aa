/**
 * Rows that an import will write, in tables of their own. They are filled in short transactions, so that orders
 * can be placed meanwhile, and applied in one.
 */
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { type Row, toInserts } from '../../sql/insert-rows.ts'
import type { ImportLock } from './state/lock.ts'

export const productRowColumns = `id, sku, type, parent_id, number, packing, picture, description_id, category_id, brand_id, promotion_id,
  unit_id, content_count, content_amount, content_unit, ean13, weight_grams, list_cents, vat_percent, allergens, is_new,
  is_stock_article, stock_id, stock_units, position, created_at, technical_file, case_picture, weight_tolerance, deposits,
  alcohol_percent, minimum_age, is_exclusive, excise_cents`

/** Columns by live table, parents before their children; `replaced` names products, categories and companies whose rows in a table are replaced. */
const columns = {
  replaced: 'name, parent_id',
  categories: 'id, parent_id, type, code, position, picture',
  category_texts: 'category_id, locale, name, url_path',
  descriptions: 'id, locale, origin, content_packaging, short_html, html',
  stock: 'id, quantity',
  deposit_articles: 'number, cents',
  deposit_texts: 'number, locale, name',
  products: productRowColumns,
  product_texts: 'product_id, locale, name, sort_name, url_key',
  product_relations: 'product_id, related_id, quantity, position',
  product_members: 'product_id, member_id, quantity, position',
  product_prices: 'product_id, price_group, regular_cents, final_cents, tiers',
  companies:
    'id, name, activity, email, phone, vat_number, website, external_code, is_updated, status, price_group, created_at',
  customer_prices: 'company_id, product_id, regular_cents, final_cents, tiers, starts_on, ends_on',
  company_numbers: 'company_id, product_id, number',
  assortment_products: 'company_id, product_id, assortment',
  customers:
    'id, company_id, email, password_hash, first_name, last_name, phone, is_active, is_verified, locale, created_at, updated_at',
  addresses:
    'id, company_id, company_name, first_name, last_name, address1, address2, postcode, city, state, country, phone, vat_id, is_default, created_at, updated_at',
} as const

export type StagedTable = keyof typeof columns

/** Tables whose rows of a product, category or company are replaced together: their parent by table. */
const dependent = {
  category_texts: 'category_id',
  product_texts: 'product_id',
  product_relations: 'product_id',
  product_members: 'product_id',
  customer_prices: 'company_id',
  company_numbers: 'company_id',
  assortment_products: 'company_id',
} as const satisfies Partial<Record<StagedTable, string>>

const keys: Partial<Record<StagedTable, string>> = {
  descriptions: 'id, locale',
  product_prices: 'product_id, price_group',
  deposit_articles: 'number',
  deposit_texts: 'number, locale',
}

/** Columns that only a new row gets. */
const insertOnly: Partial<Record<StagedTable, readonly string[]>> = {
  companies: ['is_updated', 'created_at'],
  customers: ['password_hash', 'is_verified', 'created_at'],
  addresses: ['first_name', 'last_name', 'state', 'is_default', 'created_at'],
}

const isDependent = (table: StagedTable): table is keyof typeof dependent => table in dependent
const tables = Object.keys(columns) as StagedTable[]

/** Rows of one transaction: about 5 ms. */
const sliceRows = 200

export class Staging {
  readonly #db: Sql
  readonly #pending = new Map<StagedTable, Row[]>()
  readonly #created = new Set<StagedTable>()
  readonly #lock: ImportLock | null

  /** @param lock null: a dry run, which writes nothing */
  constructor(db: Sql, lock: ImportLock | null) {
    this.#db = db
    this.#lock = lock
  }

  has(table: StagedTable): boolean {
    return this.#created.has(table)
  }

  /** Replaces the rows of a product, category or company. */
  async replace(table: keyof typeof dependent, parentId: number, rows: readonly Row[]): Promise<void> {
    await this.add('replaced', [[table, parentId]])
    await this.add(table, rows)
  }

  async add(table: StagedTable, rows: readonly Row[]): Promise<void> {
    const pending = this.#pending.get(table) ?? []
    this.#pending.set(table, pending)
    for (const row of rows) pending.push(row)
    if (pending.length >= sliceRows) await this.#write(table)
  }

  /** Writes all rows that are pending. */
  async flush(): Promise<void> {
    for (const table of this.#pending.keys()) await this.#write(table)
  }

  async #write(table: StagedTable): Promise<void> {
    const rows = this.#pending.get(table) ?? []
    if (rows.length === 0) return
    this.#pending.set(table, [])
    const isNew = !this.#created.has(table)
    this.#created.add(table)
    if (isNew) await this.#run([this.#db.prepare(toTable(table))])
    for (let start = 0; start < rows.length; start += sliceRows)
      await this.#run(toInserts(this.#db, `import_${table}`, columns[table], rows.slice(start, start + sliceRows)))
  }

  async #run(statements: readonly SqlStatement[]): Promise<void> {
    if (this.#lock) await this.#db.batch([this.#lock.hold(), ...statements])
  }

  /** Statements that write the staged rows into the live tables, for one transaction. */
  toWrites(): SqlStatement[] {
    const staged = tables.filter((table) => this.#created.has(table) && table !== 'replaced')
    const deletes = Object.entries(dependent)
      .filter(() => this.#created.has('replaced'))
      .map(
        ([table, key]) =>
          `DELETE FROM ${table} WHERE ${key} IN (SELECT parent_id FROM import_replaced WHERE name = '${table}')`,
      )
    const writes = staged.map((table) => {
      const rows = `INSERT INTO ${table} (${columns[table]}) SELECT ${columns[table]} FROM import_${table}`
      return isDependent(table) ? `${rows} ORDER BY ${dependent[table]}` : `${rows} WHERE true ${toUpdate(table)}`
    })
    return [...deletes, ...writes].map((sql) => this.#db.prepare(sql))
  }

  async drop(): Promise<void> {
    await this.#run(tables.map((table) => this.#db.prepare(`DROP TABLE IF EXISTS import_${table}`)))
  }
}

const toTable = (table: StagedTable): string =>
  table === 'replaced'
    ? 'CREATE TABLE import_replaced (name TEXT NOT NULL, parent_id INTEGER NOT NULL)'
    : `CREATE TABLE import_${table} AS SELECT ${columns[table]} FROM ${table} WHERE 0`

function toUpdate(table: StagedTable): string {
  const key = keys[table] ?? 'id'
  const changed = columns[table]
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !key.split(', ').includes(name) && !insertOnly[table]?.includes(name))
  return `ON CONFLICT (${key}) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`
}
