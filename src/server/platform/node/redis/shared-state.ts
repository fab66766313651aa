/** What several processes share through CACHE_URL: cached pages and responses, tag tokens and rate limits. */
import type { Log } from '../../../config/log.ts'
import type { Kv } from '../../../storage/storage.ts'
import type { SharedState } from '../../bindings.ts'
import { RedisConnection } from './connection.ts'
import { RedisKv } from './kv.ts'
import { RedisLimits } from './limits.ts'
import { RedisTokens } from './tokens.ts'

/** Waits for the first connection; one that fails does not prevent the start. `close` ends the connection. */
export async function openSharedState(options: {
  url: string
  log: Log
}): Promise<{ bindings: { KV: Kv; SHARED: SharedState }; close(): Promise<void> }> {
  const tokens = new RedisTokens()
  const read: RedisTokens['read'] = (client, isFirst) => tokens.read(client, isFirst)
  const connection = new RedisConnection({ ...options, read })
  tokens.use(connection)
  await connection.firstAttempt
  const SHARED = {
    tokens,
    limits: new RedisLimits(connection),
    get lostAt() {
      return connection.lostAt
    },
  }
  return { bindings: { KV: new RedisKv(connection), SHARED }, close: () => connection.close() }
}
