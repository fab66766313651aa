/** The parts of D1 and KV that the shop uses. Workers has them; on Node, node/sqlite-d1.ts and node/sqlite-kv.ts implement them. */

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
  batch<Row = unknown>(statements: SqlStatement[]): Promise<SqlResult<Row>[]>
}

export interface Kv {
  get(key: string, type?: 'text'): Promise<string | null>
  get<Value>(key: string, type: 'json'): Promise<Value | null>
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  /** @param options `expirationTtl`: seconds, at least 60 */
  put(key: string, value: string | Uint8Array, options?: { expirationTtl?: number }): Promise<void>
  delete(key: string): Promise<void>
}
