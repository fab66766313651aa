/** Facts of one page request for page-plan.ts, and the cache entry of its page. */
import { getCookie } from 'hono/cookie'
import type { PathMatch } from '#i18n/paths.ts'
import { scriptsCookie } from '#protocol/protocol.ts'
import type { CachedPage } from '../cache/page-cache.ts'
import type { Freshness } from '../cache/policy.ts'
import { isLoopback } from '../config/config.ts'
import type { AppContext } from '../context/env.ts'
import { guestRetryAfter } from '../http/admission-control.ts'
import { contextOf, flashMessageOf, previewOf, sessionOf } from '../http/request-context.ts'
import type { GuestRequest } from '../limits/admission.ts'
import type { Session } from '../session/session.ts'
import { type PagePlanInput, type Variant, variantOf } from './page-plan.ts'
import { toPageUrl } from './page-url.ts'
import { screens } from './screens.ts'

/** Longer URLs are rendered for every request: KV keys end at 512 bytes. */
const maxUrl = 400

/** Facts are looked up when a plan reads them: a cached page needs few of them. */
export class PageVisit implements PagePlanInput {
  readonly c: AppContext
  readonly match: PathMatch
  readonly screen: PagePlanInput['screen']
  /** Path and the query parameters of the cache key, sorted: the URL from which a cached page is rendered. */
  readonly canonicalUrl: string
  readonly url: PagePlanInput['url']
  stored: { variant: Variant; key: string; freshness: Freshness } | null = null
  customer: Session['customer'] | null = null
  found: CachedPage | null = null

  visitor: PagePlanInput['visitor']
  personal: PagePlanInput['personal'] = null
  waitedFor: PagePlanInput['waitedFor'] = 'nothing'
  #retryAfterSeconds: number | undefined

  constructor(c: AppContext, match: PathMatch, session: Session | null) {
    this.c = c
    this.match = match
    this.visitor = session ? 'customer' : 'guest'
    const screen = screens[match.route]
    this.screen = c.get('services').development ? { ...screen, freshness: null } : screen
    const start = c.req.url.indexOf('?')
    const search = start < 0 ? '' : c.req.url.slice(start)
    this.canonicalUrl = toPageUrl(c.req.path, search, screen.parameters[match.locale])
    const isListed = /^[^?]*(?:\?page=[1-9]\d?)?$/.test(this.canonicalUrl)
    this.url = c.req.url.length > maxUrl ? 'long' : isListed ? 'listed' : 'unbounded'
  }

  get method() {
    return this.c.req.method === 'HEAD' ? 'HEAD' : 'GET'
  }
  get scripts() {
    return getCookie(this.c, scriptsCookie) === '0' ? 'off' : 'on'
  }
  get sortsByPrice() {
    return /[?&]sort=[^&]*price/.test(this.canonicalUrl)
  }
  get backends() {
    const { commerce, content } = this.c.get('services').embedded
    return commerce !== null && content !== null ? 'embedded' : 'external'
  }
  get backendDown() {
    const { commerce, content } = this.c.get('services')
    const trafficClass = this.visitor === 'guest' ? 'guest' : 'customer'
    return commerce.isDown(trafficClass) || content.isDown(trafficClass)
  }
  get cached() {
    return this.found?.state ?? 'missing'
  }
  get inFlight() {
    return this.#pages.isInFlight(this.key)
  }
  get isUncacheable() {
    return this.#pages.isUncacheable(this.key)
  }
  get requestedBefore() {
    return this.#pages.wasRequestedBefore(this.key)
  }
  get retryAfterSeconds() {
    return this.#retryAfterSeconds ?? 0
  }

  /** Charges a guest for a missing page, once. Not a promise for a cached one. */
  charge(): Promise<void> | undefined {
    const isCharged = this.visitor === 'guest' && this.cached === 'missing' && this.#retryAfterSeconds === undefined
    return isCharged ? this.#charge() : undefined
  }

  async #charge() {
    this.#retryAfterSeconds = await guestRetryAfter(this.c, this.#request)
  }

  /** By what the page costs. */
  get #request(): GuestRequest {
    if (!this.screen.freshness) return 'screen'
    return this.stored && this.url === 'listed' && !this.isUncacheable ? 'listed' : 'arbitrary'
  }

  get key() {
    return this.stored?.key ?? ''
  }
  /** The page may be written to KV: its URL and host name are not arbitrary. */
  get isPersistable() {
    const { publicOrigin } = this.c.get('services').config
    return this.url === 'listed' && (publicOrigin !== null || isLoopback(this.c.get('origin')))
  }
  get #pages() {
    return this.c.get('services').pages
  }

  /** Looks the page up in memory again: another request may have rendered it while this one was queued. */
  refresh() {
    if (this.stored) this.found = this.#pages.peek(this.stored.key, this.stored.freshness)
  }
}

export async function openVisit(c: AppContext, match: PathMatch): Promise<PageVisit> {
  const session = await sessionOf(c)
  const visit = new PageVisit(c, match, session)
  // only sealed cookies: an arbitrary one must not bypass the cache
  if ((await flashMessageOf(c)) !== null) visit.personal = 'notice'
  else if ((await previewOf(c)) !== null) visit.personal = 'preview'
  else if (session?.customer.onBehalf) visit.personal = 'on-behalf'
  const { freshness } = visit.screen
  const variant = variantOf(visit)
  if (!variant || !freshness) return visit
  const { pages, config } = c.get('services')
  // without a public origin the shop has several host names, and canonical links contain the name
  let key = config.publicOrigin ? visit.canonicalUrl : c.get('origin') + visit.canonicalUrl
  if (variant === 'customer') {
    visit.customer = await (await contextOf(c, match.locale)).context.currentCustomer()
    if (!visit.customer) {
      visit.visitor = 'expired'
      return visit
    }
    // the packing that is shown first depends on the customer's preferred unit
    key = `customers:${visit.customer.preferredUnitId ?? ''}:${key}`
  }
  visit.stored = { variant, key, freshness }
  visit.found = await pages.find(key, freshness)
  return visit
}
