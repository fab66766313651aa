/** A guest's page: from the cache as bytes; where it is missing, made for everybody where that is quick, else drawn for this one and then for everybody. Called by pages.ts. */
import type { PathMatch } from '#i18n/paths.ts'
import type { Made } from '../cache/page-cache.ts'
import type { Freshness } from '../cache/policy.ts'
import { isLoopback } from '../config/config.ts'
import type { AppContext } from '../env.ts'
import { countUnknown, drawInTurn, inTurn, refuseGuest, refuseUnknown } from '../http/admit.ts'
import { afterwards } from '../http/after-response.ts'
import { waitUntilOf } from '../http/request-context.ts'
import { within } from '../time/within.ts'
import { findPage, isUsable } from './find-page.ts'
import { canonicalPage, isDurable } from './page-address.ts'
import { renderForCache } from './render-for-cache.ts'
import { renderPage } from './render-page.ts'
import { sendCached, sendMade } from './send-cached.ts'

/** How long a visitor waits for a page that is under way for another, in milliseconds: then it is their turn, so that a frame need not wait for a slow backend. */
const patienceMs = 250
/** Whoever has one made waits longer, and keeps the turn: a machine that is slow because it is busy must not be given the same page twice. */
const ownPatienceMs = 2_000

export async function cachedPage(c: AppContext, match: PathMatch, freshness: Freshness): Promise<Response> {
  const [origin, services] = [c.get('origin'), c.get('services')]
  const { pages, config, admission, embedded } = services
  const url = canonicalPage(c, match)
  // a shop without a public origin may be called by several names, and pages name it in canonical links
  const key = config.publicOrigin ? url : origin + url
  // and anybody can make up names
  const durable = isDurable(url) && (config.publicOrigin !== null || isLoopback(origin))
  const make = () => renderForCache(c, url, match, freshness)
  const makeInTurn = async () => {
    const leave = await admission.gate.enter('background')
    return leave && make().finally(leave)
  }
  const revalidate = (how: () => Promise<Made | null>) => waitUntilOf(c)(pages.revalidate(key, freshness, how, durable))
  /** A page that is under way; null where there is none, or it takes long. */
  const waitForMade = async (detail: 'stored' | 'collapsed'): Promise<Response | null> => {
    const making = pages.making(key)
    const made = making ? await within(making, detail === 'stored' ? ownPatienceMs : patienceMs) : null
    if (made?.page.status === 404) countUnknown(c)
    return made && sendMade(c, made, detail)
  }
  const found = await findPage(c, {
    key,
    freshness,
    locale: match.locale,
    lane: 'guest',
    streams: match.route !== 'product',
    revalidate: () => pages.wasUnfit(key) || revalidate(makeInTurn),
  })
  if (isUsable(found)) return sendCached(c, found)
  const refused = found ? null : await refuseGuest(c, isDurable(url))
  const shared = refused ?? (await waitForMade('collapsed'))
  if (shared) return shared

  const refuseNow = async () => (found ? null : refuseUnknown(c))
  /** The old page in the place of an answer that is none, as long as it says nothing of stock that is too old. */
  const orFound = async (answer: Response) => {
    const now = answer.status >= 500 && found ? pages.judge(found.page, freshness) : null
    if (!now?.isTrue) return null
    await answer.body?.cancel()
    return sendCached(c, now)
  }
  // a backend elsewhere may be slow: then the page is drawn live, and made for the others behind that
  const isQuick = embedded.commerce !== null && embedded.content !== null
  const isWorthIt = isDurable(url) || pages.wasAskedFor(key)
  if (isQuick && isWorthIt && !pages.wasUnfit(key)) {
    const answer = await inTurn(c, 'guest', async () => {
      const refused = await refuseNow()
      // somebody may have made it while this one waited
      const now = pages.peek(key, freshness)
      if (refused || isUsable(now)) return refused ?? (now && sendCached(c, now))
      revalidate(make)
      return waitForMade('stored')
    })
    if (answer) return (await orFound(answer)) ?? answer
  }
  const drawn = await drawInTurn(
    c,
    'guest',
    async () => (await refuseNow()) ?? renderPage(c, url, match.locale, { inlinesSheet: true }),
  )
  if (drawn.status === 404) countUnknown(c)
  const older = await orFound(drawn)
  if (older) return older
  const isLeft = found?.isAsked || pages.wasUnfit(key)
  const stores = !isQuick && isWorthIt && drawn.status === 200 && !isLeft
  drawn.headers.set('cache-status', `proviant-page; fwd=miss${stores ? '; stored' : ''}`)
  return stores ? afterwards(drawn, () => revalidate(makeInTurn)) : drawn
}
