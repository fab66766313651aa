// The facts of one request for a page that is not cached, and screens, for tests of page-plan.ts.
import type { PagePlanInput } from '#server/pages/page-plan.ts'
import { screens } from '#server/pages/screens.ts'

export const { range, cart } = screens
/** Cached for guests only; no current screen is. */
export const guestsOnly: PagePlanInput['screen'] = { freshness: range.freshness, shared: false }

/** A guest requests a page that is not cached; both backends are embedded. */
export const guest: PagePlanInput = {
  screen: range,
  visitor: 'guest',
  personal: null,
  method: 'GET',
  scripts: 'on',
  url: 'listed',
  sortsByPrice: false,
  backendDown: false,
  backends: 'embedded',
  cached: 'missing',
  inFlight: false,
  waitedFor: 'nothing',
  isUncacheable: false,
  requestedBefore: false,
  retryAfterSeconds: 0,
}
