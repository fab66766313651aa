import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { allColumnsOf, columnsByFile } from './columns.ts'

/** Text columns of the tables that the migrations of a backend create. */
function readTextColumns(backend: string): string[] {
  const folder = `backends/${backend}/migrations`
  const db = new DatabaseSync(':memory:')
  for (const name of readdirSync(folder).sort()) db.exec(readFileSync(`${folder}/${name}`, 'utf8'))
  const found = db
    .prepare(
      `SELECT t.name || '.' || c.name AS name FROM sqlite_master t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND c.type NOT IN ('INTEGER', 'REAL', 'BLOB')`,
    )
    .all()
  db.close()
  return found.map(({ name }) => String(name)).sort()
}

test.each(['commerce', 'content'] as const)('each text column of the %s database has one kind', (backend) => {
  const listed = Object.entries(columnsByFile[`${backend}.sqlite`]).flatMap(([table, columns]) =>
    allColumnsOf(columns).map((column) => `${table}.${column}`),
  )
  expect(listed.sort()).toEqual(readTextColumns(backend))
})
