/** Icons that editors name and the shop does not have: from the host that the operator names, one file a name, cached for a week. Asked by endpoints/icon.ts. */
import { LRUCache } from 'lru-cache'
import { readBounded } from '../clients/read-bounded.ts'
import { isWithin } from '../time/elapsed.ts'
import { toSymbol } from './to-symbol.ts'

const mostIcons = 50
const maxAgeMs = 168 * 60 * 60 * 1000
const maxBytes = 20_000
const timeoutMs = 2_000

type Cached = { icon: string | null; since: number }
type Options = { fetch?: typeof globalThis.fetch; now?: () => number }

/** The file of an icon; null where the host has none of this name. @throws where the host cannot be asked, or answers too much */
export type FindIcon = (name: string) => Promise<string | null>

/** @param url address of an icon, with `{name}` in it */
export function createNamedIcons(url: string, { fetch = globalThis.fetch, now = Date.now }: Options = {}): FindIcon {
  const cache = new LRUCache<string, Cached>({ max: mostIcons })

  async function ask(name: string): Promise<string | null> {
    const answer = await fetch(url.replaceAll('{name}', name), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'image/svg+xml' },
    })
    if (answer.status >= 500) throw new Error(`The host of icons answered ${answer.status}`)
    if (answer.ok) return toSymbol(new TextDecoder().decode(await readBounded(answer, maxBytes)))
    await answer.body?.cancel()
    return null
  }

  return async (name) => {
    const known = cache.get(name)
    if (known && isWithin(now() - known.since, maxAgeMs)) return known.icon
    const icon = await ask(name)
    cache.set(name, { icon, since: now() })
    return icon
  }
}
