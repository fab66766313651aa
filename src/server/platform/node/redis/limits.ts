/** Rate limits that several processes share: each call is one script, so that it is counted once. Keys expire when they are as good as new. */
import type { BucketCall, LimitStore } from '../../../limits/limit-store.ts'
import { maxPenalty } from '../../../limits/token-buckets.ts'
import type { RedisConnection } from './connection.ts'

/** ARGV: length of the window in milliseconds. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** The rules of limits/token-buckets.ts. ARGV: operation, capacity, cost, reserve, maximum penalty. */
const bucketScript = `
local operation = ARGV[1]
local capacity, cost, reserve, penalty = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local stored = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = capacity
if stored[1] then left = math.min(capacity, stored[1] + math.max(0, now - stored[2])) end
local wait = 0
if operation ~= 'charge' then
  local missing = math.min(capacity, cost + reserve) - left
  if missing > 1e-6 then wait = math.ceil(missing) end
end
local taken = cost
local floor = reserve - penalty
if operation == 'take' and wait > 0 then taken = 1
elseif operation == 'take' then floor = -1e9 end
if operation ~= 'wait' and taken > 0 then
  left = math.max(left - taken, math.min(left, floor))
  redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((capacity - left) * 1000) + 1000)
end
return wait`

export class RedisLimits implements LimitStore {
  readonly #connection: RedisConnection

  constructor(connection: RedisConnection) {
    this.#connection = connection
  }

  async countCall(key: string, windowSeconds: number): Promise<{ count: number; remainingSeconds: number }> {
    const call = { keys: [`calls:${key}`], arguments: [String(windowSeconds * 1000)] }
    const reply = await this.#connection.run((client) => client.eval(countScript, call))
    const [count = 0, remainingMs = 0] = (reply as unknown[]).map(Number)
    return { count, remainingSeconds: Math.ceil(remainingMs / 1000) }
  }

  async callBucket({ operation, key, capacity, cost, reserve }: BucketCall): Promise<number> {
    const call = {
      keys: [`bucket:${key}`],
      arguments: [operation, ...[capacity, cost, reserve, maxPenalty].map(String)],
    }
    return Number(await this.#connection.run((client) => client.eval(bucketScript, call)))
  }
}
