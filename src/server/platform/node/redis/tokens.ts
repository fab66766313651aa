/**
 * Tag tokens in a sorted set: the score of a tag is the time of its last purge in milliseconds, later than all before it, and also its token.
 * Every process reads what has changed when a message arrives, and several times a second, since a message may be lost.
 */
import type { FollowedTokens, TokenReport, TokenRow } from '../../../cache/tag-tokens.ts'
import type { RedisClient, RedisConnection } from './connection.ts'

const key = 'tag-tokens'
/** How long tokens are known after a read was sent, in milliseconds. A purge is answered only after it was stored, so each process follows within this time. */
const leaseMs = 900
/** Longest wait of a purge. */
const renewTimeoutMs = 2_000
/** Longest wait of the first request of a process. */
const firstReportMs = 500

const nextScore = `
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] or '0'
local time = redis.call('TIME')
local score = math.max(time[1] * 1000 + math.floor(time[2] / 1000), last + 1)`

/**
 * ARGV: id of the server process, score of the last known change. A server that was restarted or replaced, and one that has evicted the set,
 * may have lost purges: then everything is purged. A member with the score 0 names the server.
 */
const readScript = `
local server = 'server ' .. ARGV[1]
if not redis.call('ZSCORE', KEYS[1], server) then${nextScore}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', 0)
  redis.call('ZADD', KEYS[1], 0, server, string.format('%.0f', score), 'all')
end
return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[2], '+inf', 'WITHSCORES')`

/** ARGV: channel, score up to which tags are deleted, tags. */
const renewScript = `${nextScore}
local rows = {}
for index = 3, #ARGV do
  local text = string.format('%.0f', score + index - 3)
  redis.call('ZADD', KEYS[1], text, ARGV[index])
  rows[#rows + 1] = ARGV[index]
  rows[#rows + 1] = text
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], 1, ARGV[2])
redis.call('PUBLISH', ARGV[1], 'purge')
return rows`

function toRows(reply: unknown): TokenRow[] {
  const texts = (reply as string[]).map(String)
  return texts.flatMap((tag, index) => {
    const token = texts[index + 1] ?? ''
    return index % 2 === 0 ? [{ tag, token, changed_at: Number(token) }] : []
  })
}

export class RedisTokens implements FollowedTokens {
  #listener: ((report: TokenReport) => void) | null = null
  #connection: RedisConnection | null = null
  #serverId = ''
  #newest = 0
  #isComplete = false
  readonly #firstReport = Promise.withResolvers<void>()

  use(connection: RedisConnection) {
    this.#connection = connection
  }

  async follow(listener: (report: TokenReport) => void): Promise<void> {
    this.#listener = listener
    this.#isComplete = false
    this.#connection?.readSoon()
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, this.#connection?.lostAt ? 0 : firstReportMs)
    await Promise.race([this.#firstReport.promise, late.promise])
    clearTimeout(timer)
  }

  async renew(tags: readonly string[], _now: number, expiredBy: number): Promise<TokenRow[]> {
    const connection = this.#connection
    if (!connection) throw new Error('tag tokens are renewed after the connection is opened')
    const call = { keys: [key], arguments: [connection.channel, String(expiredBy), ...tags] }
    return toRows(await connection.run((client) => client.eval(renewScript, call), renewTimeoutMs))
  }

  /** Reads all tokens of a new connection, else those that have changed. */
  async read(client: RedisClient, isFirst: boolean): Promise<void> {
    if (isFirst) {
      this.#isComplete = false
      this.#serverId = /run_id:(\w+)/.exec(await client.info('server'))?.[1] ?? ''
    }
    const listener = this.#listener
    const isComplete = !this.#isComplete
    const sentAt = performance.now()
    const call = { keys: [key], arguments: [this.#serverId, String(isComplete ? 0 : this.#newest)] }
    const rows = toRows(await client.eval(readScript, call))
    if (!listener) return
    this.#newest = rows.at(-1)?.changed_at ?? (isComplete ? 0 : this.#newest)
    this.#isComplete = true
    listener({ rows, isComplete, knownUntil: sentAt + leaseMs })
    this.#firstReport.resolve()
  }
}
