/** Icons that editors name and the shop does not have: from the host that the operator names, one file a name, kept for a week. Asked by endpoints/icon.ts. */
import { isWithin } from '../cache/elapsed.ts'
import { readBounded } from '../read-bounded.ts'
import { toSymbol } from './to-symbol.ts'

const mostIcons = 50
const keptMs = 168 * 60 * 60 * 1000
const maxBytes = 20_000
const timeoutMs = 2_000

type Kept = { icon: string | null; since: number }
type Options = { fetch?: typeof globalThis.fetch; now?: () => number }

/** The file of an icon; null where the host has none of this name. @throws where the host cannot be asked, or answers too much */
export type FindIcon = (name: string) => Promise<string | null>

/** @param url address of an icon, with `{name}` in it */
export function createNamedIcons(url: string, { fetch = globalThis.fetch, now = Date.now }: Options = {}): FindIcon {
  const kept = new Map<string, Kept>()

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
    const known = kept.get(name)
    kept.delete(name)
    const held = known && isWithin(now() - known.since, keptMs) ? known : { icon: await ask(name), since: now() }
    // the one that was wanted last is the last of the map
    kept.set(name, held)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostIcons) break
      kept.delete(oldest)
    }
    return held.icon
  }
}
