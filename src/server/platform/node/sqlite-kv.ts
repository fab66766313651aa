// Cloudflare's KV interface over a SQLite file, for Node. Called by bindings.ts.
// Keys, lifetimes and sizes that KV refuses are refused here too; unlike KV every read sees the last write.
import { rmSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { KVNamespace, KVNamespaceListOptions, KVNamespaceListResult } from '@cloudflare/workers-types'
import {
  expiryOf,
  type GetOptions,
  metadataText,
  type PutOptions,
  requireKey,
  toStored,
  valueAs,
} from './sqlite-kv-values.ts'
import { isDamaged, isDiskTrouble, openSqlite } from './sqlite-open.ts'

const sweepEveryWrites = 1000
const maximumKeys = { list: 1000, bulkGet: 100 }
// The highest code point there is, so that `prefix + last` is behind every key with that prefix.
const last = '\u{10FFFF}'

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value BLOB NOT NULL, metadata TEXT, expires_at INTEGER) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS kv_by_expiry ON kv (expires_at) WHERE expires_at IS NOT NULL;`

/**
 * Opens (or makes) a key-value file, `:memory:` included. KV holds caches: a power cut may cost the last writes.
 * @param nowSeconds the clock, in seconds since 1970
 */
export function openSqliteKv(
  file: string,
  nowSeconds: () => number = () => Math.floor(Date.now() / 1000),
): KVNamespace & { close(): void } {
  return new SqliteKv(file, nowSeconds)
}

const open = (file: string) => openSqlite(file, { timeout: 5000 }, schema)

/** As many pages of 4 kB as a store without a file may take of memory. */
const inMemory = 'PRAGMA max_page_count = 8192'

/** A file of caches that cannot be read is worth nothing: another one takes its place, or none where no file can be made. */
function openOrReplace(file: string): DatabaseSync {
  try {
    return open(file)
  } catch (error) {
    if (!isDamaged(error) && !isDiskTrouble(error)) throw error
    if (isDamaged(error)) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  try {
    return open(file)
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
    const database = open(':memory:')
    database.exec(inMemory)
    return database
  }
}

class SqliteKv implements KVNamespace {
  readonly #database: DatabaseSync
  readonly #now: () => number
  readonly #statements: Record<'get' | 'put' | 'delete' | 'list' | 'sweep', StatementSync>
  #writes = 0

  constructor(file: string, nowSeconds: () => number) {
    this.#now = nowSeconds
    this.#database = openOrReplace(file)
    const prepare = (sql: string) => this.#database.prepare(sql)
    const isFresh = '(expires_at IS NULL OR expires_at > ?)'
    this.#statements = {
      get: prepare(`SELECT value, metadata FROM kv WHERE key = ? AND ${isFresh}`),
      put: prepare('INSERT OR REPLACE INTO kv (key, value, metadata, expires_at) VALUES (?, ?, ?, ?)'),
      delete: prepare('DELETE FROM kv WHERE key = ?'),
      list: prepare(
        `SELECT key, metadata, expires_at FROM kv WHERE key >= ? AND key < ? AND key > ? AND ${isFresh} ORDER BY key LIMIT ?`,
      ),
      sweep: prepare('DELETE FROM kv WHERE expires_at <= ?'),
    }
    this.#sweep()
  }

  // `never` fits all of KVNamespace's overloads, which differ by the type asked for.
  async get(key: string | string[], options?: GetOptions): Promise<never> {
    if (Array.isArray(key)) return this.#bulk(key, (one) => this.#read(one, options).value) as never
    return this.#read(key, options).value as never
  }

  async getWithMetadata(key: string | string[], options?: GetOptions): Promise<never> {
    if (Array.isArray(key)) return this.#bulk(key, (one) => this.#read(one, options)) as never
    return this.#read(key, options) as never
  }

  async put(key: string, value: unknown, options?: PutOptions): Promise<void> {
    requireKey(key, 'PUT')
    const expiresAt = expiryOf(options, this.#now())
    const metadata = metadataText(options?.metadata)
    this.#statements.put.run(key, await toStored(value), metadata, expiresAt)
    this.#writes += 1
    if (this.#writes % sweepEveryWrites === 0) this.#sweep()
  }

  async delete(key: string): Promise<void> {
    requireKey(key, 'DELETE')
    this.#statements.delete.run(key)
  }

  async list<Metadata = unknown>(options: KVNamespaceListOptions = {}): Promise<KVNamespaceListResult<Metadata>> {
    const prefix = options.prefix ?? ''
    const limit = options.limit || maximumKeys.list
    if (limit > maximumKeys.list) {
      throw new Error(
        `KV GET failed: 400 Invalid key_count_limit of ${limit}. Please specify an integer less than 1000.`,
      )
    }
    const after = options.cursor ? Buffer.from(options.cursor, 'base64').toString() : ''
    const rows = this.#statements.list.all(prefix, prefix + last, after, this.#now(), limit + 1)
    const keys = rows.slice(0, limit).map((row) => ({
      name: String(row.key),
      ...(row.expires_at === null ? {} : { expiration: Number(row.expires_at) }),
      ...(row.metadata === null ? {} : { metadata: JSON.parse(String(row.metadata)) as Metadata }),
    }))
    if (rows.length <= limit) return { keys, list_complete: true, cacheStatus: null }
    const cursor = Buffer.from(keys.at(-1)?.name ?? '').toString('base64')
    return { keys, list_complete: false, cursor, cacheStatus: null }
  }

  close(): void {
    this.#database.close()
  }

  /** What is over is not read either way: a disk that takes no writes may keep it. */
  #sweep() {
    try {
      this.#statements.sweep.run(this.#now())
    } catch (error) {
      if (!isDiskTrouble(error)) throw error
    }
  }

  #read(key: string, options?: GetOptions) {
    requireKey(key, 'GET')
    const row = this.#statements.get.get(key, this.#now())
    const type = typeof options === 'string' ? options : options?.type
    const value = valueAs(row?.value ?? null, type ?? 'text')
    const metadata: unknown = row && row.metadata !== null ? JSON.parse(String(row.metadata)) : null
    return { value, metadata, cacheStatus: null }
  }

  #bulk<T>(keys: string[], read: (key: string) => T): Map<string, T> {
    if (keys.length > maximumKeys.bulkGet) {
      throw new Error('KV GET_BULK failed: 400 You can request a maximum of 100 keys')
    }
    return new Map(keys.map((key) => [key, read(key)]))
  }
}
