// Node's own SQLite with the interface of better-sqlite3 that TypeORM uses, so that the bridge compiles nothing at its installation.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** better-sqlite3 stores undefined as null. */
const toValues = (values: (SQLInputValue | undefined)[]) => values.map((value) => value ?? null)

class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(...values: (SQLInputValue | undefined)[]) {
    return this.#statement.all(...toValues(values))
  }

  run(...values: (SQLInputValue | undefined)[]) {
    return this.#statement.run(...toValues(values))
  }
}

/** `dbConnectionOptions.driver` of a connection of the type `better-sqlite3`. */
export class SqliteDriver {
  readonly #database: DatabaseSync

  constructor(file: string, { timeout = 5000 }: { timeout?: number } = {}) {
    this.#database = new DatabaseSync(file, { timeout })
  }

  prepare(sql: string) {
    return new Statement(this.#database.prepare(sql))
  }

  pragma(text: string) {
    return this.#database.prepare(`PRAGMA ${text}`).all()
  }

  exec(sql: string) {
    this.#database.exec(sql)
    return this
  }

  function(name: string, implementation: (...values: SQLInputValue[]) => SQLInputValue) {
    this.#database.function(name, implementation)
    return this
  }

  close() {
    this.#database.close()
  }
}
