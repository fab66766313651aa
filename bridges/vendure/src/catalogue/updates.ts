// The difference of two catalogues as statements for the tables of a snapshot.
import type { Sql, SqlStatement } from '../../../../backends/sql/database.ts'
import type { Row } from '../../../../backends/sql/insert-rows.ts'
import { type CatalogueRows, columns } from './tables.ts'

type Table = keyof CatalogueRows

/** Number of leading columns that are the primary key. */
const keyLength: Record<Table, 1 | 2> = {
  categories: 1,
  category_texts: 2,
  stock: 1,
  descriptions: 2,
  products: 1,
  product_texts: 2,
  product_prices: 2,
  product_relations: 2,
}
const tables = Object.keys(columns) as Table[]
/** More changed rows than this take longer than another snapshot. */
const maxChanges = 1_000

/** @returns statements for one transaction, or null if more rows differ than are worth it */
export function toUpdates(db: Sql, before: CatalogueRows, after: CatalogueRows): SqlStatement[] | null {
  const removals: SqlStatement[] = []
  const writes: SqlStatement[] = []
  let changes = 0
  for (const table of tables) {
    const former = byKey(table, before[table])
    const next = byKey(table, after[table])
    const removed = [...former].filter(([key]) => !next.has(key)).map(([, row]) => row)
    const changed = [...next]
      .filter(([key, row]) => JSON.stringify(row) !== JSON.stringify(former.get(key)))
      .map(([, row]) => row)
    changes += removed.length + changed.length
    if (changes > maxChanges) return null
    // rows of later tables refer to those of earlier ones
    if (removed.length > 0) removals.unshift(toRemoval(db, table).bind(JSON.stringify(removed)))
    if (changed.length > 0) writes.push(toWrite(db, table).bind(JSON.stringify(changed)))
  }
  return [...removals, ...writes]
}

const byKey = (table: Table, rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.slice(0, keyLength[table]).join(' '), row]))

const namesOf = (table: Table) => columns[table].split(',').map((name) => name.trim())
const keyOf = (table: Table) => namesOf(table).slice(0, keyLength[table])
const valuesOf = (names: readonly string[]) => names.map((_, index) => `value ->> ${index}`).join(', ')

const toRemoval = (db: Sql, table: Table) =>
  db.prepare(`DELETE FROM ${table} WHERE (${keyOf(table)}) IN (SELECT ${valuesOf(keyOf(table))} FROM json_each(?1))`)

function toWrite(db: Sql, table: Table): SqlStatement {
  const names = namesOf(table)
  const sets = names.map((name) => `${name} = excluded.${name}`)
  // WHERE, since ON would otherwise belong to the SELECT
  return db.prepare(
    `INSERT INTO ${table} (${names}) SELECT ${valuesOf(names)} FROM json_each(?1) WHERE true
    ON CONFLICT (${keyOf(table)}) DO UPDATE SET ${sets}`,
  )
}
