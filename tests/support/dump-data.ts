// `node tests/support/dump-data.ts <folder of a stopped shop> tests/fixtures/data-<date>`: a fixture of the upgrade test. Write one per release.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'

const quote = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

/** SQL that creates the schema and the rows of a database, one statement per line. */
export function dumpDatabase(database: DatabaseSync): string {
  const schema = database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all()
  const toLine = (sql: unknown) =>
    `${String(sql)
      .replace(/--[^\n]*\n/g, ' ')
      .replace(/\s+/g, ' ')};`
  const tables = schema.filter(({ type }) => type === 'table')
  const inserts = tables.flatMap(({ name }) =>
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => {
        const columns = Object.keys(row).map((column) => `"${column}"`)
        return `INSERT INTO "${name}" (${columns.join(', ')}) VALUES (${Object.values(row).map(quote).join(', ')});`
      }),
  )
  const others = schema.filter(({ type }) => type !== 'table')
  return `${[...tables.map(({ sql }) => toLine(sql)), ...inserts, ...others.map(({ sql }) => toLine(sql))].join('\n')}\n`
}

if (import.meta.main) {
  const [dataDir = '', target = ''] = process.argv.slice(2)
  mkdirSync(target, { recursive: true })
  for (const name of ['commerce', 'content', 'shop']) {
    const database = new DatabaseSync(join(dataDir, `${name}.sqlite`), { readOnly: true })
    writeFileSync(join(target, `${name}.sql.gz`), gzipSync(dumpDatabase(database), { level: 9 }))
    database.close()
  }
}
