/**
 * Purge by random token (reliability 2.10): every tag has a token, a cached entry keeps the tokens it was made under, and is good only
 * while they are the current ones. A purge writes new tokens; nothing has to be found and deleted.
 */
import type { D1Database } from '@cloudflare/workers-types'
import type { Log } from '../log.ts'

/** Token by tag, as they were when an entry's filling began. */
export type Tokens = Record<string, string>

const memoMs = 5_000
/** Other writers' clocks may differ by this much. */
const skewMs = 60_000
/** A tag that was never purged. */
const never = '0'

export class TagTokens {
  readonly #db: D1Database
  readonly #log: Log
  readonly #now: () => number
  readonly #tokens = new Map<string, string>()
  #readAt = 0
  #newest = 0
  /** Raised when any token changes, so that an entry need not be compared again and again. */
  version = 0

  constructor(db: D1Database, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /**
   * Waits only when the memo is older than five seconds. One request reads; those beside it keep the last known tokens, because work
   * that belongs to another request may never end. A store that is down keeps the last known tokens too.
   */
  refresh(): Promise<void> | undefined {
    if (this.#now() - this.#readAt < memoMs) return undefined
    if (this.#readAt > 0) this.#readAt = this.#now()
    return this.#read()
  }

  async #read() {
    try {
      const { results } = await this.#db
        .prepare('SELECT tag, token, changed_at FROM tag_tokens WHERE changed_at > ?')
        .bind(this.#newest - skewMs)
        .all<{ tag: string; token: string; changed_at: number }>()
      for (const row of results) this.#set(row.tag, row.token, row.changed_at)
    } catch (error) {
      this.#log('error', 'tag-tokens.read', { message: String(error) })
    }
    this.#readAt = this.#now()
  }

  #set(tag: string, token: string, changedAt: number) {
    this.#newest = Math.max(this.#newest, changedAt)
    if (this.#tokens.get(tag) === token) return
    this.#tokens.set(tag, token)
    this.version++
  }

  /** The tokens that a filling which begins now has to keep. `all` is always among them. */
  take(tags: Iterable<string>): Tokens {
    const taken: Tokens = { all: this.#tokens.get('all') ?? never }
    for (const tag of tags) taken[tag] = this.#tokens.get(tag) ?? never
    return taken
  }

  holds(tokens: Tokens): boolean {
    for (const tag in tokens) if ((this.#tokens.get(tag) ?? never) !== tokens[tag]) return false
    return true
  }

  /**
   * Gives the tags new tokens, durably, and at once in this process.
   * @throws when the store does not take them
   */
  async change(tags: readonly string[]): Promise<void> {
    const now = this.#now()
    const rows = tags.map((tag) => [tag, crypto.randomUUID().replaceAll('-', '').slice(0, 16)] as const)
    const write = this.#db.prepare(
      'INSERT INTO tag_tokens (tag, token, changed_at) VALUES (?, ?, ?) ON CONFLICT (tag) DO UPDATE SET token = excluded.token, changed_at = excluded.changed_at',
    )
    await this.#db.batch(rows.map(([tag, token]) => write.bind(tag, token, now)))
    for (const [tag, token] of rows) this.#set(tag, token, now)
  }
}
