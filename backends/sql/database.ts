/** The part of D1's interface that the backends use. D1 implements it on Workers, and a SQLite file on Node. */

export type SqlValue = string | number | boolean | null

export interface SqlResult<Row> {
  results: Row[]
  meta: { changes: number }
}

export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement
  first<Row = Record<string, unknown>>(): Promise<Row | null>
  first<Value = unknown>(column: string): Promise<Value | null>
  all<Row = Record<string, unknown>>(): Promise<SqlResult<Row>>
  run(): Promise<SqlResult<unknown>>
}

export interface Sql {
  prepare(sql: string): SqlStatement
  /** Runs all statements in one transaction. */
  batch<Row = unknown>(statements: SqlStatement[]): Promise<SqlResult<Row>[]>
}
