// Query plans of the statements that run on a database, for tests of queries that must not read more rows each year.
import type { Sql } from '#backends/sql/database.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'

/** A database in memory, and the texts of the statements that were prepared on it. */
export function openRecordingDatabase() {
  const statements = new Set<string>()
  const db = openSqliteD1(':memory:')
  const prepare = db.prepare.bind(db)
  db.prepare = (sql) => {
    statements.add(sql)
    return prepare(sql)
  }
  return { statements, db }
}

/** Steps of the plan, such as `SEARCH o USING PRIMARY KEY (id=?)`. */
export async function explain(db: Sql, sql: string): Promise<string[]> {
  const parameters = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => Number(number))
  const count = Math.max(0, ...parameters) + parameters.filter((number) => number === 0).length
  const explained = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array<number>(count).fill(1))
  return (await explained.all<{ detail: string }>()).results.map(({ detail }) => detail)
}
