/**
 * Purge by random token: every tag has a token, a cached entry keeps the tokens it was made under, and is good only
 * while they are the current ones. A purge writes new tokens; nothing has to be found and deleted.
 */

import type { Log } from '../config/log.ts'
import type { Sql } from '../platform/storage.ts'
import { isWithin } from '../time/elapsed.ts'
import { longestLifetime, maxTags } from './policy.ts'
import { commerceTag, productTag } from './product-tags.ts'

/** Token by tag, as they were when an entry's fetch began. */
export type Tokens = Record<string, string>

type Row = { tag: string; token: string; changed_at: number }

const memoMs = 5_000
/** Later than every change before it, whatever the clocks of those who wrote them said: so a reader misses none. */
const writeSql = `INSERT INTO tag_tokens (tag, token, changed_at)
  VALUES (?1, ?2, max(?3, (SELECT coalesce(max(changed_at), 0) + 1 FROM tag_tokens)))
  ON CONFLICT (tag) DO UPDATE SET token = excluded.token, changed_at = excluded.changed_at
  RETURNING tag, token, changed_at`
/**
 * After that a token expires: its row is pruned, and processes drop it. Every entry that is still served is younger than the
 * purge that wrote the token, so it is current whatever token it holds. The day allows for clocks that differ.
 */
const tokenLifeMs = (longestLifetime + 86_400) * 1000
const maxPruned = 500
const pruneSql = `DELETE FROM tag_tokens WHERE tag IN
  (SELECT tag FROM tag_tokens WHERE changed_at <= ?1 ORDER BY changed_at LIMIT ${maxPruned})`
/** A tag that was not purged within the life of a token. */
const never = '0'

/** Carried by an entry that shows products and has no tag for each of them. */
const anyProductTag = productTag('*')
/** A purge of more products purges all of commerce. */
const maxProducts = 200

const isProductTag = (tag: string) => tag.startsWith(productTag(''))

/** Replaces `product:` tags by `product:*` if there are more than `maxTags`, then drops `entry:` tags: their sections stay. */
function limitTags(tags: ReadonlySet<string>): string[] {
  const all = [...tags]
  if (all.length <= maxTags) return all
  const others = all.filter((tag) => !isProductTag(tag))
  const limited = others.length < all.length ? [...others, anyProductTag] : others
  return limited.length > maxTags ? limited.filter((tag) => !tag.startsWith('entry:')) : limited
}

/** The tags that a purge renews, so that it reaches entries that dropped tags. */
function expandPurge(tags: ReadonlySet<string>): string[] {
  const all = [...tags]
  const products = all.filter(isProductTag)
  if (products.length === 0) return all
  if (products.length <= maxProducts) return [...all, anyProductTag]
  return [...all.filter((tag) => !isProductTag(tag) && tag !== commerceTag), commerceTag]
}

export class TagTokens {
  readonly #db: Sql
  readonly #log: Log
  readonly #now: () => number
  /** The oldest change first. */
  readonly #rows = new Map<string, Row>()
  #readAt = 0
  #newest = 0
  /** Raised when any token changes, so that an entry need not be compared again and again. */
  version = 0

  constructor(db: Sql, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /**
   * Waits only when the memo is older than five seconds. One request reads; those beside it keep the last known tokens, because work
   * that belongs to another request may never end. A store that is down keeps the last known tokens too.
   */
  refresh(): Promise<void> | undefined {
    if (isWithin(this.#now() - this.#readAt, memoMs)) return undefined
    if (this.#readAt > 0) this.#readAt = this.#now()
    return this.#read()
  }

  async #read() {
    try {
      const { results } = await this.#db
        .prepare('SELECT tag, token, changed_at FROM tag_tokens WHERE changed_at > ? ORDER BY changed_at')
        .bind(Math.max(this.#newest, this.#expiredBy()))
        .all<Row>()
      for (const row of results) {
        this.#newest = Math.max(this.#newest, row.changed_at)
        this.#set(row)
      }
    } catch (error) {
      this.#log('error', 'tag-tokens.read', { message: String(error) })
    }
    this.#dropExpired()
    this.#readAt = this.#now()
  }

  #expiredBy(): number {
    return this.#now() - tokenLifeMs
  }

  #dropExpired() {
    const expiredBy = this.#expiredBy()
    for (const [tag, { changed_at }] of this.#rows) {
      if (changed_at > expiredBy) return
      this.#rows.delete(tag)
    }
  }

  #set(row: Row) {
    // what was read while this process changed it
    if ((this.#rows.get(row.tag)?.changed_at ?? 0) >= row.changed_at) return
    this.#rows.delete(row.tag)
    this.#rows.set(row.tag, row)
    this.version++
  }

  /** The tokens that go with an entry that is fetched from now on: at most `maxTags` of its tags, and always `all`. */
  snapshot(tags: Iterable<string>): Tokens {
    const current: Tokens = {}
    for (const tag of ['all', ...limitTags(new Set(tags))]) current[tag] = this.#rows.get(tag)?.token ?? never
    return current
  }

  isCurrent(tokens: Tokens): boolean {
    for (const tag in tokens) {
      const row = this.#rows.get(tag)
      if (row && row.token !== tokens[tag]) return false
    }
    return true
  }

  /**
   * Gives the tags new tokens, durably, and at once in this process. Prunes some expired ones.
   * @returns the renewed tags
   * @throws when the store does not take them
   */
  async renew(tags: Iterable<string>): Promise<string[]> {
    const now = this.#now()
    const renewed = expandPurge(new Set(tags))
    const rows = renewed.map((tag) => [tag, crypto.randomUUID().replaceAll('-', '').slice(0, 16)] as const)
    const write = this.#db.prepare(writeSql)
    const prune = this.#db.prepare(pruneSql).bind(this.#expiredBy())
    const written = await this.#db.batch<Row>([...rows.map(([tag, token]) => write.bind(tag, token, now)), prune])
    for (const { results } of written) for (const row of results) this.#set(row)
    return renewed
  }
}
