/** Log of the public paths that returned 404, in the table missing_paths: hits, last referrer and last time. Stores no queries and no visitor data. */
import type { Log } from '../config/log.ts'
import type { Sql } from '../storage/storage.ts'
import { isWithin } from '../time/elapsed.ts'

export type NotFoundEntry = { path: string; hits: number; came_from: string | null; seen_at: number }

const flushMs = 10_000
const maxPending = 100
const maxPaths = 1000
const maxListed = 50

/** Probes of vulnerability scanners, and paths that may contain personal data. */
const isIgnored = (path: string) => path.length > 300 || /@|\/\.|\/wp-|\.php$|\p{Cc}/u.test(path)

/** Path of the shop, or host of another site; null if there is none. */
function toReferrer(referrer: string | undefined, origin: string): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.origin === origin ? url.pathname : url.host
}

const upsertSql = `INSERT INTO missing_paths (path, hits, came_from, seen_at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (path) DO UPDATE SET hits = hits + excluded.hits, came_from = coalesce(excluded.came_from, came_from), seen_at = excluded.seen_at`
const trimSql = `DELETE FROM missing_paths WHERE path IN (
  SELECT path FROM missing_paths ORDER BY hits DESC, seen_at DESC LIMIT -1 OFFSET ${maxPaths})`

export class NotFoundLog {
  readonly #db: Sql
  readonly #log: Log
  readonly #now: () => number
  readonly #pending = new Map<string, { hits: number; referrer: string | null }>()
  #flushedAt = Number.NEGATIVE_INFINITY

  constructor(db: Sql, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /** Counts one hit in memory, and writes to the database at most every ten seconds. Pass the promise to waitUntil. */
  async record(path: string, referrer: string | undefined, origin: string): Promise<void> {
    if (isIgnored(path)) return
    this.#add(path, 1, toReferrer(referrer, origin))
    if (!isWithin(this.#now() - this.#flushedAt, flushMs)) await this.#flush()
  }

  #add(path: string, hits: number, referrer: string | null): void {
    const known = this.#pending.get(path)
    const [oldest] = this.#pending.keys()
    // random paths must not keep out later ones
    if (!known && oldest !== undefined && this.#pending.size >= maxPending) this.#pending.delete(oldest)
    this.#pending.set(path, { hits: (known?.hits ?? 0) + hits, referrer: referrer ?? known?.referrer ?? null })
  }

  async #flush(): Promise<void> {
    this.#flushedAt = this.#now()
    const rows = [...this.#pending]
    this.#pending.clear()
    if (rows.length === 0) return
    const upsert = this.#db.prepare(upsertSql)
    try {
      await this.#db.batch([
        ...rows.map(([path, { hits, referrer }]) => upsert.bind(path, hits, referrer, this.#now())),
        this.#db.prepare(trimSql),
      ])
    } catch (error) {
      for (const [path, { hits, referrer }] of rows) this.#add(path, hits, referrer)
      this.#log('warn', 'not-found-log.failed', { message: String(error) })
    }
  }

  /** At most 50 entries, the most requested first. */
  async list(): Promise<NotFoundEntry[]> {
    await this.#flush()
    const sql = 'SELECT * FROM missing_paths ORDER BY hits DESC, seen_at DESC LIMIT ?'
    return (await this.#db.prepare(sql).bind(maxListed).all<NotFoundEntry>()).results
  }

  async count(): Promise<number> {
    const row = await this.#db.prepare('SELECT count(*) AS count FROM missing_paths').first<{ count: number }>()
    return row?.count ?? 0
  }

  /** @param ms since 1970 */
  async deleteBefore(ms: number): Promise<void> {
    await this.#db.prepare('DELETE FROM missing_paths WHERE seen_at < ?').bind(ms).run()
  }

  async remove(path: string): Promise<void> {
    this.#pending.delete(path)
    await this.#db.prepare('DELETE FROM missing_paths WHERE path = ?').bind(path).run()
  }
}
