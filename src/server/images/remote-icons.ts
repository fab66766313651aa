/** Fetches icons outside of the shop's icon set from the host in ICON_URL: at most 50 in memory, each for a week. */
import { LRUCache } from 'lru-cache'
import { readLimited } from '../clients/read-limited.ts'
import { isWithin } from '../time/elapsed.ts'
import { toSymbol } from './to-symbol.ts'

const maxIcons = 50
const maxAgeMs = 168 * 60 * 60 * 1000
const maxBytes = 20_000
const timeoutMs = 2_000

type CacheEntry = { icon: string | null; since: number }
type Options = { fetch?: typeof globalThis.fetch; now?: () => number }

/** @returns the SVG file; null if the host has no such icon @throws if the host fails or the file is too large */
export type FindIcon = (name: string) => Promise<string | null>

/** @param url with `{name}` in it */
export function createRemoteIcons(url: string, { fetch = globalThis.fetch, now = Date.now }: Options = {}): FindIcon {
  const cache = new LRUCache<string, CacheEntry>({ max: maxIcons })

  async function fetchIcon(name: string): Promise<string | null> {
    const response = await fetch(url.replaceAll('{name}', name), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'image/svg+xml' },
    })
    if (response.status >= 500) throw new Error(`The icon host returned ${response.status}`)
    if (response.ok) return toSymbol(new TextDecoder().decode(await readLimited(response, maxBytes)))
    await response.body?.cancel()
    return null
  }

  return async (name) => {
    const known = cache.get(name)
    if (known && isWithin(now() - known.since, maxAgeMs)) return known.icon
    const icon = await fetchIcon(name)
    cache.set(name, { icon, since: now() })
    return icon
  }
}
