// Checks the Redis or Valkey server that the processes of a shop share.
import { createClient } from '@redis/client'
import { parseSettings } from '#server/config/settings.ts'
import { right, wrong } from './findings.ts'

const connectTimeoutMs = 2_000

/** No sentence without CACHE_URL. The URL may contain a password, so only its host is printed. */
export async function checkCacheServer(vars: Record<string, string | undefined>) {
  const { CACHE_URL: url } = parseSettings(vars)
  if (!url) return []
  const { host } = new URL(url)
  const client = createClient({ url, socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    return [right(`The cache server ${host} responds.`)]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [wrong(`The cache server ${host} cannot be used (${reason}): check CACHE_URL.`)]
  } finally {
    if (client.isOpen) client.destroy()
  }
}
