/** Builds the context of a request (context.ts), once: its guard, its page and its api call read the same one. */

import { getCookie } from 'hono/cookie'
import { latelyCookie } from '#bootstrap/protocol.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { stock as stockLife } from '../cache/policy.ts'
import { joinStock, type Stock } from '../cache/stock.ts'
import { createCmsClient } from '../clients/cms-client.ts'
import { createPublicClient, type ReadReport } from '../clients/public-client.ts'
import { createSessionCheck } from '../clients/session-check.ts'
import { createSessionClient, type SessionClient } from '../clients/session-client.ts'
import type { Preview, RequestContext } from '../context.ts'
import type { AppContext, BuiltContext, Used } from '../env.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { createGreeting } from '../session/greeting.ts'
import { cookieName, type Session, unansweredParts } from '../session/session.ts'
import { countSearch } from './admit.ts'
import { clientNetwork, networkInMemory } from './client-network.ts'

/** A page's first byte waits no longer to hear whether its session is alive. */
const firstByteMs = 8
/** Nothing that is said of stock is shown for longer. */
const stockMs = (stockLife.maxAge + stockLife.staleWhileRevalidate) * 1000

export const isSecure = (c: AppContext) => c.get('origin').startsWith('https:')
export const sessionCookie = (c: AppContext) => getCookie(c, cookieName('pv_s', isSecure(c)))
/** Sealed: what a form without scripts left for the next page to say. */
export const noticeCookie = (c: AppContext) => getCookie(c, cookieName('pv_n', isSecure(c)))

/** The session of a request, opened once. Whoever sends a cookie that cannot be opened is a guest. */
export function sessionOf(c: AppContext): Promise<Session | null> {
  const opened = c.get('session') ?? c.get('services').sessions.open(c.get('services').sealer, sessionCookie(c))
  c.set('session', opened)
  return opened
}

/** What a form without scripts left to be said; null where there is nothing, or nothing that this shop wrote. */
export async function noticeOf(c: AppContext): Promise<string | null> {
  const left = await c.get('services').sealer.open(noticeCookie(c), 'notice')
  return typeof left === 'string' ? left : null
}

/** What an editor's preview was opened with, while it lasts. */
export async function previewOf(c: AppContext): Promise<Preview | null> {
  const opened = await c.get('services').sealer.open(getCookie(c, cookieName('pv_p', isSecure(c))), 'preview')
  const preview = opened as Preview | null
  return preview && preview.until > Date.now() / 1000 ? preview : null
}

export const waitUntilOf = (c: AppContext) => (work: Promise<unknown>) => c.executionCtx.waitUntil(work)

/** Who asks. */
type Visitor = Pick<
  RequestContext,
  'session' | 'preview' | 'cartToken' | 'wasCustomer' | 'placedOrder' | 'unansweredOrder'
> & {
  network: string | null
}

/** For what is made for everybody: no cookie of the request is looked at. */
const nobody: Visitor = {
  session: null,
  preview: null,
  cartToken: null,
  wasCustomer: false,
  placedOrder: undefined,
  unansweredOrder: undefined,
  network: null,
}

async function visitorOf(c: AppContext): Promise<Visitor> {
  const cookie = (name: Parameters<typeof cookieName>[0]) => getCookie(c, cookieName(name, isSecure(c)))
  const session = await sessionOf(c)
  const named = cookie('pv_c')
  return {
    session,
    preview: await previewOf(c),
    // only what this shop gave out: anything else is no name of a cart
    cartToken: named && /^[0-9a-f]{32}$/.test(named) ? named : null,
    wasCustomer: session === null && getCookie(c, latelyCookie) === '1',
    placedOrder: cookie('pv_o'),
    unansweredOrder: unansweredParts.map((name) => cookie(name) ?? '').join('') || undefined,
    network: clientNetwork(c),
  }
}

/** @param locale of the page or call; whoever asks again gets the same context */
export function contextOf(c: AppContext, locale: Locale): Promise<BuiltContext> {
  const built = c.var.context ?? visitorOf(c).then((visitor) => build(c, locale, visitor, false))
  c.set('context', built)
  return built
}

const inNobodysName = () => Promise.reject(new Error("what is made for everybody asks nothing in anybody's name"))

/**
 * The context of what is made for everybody: it cannot know who happened to ask, nor ask anything in their name.
 * @param anew what caches hold is asked for again when it is no longer fresh
 */
export async function guestContext(c: AppContext, locale: Locale, anew = false): Promise<BuiltContext> {
  const built = await build(c, locale, nobody, anew)
  const sessionClient: SessionClient = { commerce: inNobodysName, lacks: inNobodysName, takes: () => false }
  return { ...built, context: { ...built.context, sessionClient } }
}

/** Puts the cookies on the answer that were set while it was made. Called once a request, by whoever sends the answer. */
export async function withCookies(c: AppContext, answer: Response): Promise<Response> {
  const built = await c.get('context')
  for (const line of built?.cookieLines ?? []) answer.headers.append('set-cookie', line)
  // with cookies of its own the answer is this visitor's
  if (built?.cookieLines.length) c.set('cached', undefined)
  return answer
}

async function build(c: AppContext, locale: Locale, visitor: Visitor, anew: boolean): Promise<BuiltContext> {
  const { services, requestId, origin } = c.var
  const { config, sealer, log, commerce, content, sessions } = services
  const { network, ...known } = visitor
  const { session, cartToken } = known
  const siteId = config.sites[locale]
  const waitUntil = waitUntilOf(c)
  const never = Number.POSITIVE_INFINITY
  const best = { freshUntil: never, staleUntil: never }
  const stock: Stock = { words: {}, askedAt: never }
  const used: Used = { tags: new Set<string>(), doubtful: false, outage: false, missing: false, best, stock }
  const onRead = ({ tags, state, best: read, stock: told }: ReadReport) => {
    if (read) {
      best.freshUntil = Math.min(best.freshUntil, read.freshUntil)
      best.staleUntil = Math.min(best.staleUntil, read.staleUntil)
    }
    // two words for one packing: the page that shows both is nobody else's
    if (told && !joinStock(stock, told)) used.doubtful = true
    for (const tag of tags) used.tags.add(tag)
    if (state === 'error' || state === 'missing' || state === 'doubtful') used.doubtful = true
    if (state === 'missing') used.missing = true
  }
  const onSessionOver = () => session && sessions.over(session.id)
  const cookies = createCookieJar({
    sealer,
    secure: isSecure(c),
    now: Date.now,
    onStart: (id) => sessions.alive(id),
    onEnd: onSessionOver,
  })
  const common = { commerce, locale, waitUntil }
  const caller = session?.customer.id ?? networkInMemory(c)
  const sessionClient = createSessionClient({
    ...common,
    session,
    cartToken,
    requestId,
    network,
    caller,
    onSessionOver,
  })
  const isSessionAlive = createSessionCheck(sessionClient)
  const counts = !session && c.req.path.startsWith('/api/')
  const context: RequestContext = {
    ...known,
    requestId,
    locale,
    t: await loadTranslator(locale),
    siteId,
    config,
    origin,
    publicClient: createPublicClient({
      ...common,
      content,
      cache: services.answers,
      siteId,
      by: { lane: session ? 'customer' : 'guest', caller },
      anew,
      previewToken: visitor.preview?.token ?? null,
      ...(counts && { countSearch: (operationName: string) => countSearch(c, operationName) }),
      onRead,
    }),
    sessionClient,
    isSessionAlive,
    greeted: createGreeting({
      session,
      sessions,
      isSessionAlive,
      patienceMs: () => commerce.patienceMs('customer'),
      // in process it is as quick as the shop itself
      firstByteMs: config.commerceUrl ? firstByteMs : Number.POSITIVE_INFINITY,
      waitUntil,
    }),
    cms: createCmsClient(content, caller, waitUntil),
    secondsLeft: (atMost) => {
      const until = Math.min(best.staleUntil, stock.askedAt + stockMs)
      return Math.max(0, Math.min(atMost, Math.floor((until - Date.now()) / 1000)))
    },
    isGone: () => c.var.gone === true,
    redirects: () => services.redirects(locale, waitUntil),
    cookies,
    sealer,
    log,
    waitUntil,
    noteFailure: (status) => {
      if (status >= 500) used.doubtful = true
      if (status > 500) used.outage = true
    },
  }
  return { context, cookieLines: cookies.lines, used }
}
