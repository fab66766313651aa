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

/** `changed_at`: milliseconds since the epoch, later than in every earlier row, so that incremental reads miss no change. */
export type TokenRow = { tag: string; token: string; changed_at: number }

interface Renewals {
  /** Gives the tags new tokens in one transaction, and deletes rows up to `expiredBy`. */
  renew(tags: readonly string[], now: number, expiredBy: number): Promise<TokenRow[]>
}

/** A store that is read again when its rows are older than five seconds. */
export interface ReadableTokens extends Renewals {
  /** Rows that changed after `since`, in the order of their changes. */
  read(since: number): Promise<TokenRow[]>
}

/** A store that reports changes, and confirms that there are none. Without confirmation the tokens are unknown. */
export interface FollowedTokens extends Renewals {
  /** @returns a promise that resolves after the first report, or without one if the store cannot be reached */
  follow(listener: (report: TokenReport) => void): Promise<void>
}

/** `isComplete`: the rows replace all earlier ones. `knownUntil`: time of `performance.now()` until which the tokens are known. */
export type TokenReport = { rows: readonly TokenRow[]; isComplete: boolean; knownUntil: number }

const memoMs = 5_000
/** While the tokens are unknown, an entry is current until the end of the period in which it was made, in milliseconds: no purge is missed for longer. */
const unknownPeriodMs = 900
/** First characters of the token of `all` in an entry that was made while the tokens were unknown. */
const unknownMark = 'unknown '
/** Age at which a token is pruned. An entry that may still be served is younger than its purge; a day more for clock differences. */
const tokenLifeMs = (longestLifetime + 86_400) * 1000
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
  readonly #store: ReadableTokens | FollowedTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #rows = new Map<string, TokenRow>()
  #readAt = 0
  #newest = 0
  #version = 0
  /** Null: the first report of the store has arrived, or the store is read. */
  #firstReport: Promise<void> | null = null
  #knownUntil = Number.POSITIVE_INFINITY
  /** Number of the current period; null while the tokens are known. */
  #unknownPeriod: number | null = null
  /** Processes do not share entries of such a period. */
  readonly #unknownPrefix = `${unknownMark}${crypto.randomUUID()} `

  constructor(store: ReadableTokens | FollowedTokens, log: Log, now: () => number = Date.now) {
    this.#store = store
    this.#log = log
    this.#now = now
    if (!('follow' in store)) return
    this.#knownUntil = 0
    this.#firstReport = store
      .follow((report) => this.#accept(report))
      .then(() => {
        this.#firstReport = null
      })
  }

  /** Increases when any token changes, so that entries are compared only then. */
  get version(): number {
    this.#unknownToken()
    return this.#version
  }

  /** Waits only for the first rows, or if the rows are older than five seconds; one request reads. Others, or if the store fails, use the last known tokens. */
  refresh(): Promise<void> | undefined {
    const store = this.#store
    if ('follow' in store) return this.#firstReport ?? undefined
    if (isWithin(this.#now() - this.#readAt, memoMs)) return undefined
    if (this.#readAt > 0) this.#readAt = this.#now()
    return this.#read(store)
  }

  async #read(store: ReadableTokens) {
    try {
      for (const row of await store.read(Math.max(this.#newest, this.#expiredBy()))) {
        this.#newest = Math.max(this.#newest, row.changed_at)
        this.#set(row)
      }
    } catch (error) {
      this.#log('error', 'tag-tokens.read', { message: String(error) })
    }
    this.#dropExpired()
    this.#readAt = this.#now()
  }

  #accept({ rows, isComplete, knownUntil }: TokenReport) {
    if (isComplete) {
      this.#rows.clear()
      this.#version++
    }
    for (const row of rows) this.#set(row)
    if (rows.length > 0) this.#dropExpired()
    this.#knownUntil = knownUntil
  }

  /** Null while the tokens are known; else the token of `all` for entries that are made now. */
  #unknownToken(): string | null {
    if (this.#knownUntil === Number.POSITIVE_INFINITY) return null
    const now = performance.now()
    const period = now < this.#knownUntil ? null : Math.floor(now / unknownPeriodMs)
    if (period !== this.#unknownPeriod) {
      this.#unknownPeriod = period
      this.#version++
    }
    return period === null ? null : this.#unknownPrefix + period
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

  #set(row: TokenRow) {
    // this process has changed the tag during the read
    if ((this.#rows.get(row.tag)?.changed_at ?? 0) >= row.changed_at) return
    this.#rows.delete(row.tag)
    this.#rows.set(row.tag, row)
    this.#version++
  }

  /** The tokens for an entry whose fetch starts now: of at most `maxTags` of its tags, and always of `all`. */
  snapshot(tags: Iterable<string>): Tokens {
    const current: Tokens = {}
    const own = new Set(tags)
    own.delete('all')
    for (const tag of ['all', ...limitTags(own)]) current[tag] = this.#rows.get(tag)?.token ?? never
    const unknown = this.#unknownToken()
    if (unknown !== null) current.all = unknown
    return current
  }

  isCurrent(tokens: Tokens): boolean {
    const unknown = this.#unknownToken()
    if (unknown !== null || tokens.all?.startsWith(unknownMark)) return tokens.all === unknown
    for (const tag in tokens) {
      const row = this.#rows.get(tag)
      if (row && row.token !== tokens[tag]) return false
    }
    return true
  }

  /** Gives the tags new tokens, durably, and immediately in this process. @returns the renewed tags @throws if the store fails */
  async renew(tags: Iterable<string>): Promise<string[]> {
    const renewed = expandPurge(new Set(tags))
    for (const row of await this.#store.renew(renewed, this.#now(), this.#expiredBy())) this.#set(row)
    return renewed
  }
}

/** `changed_at` increases whatever the clock of the writer. */
const writeSql = `INSERT INTO tag_tokens (tag, token, changed_at)
  VALUES (?1, ?2, max(?3, (SELECT coalesce(max(changed_at), 0) + 1 FROM tag_tokens)))
  ON CONFLICT (tag) DO UPDATE SET token = excluded.token, changed_at = excluded.changed_at
  RETURNING tag, token, changed_at`
const maxPruned = 500
const pruneSql = `DELETE FROM tag_tokens WHERE tag IN
  (SELECT tag FROM tag_tokens WHERE changed_at <= ?1 ORDER BY changed_at LIMIT ${maxPruned})`
const readSql = 'SELECT tag, token, changed_at FROM tag_tokens WHERE changed_at > ? ORDER BY changed_at'

/** Stores the tokens in the shop's database. */
export const sqlTokens = (db: Sql): ReadableTokens => ({
  async read(since) {
    return (await db.prepare(readSql).bind(since).all<TokenRow>()).results
  },
  async renew(tags, now, expiredBy) {
    const write = db.prepare(writeSql)
    const rows = tags.map((tag) => write.bind(tag, crypto.randomUUID().replaceAll('-', '').slice(0, 16), now))
    const written = await db.batch<TokenRow>([...rows, db.prepare(pruneSql).bind(expiredBy)])
    return written.flatMap(({ results }) => results)
  },
})
