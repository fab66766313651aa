// Cloudflare's D1 interface over a SQLite file, so that the shop and its backends speak to one SQL interface on Node too.
// Called by bindings.ts and the scripts. What D1 refuses is refused here, with D1's words, so that Node never allows more.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type {
  D1Database,
  D1DatabaseSession,
  D1ExecResult,
  D1PreparedStatement,
  D1Result,
} from '@cloudflare/workers-types'
import { describeError, toD1Value, toRecord, toSqlValue } from './sqlite-d1-values.ts'
import { openSqlite } from './sqlite-open.ts'
import { countParameters, findUnsupportedSql } from './sqlite-statement.ts'

const setUp = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY'
const cachedStatements = 500

/** D1's limits: a LIKE pattern of at most 50 bytes, at most 100 bound values. */
const limits = { likePatternLength: 50, variableNumber: 100 }

/** Opens (or makes) a database file, `:memory:` included; writes are durable once their promise resolves. */
export function openSqliteD1(file: string): D1Database & { close(): void } {
  return new SqliteD1(file)
}

type Prepared = { statement: StatementSync; columns: string[]; onlyReads: boolean; parameters: number }

class SqliteD1 implements D1Database {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  readonly #counters: StatementSync
  #changes = 0
  #lastRowId = 0

  constructor(file: string) {
    const options = { timeout: 5000, enableForeignKeyConstraints: true, limits }
    this.#database = openSqlite(file, options, setUp)
    this.#counters = this.#database.prepare('SELECT total_changes() AS changes, last_insert_rowid() AS id')
  }

  prepare(query: string): D1PreparedStatement {
    return new SqliteStatement(this, query, [])
  }

  async batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    if (statements.length === 0) throw new Error('D1_ERROR: No SQL statements detected.')
    const own = statements.map((statement) => {
      if (statement instanceof SqliteStatement) return statement
      throw new TypeError('D1_ERROR: batch takes statements prepared by the same database.')
    })
    // A transaction that may write takes its lock at once: one that begins by reading could not be upgraded later.
    const onlyReads = own.every((statement) => /^\s*select\b/i.test(statement.query))
    this.#command(onlyReads ? 'BEGIN' : 'BEGIN IMMEDIATE')
    try {
      const results = own.map((statement) => this.run<T>(statement.query, statement.values))
      this.#command('COMMIT')
      return results
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /** One statement a line, as D1 reads it. */
  async exec(query: string): Promise<D1ExecResult> {
    const started = performance.now()
    const lines = query.split('\n').filter((line) => line.trim() !== '')
    for (const [index, line] of lines.entries()) {
      try {
        this.#database.exec(line)
      } catch (error) {
        throw new Error(`D1_EXEC_ERROR: Error in line ${index + 1}: ${line}: ${describeError(error)}`, { cause: error })
      }
    }
    return { count: lines.length, duration: performance.now() - started }
  }

  withSession(): D1DatabaseSession {
    return {
      prepare: (query) => this.prepare(query),
      batch: (statements) => this.batch(statements),
      getBookmark: () => null,
    }
  }

  async dump(): Promise<ArrayBuffer> {
    throw new Error('D1_ERROR: dump is not supported.')
  }

  close(): void {
    this.#prepared.clear()
    this.#database.close()
  }

  /** Runs one statement now and gives its rows with D1's meta; throws `D1_ERROR: ...`. */
  run<T>(query: string, values: SQLInputValue[]): D1Result<T> {
    const started = performance.now()
    const { rows, columns, onlyReads } = this.#rows(query, values)
    const results = rows.map((row) => toRecord(columns, row) as T)
    const changes = onlyReads ? 0 : this.#countChanges()
    const duration = performance.now() - started
    const size = { size_after: 0, rows_read: results.length, rows_written: changes }
    const meta = { duration, changes, last_row_id: this.#lastRowId, changed_db: changes > 0, ...size }
    return { success: true, results, meta }
  }

  /** The rows as arrays of values, with the names of their columns. */
  raw(query: string, values: SQLInputValue[]): { columns: string[]; rows: unknown[][] } {
    const { rows, columns, onlyReads } = this.#rows(query, values)
    if (!onlyReads) this.#countChanges()
    return { rows, columns }
  }

  #rows(query: string, values: SQLInputValue[]) {
    try {
      const { statement, columns, onlyReads, parameters } = this.#prepare(query)
      if (parameters !== values.length) throw new Error('Wrong number of parameter bindings for SQL query.')
      const rows = statement.all(...values) as unknown as unknown[][]
      return { rows: rows.map((row) => row.map(toD1Value)), columns, onlyReads }
    } catch (error) {
      throw new Error(`D1_ERROR: ${describeError(error)}`, { cause: error })
    }
  }

  #prepare(query: string): Prepared {
    const known = this.#prepared.get(query)
    if (known) return known
    const refusal = findUnsupportedSql(query)
    if (refusal) throw new Error(refusal)
    const statement = this.#database.prepare(query)
    statement.setReturnArrays(true)
    const columns = statement.columns().map((column) => column.name)
    const prepared = {
      statement,
      columns,
      onlyReads: /^\s*select\b/i.test(query),
      parameters: countParameters(query),
    }
    const oldest = this.#prepared.size >= cachedStatements ? this.#prepared.keys().next().value : undefined
    if (oldest !== undefined) this.#prepared.delete(oldest)
    // A changed schema can change what `*` means, so only statements that change no schema are kept.
    if (/^\s*(create|drop|alter)\b/i.test(query)) this.#prepared.clear()
    else this.#prepared.set(query, prepared)
    return prepared
  }

  #countChanges(): number {
    const row = this.#counters.get()
    const before = this.#changes
    this.#changes = Number(row?.changes)
    this.#lastRowId = Number(row?.id)
    return this.#changes - before
  }

  #command(sql: string): void {
    try {
      this.#database.exec(sql)
    } catch (error) {
      throw new Error(`D1_ERROR: ${describeError(error)}`, { cause: error })
    }
  }
}

class SqliteStatement implements D1PreparedStatement {
  readonly query: string
  readonly values: SQLInputValue[]
  readonly #database: SqliteD1

  constructor(database: SqliteD1, query: string, values: SQLInputValue[]) {
    this.#database = database
    this.query = query
    this.values = values
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new SqliteStatement(this.#database, this.query, values.map(toSqlValue))
  }

  async first<T>(column?: string): Promise<T | null> {
    const { columns, rows } = this.#database.raw(this.query, this.values)
    const row = rows[0]
    if (!row) return null
    if (column === undefined) return toRecord(columns, row) as T
    const index = columns.lastIndexOf(column)
    if (index < 0) throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`)
    return row[index] as T
  }

  async run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.#database.run<T>(this.query, this.values)
  }

  async all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.#database.run<T>(this.query, this.values)
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const { columns, rows } = this.#database.raw(this.query, this.values)
    return options?.columnNames ? [columns, ...rows] : rows
  }
}
