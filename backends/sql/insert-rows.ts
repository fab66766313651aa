// Inserts many rows within D1's limits: one bound value per statement, few statements per batch.
import type { Sql, SqlStatement } from './database.ts'

export type Row = (string | number | boolean | null)[]

const rowsPerStatement = 25
const statementsPerBatch = 100

/** One transaction per batch; does nothing for an empty list. */
export async function runAll(db: Sql, statements: readonly SqlStatement[]): Promise<void> {
  for (let start = 0; start < statements.length; start += statementsPerBatch) {
    await db.batch(statements.slice(start, start + statementsPerBatch))
  }
}

/** Statements that insert rows with values in the order of the columns; each chunk is bound as one JSON value. */
export function toInserts(db: Sql, table: string, columns: string, rows: readonly Row[]): SqlStatement[] {
  const values = columns.split(',').map((_, index) => `value ->> ${index}`)
  const insert = db.prepare(`INSERT INTO ${table} (${columns}) SELECT ${values.join(', ')} FROM json_each(?1)`)
  const statements: SqlStatement[] = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    statements.push(insert.bind(JSON.stringify(rows.slice(start, start + rowsPerStatement))))
  }
  return statements
}

export const insertRows = (db: Sql, table: string, columns: string, rows: readonly Row[]): Promise<void> =>
  runAll(db, toInserts(db, table, columns, rows))
