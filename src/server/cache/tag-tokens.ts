/**
 * Purges by token: an entry stores the random tokens of its tags and is current while they are unchanged. A purge writes new tokens,
 * so no entry has to be found and deleted.
 */
import type { Log } from '../config/log.ts'
import type { Sql } from '../storage/storage.ts'
import { isWithin } from '../time/elapsed.ts'
import { longestLifetime, maxTags } from './policy.ts'
import { commerceTag, productTag } from './product-tags.ts'

export type Tokens = Record<string, string>

type Row = { tag: string; token: string; changed_at: number }

const memoMs = 5_000
/** `changed_at` is later than in every earlier row, whatever the clock of the writer, so that incremental reads miss no change. */
const writeSql = `INSERT INTO tag_tokens (tag, token, changed_at)
  VALUES (?1, ?2, max(?3, (SELECT coalesce(max(changed_at), 0) + 1 FROM tag_tokens)))
  ON CONFLICT (tag) DO UPDATE SET token = excluded.token, changed_at = excluded.changed_at
  RETURNING tag, token, changed_at`
/** Age at which a token is pruned. An entry that may still be served is younger than its purge; a day more for clock differences. */
const tokenLifeMs = (longestLifetime + 86_400) * 1000
const maxPruned = 500
const pruneSql = `DELETE FROM tag_tokens WHERE tag IN
  (SELECT tag FROM tag_tokens WHERE changed_at <= ?1 ORDER BY changed_at LIMIT ${maxPruned})`
/** Token of a tag that was not purged within the lifetime of a token. */
const never = '0'

/** Tag of an entry with too many products to have a tag for each. */
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
  readonly #rows = new Map<string, Row>()
  #readAt = 0
  #newest = 0
  /** Incremented when any token changes, so that entries are compared only then. */
  version = 0

  constructor(db: Sql, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /** Waits only if the rows are older than five seconds; one request reads. Others, or if the store fails, use the last known tokens. */
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
    // this process has changed the tag during the read
    if ((this.#rows.get(row.tag)?.changed_at ?? 0) >= row.changed_at) return
    this.#rows.delete(row.tag)
    this.#rows.set(row.tag, row)
    this.version++
  }

  /** The tokens for an entry whose fetch starts now: of at most `maxTags` of its tags, and always of `all`. */
  snapshot(tags: Iterable<string>): Tokens {
    const current: Tokens = {}
    const own = new Set(tags)
    own.delete('all')
    for (const tag of ['all', ...limitTags(own)]) current[tag] = this.#rows.get(tag)?.token ?? never
    return current
  }

  isCurrent(tokens: Tokens): boolean {
    for (const tag in tokens) {
      const row = this.#rows.get(tag)
      if (row && row.token !== tokens[tag]) return false
    }
    return true
  }

  /** Gives the tags new tokens, durably, and immediately in this process. @returns the renewed tags @throws if the store fails */
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
