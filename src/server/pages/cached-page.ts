/** A guest's page: from the cache as bytes; where it is missing or old, rendered, and rendered for everybody once the answer has left. Called by pages.ts. */
import type { PathMatch } from '#i18n/paths.ts'
import type { Freshness } from '../cache/policy.ts'
import { isLoopback } from '../config/config.ts'
import type { AppContext } from '../env.ts'
import { countUnknown, drawInTurn, refuseGuest, refuseUnknown } from '../http/admit.ts'
import { afterwards } from '../http/after-response.ts'
import { waitUntilOf } from '../http/request-context.ts'
import { canonicalPage, isDurable } from './page-address.ts'
import { renderForCache } from './render-for-cache.ts'
import { renderPage } from './render-page.ts'
import { sendCached } from './send-cached.ts'

export async function cachedPage(c: AppContext, match: PathMatch, freshness: Freshness): Promise<Response> {
  const { origin, services } = c.var
  const { pages, config, admission } = services
  const url = canonicalPage(c, match)
  // a shop without a public origin may be called by several names, and pages name it in canonical links
  const key = config.publicOrigin ? url : origin + url
  // and anybody can make up names
  const durable = isDurable(url) && (config.publicOrigin !== null || isLoopback(origin))
  const found = pages.peek(key, freshness) ?? (await pages.find(key, freshness))
  const renderInTurn = async () => {
    const leave = await admission.gate.enter('background')
    return leave && renderForCache(c, url, match.locale, freshness).finally(leave)
  }
  const revalidate = () => waitUntilOf(c)(pages.revalidate(key, freshness, renderInTurn, durable))
  if (found && found.state !== 'error') {
    if (found.state === 'stale') revalidate()
    return sendCached(c, found)
  }
  const refused = found ? null : await refuseGuest(c, isDurable(url))
  if (refused) return refused
  const drawn = await drawInTurn(
    c,
    'guest',
    async () => (found ? null : await refuseUnknown(c)) ?? renderPage(c, url, match.locale),
  )
  if (drawn.status === 404) countUnknown(c)
  if (drawn.status >= 500 && found) {
    await drawn.body?.cancel()
    return sendCached(c, found)
  }
  const stores = drawn.status === 200 && (isDurable(url) || pages.wasAskedFor(key))
  drawn.headers.set('cache-status', `proviant-page; fwd=miss${stores ? '; stored' : ''}`)
  return stores ? afterwards(drawn, revalidate) : drawn
}
