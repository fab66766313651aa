// Implements the key-value interface over a SQLite file. Only for caches: after a power failure the last writes may be missing.
import { rmSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kv } from '../../storage/storage.ts'
import { isCorrupt, isDiskError, openSqlite } from './sqlite-open.ts'

const writesPerSweep = 1000

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value BLOB NOT NULL, expires_at INTEGER) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS kv_by_expiry ON kv (expires_at) WHERE expires_at IS NOT NULL;`

/** Limits a store in memory to 32 MB: pages of 4 kB. */
const inMemory = 'PRAGMA max_page_count = 8192'

/** Opens or creates a key-value file; `:memory:` has no file. @param nowSeconds the clock, in seconds since 1970 */
export const openSqliteKv = (file: string, nowSeconds = () => Math.floor(Date.now() / 1000)): Kv & { close(): void } =>
  new SqliteKv(openOrRecreate(file), nowSeconds)

const open = (file: string) => openSqlite(file, { timeout: 5000 }, schema)

/** Replaces a corrupt file, since it contains only caches. If no file can be created, the store is in memory. */
function openOrRecreate(file: string): DatabaseSync {
  try {
    return open(file)
  } catch (error) {
    if (!isCorrupt(error) && !isDiskError(error)) throw error
    if (isCorrupt(error)) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  try {
    return open(file)
  } catch (error) {
    if (!isDiskError(error)) throw error
    const database = open(':memory:')
    database.exec(inMemory)
    return database
  }
}

class SqliteKv implements Kv {
  readonly #connection: DatabaseSync
  readonly #now: () => number
  readonly #selectText: StatementSync
  readonly #selectBytes: StatementSync
  readonly #insert: StatementSync
  readonly #delete: StatementSync
  readonly #deleteExpired: StatementSync
  #writes = 0
  /** End of the open transaction. */
  #committed: Promise<void> | undefined

  constructor(connection: DatabaseSync, nowSeconds: () => number) {
    this.#connection = connection
    this.#now = nowSeconds
    const current = 'FROM kv WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)'
    this.#selectText = connection.prepare(`SELECT CAST(value AS TEXT) AS value ${current}`)
    this.#selectBytes = connection.prepare(`SELECT CAST(value AS BLOB) AS value ${current}`)
    this.#insert = connection.prepare('INSERT OR REPLACE INTO kv (key, value, expires_at) VALUES (?, ?, ?)')
    this.#delete = connection.prepare('DELETE FROM kv WHERE key = ?')
    this.#deleteExpired = connection.prepare('DELETE FROM kv WHERE expires_at <= ?')
    this.#sweep()
  }

  get(key: string, type?: 'text'): Promise<string | null>
  get<Value>(key: string, type: 'json'): Promise<Value | null>
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async get(key: string, type?: 'text' | 'json' | 'arrayBuffer'): Promise<unknown> {
    const row = (type === 'arrayBuffer' ? this.#selectBytes : this.#selectText).get(key, this.#now())
    if (!row) return null
    if (row.value instanceof Uint8Array) return row.value.slice().buffer
    return type === 'json' ? JSON.parse(String(row.value)) : row.value
  }

  async put(
    key: string,
    value: string | Uint8Array,
    { expirationTtl }: { expirationTtl?: number } = {},
  ): Promise<void> {
    const expiresAt = expirationTtl === undefined ? null : this.#now() + expirationTtl
    await this.#write(() => {
      this.#insert.run(key, value, expiresAt)
      this.#writes += 1
      if (this.#writes % writesPerSweep === 0) this.#sweep()
    })
  }

  async delete(key: string): Promise<void> {
    await this.#write(() => this.#delete.run(key))
  }

  close(): void {
    this.#commit()
    this.#connection.close()
  }

  /** The writes of one turn of the event loop are one transaction. @returns when it is committed */
  async #write(run: () => void): Promise<void> {
    if (!this.#committed) {
      this.#connection.exec('BEGIN IMMEDIATE')
      this.#committed = nextTurn().then(() => this.#commit())
      // each write rejects with it, unless it has failed itself
      this.#committed.catch(() => undefined)
    }
    const committed = this.#committed
    run()
    await committed
  }

  #commit(): void {
    this.#committed = undefined
    // closed, or ended by an error of the disk
    if (!this.#connection.isOpen || !this.#connection.isTransaction) return
    try {
      this.#connection.exec('COMMIT')
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK')
      throw error
    }
  }

  /** Deletes expired values. They are never read, so a failure of the disk is ignored. */
  #sweep() {
    try {
      this.#deleteExpired.run(this.#now())
    } catch (error) {
      if (!isDiskError(error)) throw error
    }
  }
}
