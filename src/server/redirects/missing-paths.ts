/** Addresses where visitors found nothing, counted in the shop's database: what an operator's page proposes redirects for. */

import type { Log } from '../config/log.ts'
import type { Sql } from '../platform/storage.ts'
import { isWithin } from '../time/elapsed.ts'

/** Where an operator reads of them. */
export const missingPagesPath = '/operator/missing-pages'

export type MissingPath = { path: string; hits: number; came_from: string | null; seen_at: number }

const flushMs = 10_000
const maxWaiting = 100
const maxPaths = 1000
const maxShown = 50

/** What robots try for holes, and what may name a person, is not for this list. */
const isOdd = (path: string) => path.length > 300 || /@|\/\.|\/wp-|\.php$|\p{Cc}/u.test(path)

/** A path of the shop, or the host of another site. */
function toPlace(referrer: string | undefined, origin: string): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.origin === origin ? url.pathname : url.host
}

const addSql = `INSERT INTO missing_paths (path, hits, came_from, seen_at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (path) DO UPDATE SET hits = hits + excluded.hits, came_from = coalesce(excluded.came_from, came_from), seen_at = excluded.seen_at`
const trimSql = `DELETE FROM missing_paths WHERE path IN (
  SELECT path FROM missing_paths ORDER BY hits DESC, seen_at DESC LIMIT -1 OFFSET ${maxPaths})`

export class MissingPaths {
  readonly #db: Sql
  readonly #log: Log
  readonly #now: () => number
  readonly #waiting = new Map<string, { hits: number; from: string | null }>()
  #writtenAt = Number.NEGATIVE_INFINITY

  constructor(db: Sql, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /** Counts one. What it gives is to be done behind the answer: written at most every ten seconds, however many come. */
  async note(path: string, referrer: string | undefined, origin: string): Promise<void> {
    if (isOdd(path)) return
    this.#count(path, 1, toPlace(referrer, origin))
    if (!isWithin(this.#now() - this.#writtenAt, flushMs)) await this.#write()
  }

  #count(path: string, hits: number, from: string | null): void {
    const known = this.#waiting.get(path)
    const [oldest] = this.#waiting.keys()
    // a crowd of made-up addresses keeps no later one out
    if (!known && oldest !== undefined && this.#waiting.size >= maxWaiting) this.#waiting.delete(oldest)
    this.#waiting.set(path, { hits: (known?.hits ?? 0) + hits, from: from ?? known?.from ?? null })
  }

  async #write(): Promise<void> {
    this.#writtenAt = this.#now()
    const rows = [...this.#waiting]
    this.#waiting.clear()
    if (rows.length === 0) return
    const add = this.#db.prepare(addSql)
    try {
      await this.#db.batch([
        ...rows.map(([path, { hits, from }]) => add.bind(path, hits, from, this.#now())),
        this.#db.prepare(trimSql),
      ])
    } catch (error) {
      for (const [path, { hits, from }] of rows) this.#count(path, hits, from)
      this.#log('warn', 'missing-paths.failed', { message: String(error) })
    }
  }

  /** Most wanted first. */
  async list(): Promise<MissingPath[]> {
    await this.#write()
    const sql = 'SELECT * FROM missing_paths ORDER BY hits DESC, seen_at DESC LIMIT ?'
    return (await this.#db.prepare(sql).bind(maxShown).all<MissingPath>()).results
  }

  async forget(path: string): Promise<void> {
    this.#waiting.delete(path)
    await this.#db.prepare('DELETE FROM missing_paths WHERE path = ?').bind(path).run()
  }
}
