import { getCookie } from 'hono/cookie'
import type { Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { wasLoggedInCookie } from '#protocol/protocol.ts'
import { createCmsClient } from '../clients/cms-client.ts'
import { type CacheReport, createPublicClient } from '../clients/public-client.ts'
import { createSessionClient, createSessionIntrospection, type SessionClient } from '../clients/session-client.ts'
import type { Preview, RequestContext } from '../context/context.ts'
import type { AppContext, ContextWithReport, RenderReport } from '../context/env.ts'
import { lazy } from '../context/lazy.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { createCurrentCustomer } from '../session/current-customer.ts'
import { findDevice } from '../session/known-devices.ts'
import { cookieName, type Session, unconfirmedOrderCookies } from '../session/session.ts'
import { countSearch } from './admission-control.ts'
import { clientNetwork, rateLimitKey } from './client-network.ts'
import { traceOf } from './request-log.ts'

/** Maximum delay of a page's first byte to check whether the session is active. */
const firstByteMs = 8

export const isSecure = (c: AppContext) => c.get('origin').startsWith('https:')
export const sessionCookie = (c: AppContext) => getCookie(c, cookieName('pv_s', isSecure(c)))
const deviceCookie = (c: AppContext) => getCookie(c, cookieName('pv_d', isSecure(c)))
export const flashCookie = (c: AppContext) => getCookie(c, cookieName('pv_n', isSecure(c)))

/** The token of `Authorization: Bearer <token>`. */
export const bearerOf = (c: AppContext): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

export function pathAndQuery(c: AppContext): string {
  const query = c.req.url.indexOf('?')
  return c.req.path + (query < 0 ? '' : c.req.url.slice(query))
}

const guest = Promise.resolve(null)

/** The session of a request, opened once; null for a guest and for an invalid cookie. */
export function sessionOf(c: AppContext): Promise<Session | null> {
  const cookie = sessionCookie(c)
  const opened = c.get('session') ?? (cookie ? openSession(c, cookie) : guest)
  c.set('session', opened)
  return opened
}

const openSession = (c: AppContext, cookie: string) => {
  const { sessions, sealer } = c.get('services')
  return sessions.open(sealer, cookie)
}

/** The flash message of a form without scripts; null if there is none, or if its seal is invalid. */
export async function flashMessageOf(c: AppContext): Promise<string | null> {
  const cookie = flashCookie(c)
  const notice = cookie ? await c.get('services').sealer.open(cookie, 'notice') : null
  return typeof notice === 'string' ? notice : null
}

/** An editor's preview; null if there is none or it has expired. */
export async function previewOf(c: AppContext): Promise<Preview | null> {
  const cookie = getCookie(c, cookieName('pv_p', isSecure(c)))
  const preview = (cookie ? await c.get('services').sealer.open(cookie, 'preview') : null) as Preview | null
  return preview && preview.until > Date.now() / 1000 ? preview : null
}

export const waitUntilOf = (c: AppContext) => (work: Promise<unknown>) => c.executionCtx.waitUntil(work)

type Visitor = Pick<
  RequestContext,
  'session' | 'preview' | 'cartToken' | 'wasLoggedIn' | 'placedOrder' | 'unconfirmedOrder' | 'dismissedItems'
>

/** For pages that are shared: no cookie of the request is read. */
const anonymous: Visitor = {
  session: null,
  preview: null,
  cartToken: null,
  wasLoggedIn: false,
  placedOrder: undefined,
  unconfirmedOrder: undefined,
  dismissedItems: undefined,
}

async function visitorOf(c: AppContext): Promise<Visitor> {
  const cookie = (name: Parameters<typeof cookieName>[0]) => getCookie(c, cookieName(name, isSecure(c)))
  const session = await sessionOf(c)
  const cart = cookie('pv_c')
  return {
    session,
    preview: await previewOf(c),
    // only tokens in the format of createGuestCart
    cartToken: cart && /^[0-9a-f]{32}$/.test(cart) ? cart : null,
    wasLoggedIn: session === null && getCookie(c, wasLoggedInCookie) === '1',
    placedOrder: cookie('pv_o'),
    unconfirmedOrder: unconfirmedOrderCookies.map((name) => cookie(name) ?? '').join('') || undefined,
    dismissedItems: cookie('pv_h'),
  }
}

/** The context of a request, built once. @param locale of the page or call */
export function contextOf(c: AppContext, locale: Locale): Promise<ContextWithReport> {
  const built = c.var.built ?? visitorOf(c).then((visitor) => build(c, locale, visitor))
  c.set('built', built)
  return built
}

const rejectPrivateCall = () => Promise.reject(new Error('a page for others makes no private call'))
const noSessionClient: SessionClient = { commerce: rejectPrivateCall, lacks: rejectPrivateCall, takes: () => false }

/** The context of a guest page or other shared content: without data of the visitor. @param mustRevalidate reads only fresh responses */
export const guestContext = (c: AppContext, locale: Locale, mustRevalidate = false): Promise<ContextWithReport> =>
  build(c, locale, anonymous, { sessionClient: noSessionClient, mustRevalidate })

export async function withCookies(c: AppContext, response: Response): Promise<Response> {
  const built = await c.get('built')
  for (const line of built?.cookieLines ?? []) response.headers.append('set-cookie', line)
  // a response with cookies is private
  if (built?.cookieLines.length) c.set('cached', undefined)
  return response
}

type Shared = { sessionClient: SessionClient; mustRevalidate: boolean }

/** @param shared only for pages that are shared */
async function build(c: AppContext, locale: Locale, visitor: Visitor, shared?: Shared): Promise<ContextWithReport> {
  const { services, requestId, origin } = c.var
  const { config, sealer, log, commerce, content, sessions } = services
  const { session, cartToken } = visitor
  const siteId = config.sites[locale]
  const waitUntil = waitUntilOf(c)
  const used: RenderReport = {
    tags: new Set(),
    isPartial: false,
    outage: false,
    missing: false,
    rejected: null,
    showsStock: false,
  }
  const onRead = ({ tags, state, showsStock }: CacheReport) => {
    for (const tag of tags) used.tags.add(tag)
    if (state === 'error' || state === 'missing') used.isPartial = true
    if (state === 'missing') used.missing = true
    if (showsStock) used.showsStock = true
  }
  const onSessionOver = () => session && sessions.over(session.id)
  const cookies = createCookieJar({
    sealer,
    secure: isSecure(c),
    now: Date.now,
    deviceCookie: shared ? undefined : deviceCookie(c),
    onStart: (id) => sessions.alive(id),
    onEnd: onSessionOver,
  })
  const common = { commerce, locale, waitUntil, trace: traceOf(c) }
  const caller = lazy(() => session?.customer.id ?? rateLimitKey(c))
  const sessionClient = lazy(
    () =>
      shared?.sessionClient ??
      createSessionClient({
        ...common,
        session,
        cartToken,
        requestId,
        network: clientNetwork(c),
        caller: caller(),
        purpose: c.req.method === 'POST' ? 'write' : c.req.path.startsWith('/api/') ? 'read' : 'page',
        onSessionOver,
      }),
  )
  const countsSearches = !session && c.req.path.startsWith('/api/')
  const publicClient = lazy(() =>
    createPublicClient({
      ...common,
      content,
      cache: services.answers,
      siteId,
      by: { trafficClass: session ? 'customer' : 'guest', caller: caller() },
      mustRevalidate: shared?.mustRevalidate ?? false,
      previewToken: visitor.preview?.token ?? null,
      ...(countsSearches && { countSearch: (operationName: string) => countSearch(c, operationName) }),
      onRead,
    }),
  )
  const cms = lazy(() =>
    createCmsClient(content, {
      ...{ caller: caller(), waitUntil, trace: traceOf(c) },
      sendsFiles: c.req.header('content-type')?.startsWith('multipart/') ?? false,
    }),
  )
  const sessionCheck = lazy(() => createSessionIntrospection(sessionClient()))
  const isSessionActive = () => sessionCheck()()
  const context: RequestContext = {
    ...visitor,
    requestId,
    locale,
    t: await loadTranslator(locale),
    siteId,
    config,
    origin,
    get publicClient() {
      return publicClient()
    },
    get sessionClient() {
      return sessionClient()
    },
    get cms() {
      return cms()
    },
    isSessionActive,
    currentCustomer: createCurrentCustomer({
      session,
      sessions,
      isSessionActive,
      maxWaitMs: () => commerce.maxWaitMs('customer'),
      // an embedded backend is as fast as the shop itself
      firstByteMs: config.commerceUrl ? firstByteMs : Number.POSITIVE_INFINITY,
      waitUntil,
    }),
    isGone: () => c.var.gone === true,
    findDevice: (email) => findDevice(sealer, deviceCookie(c), email),
    countSubmission: async (emails) => (await import('./submission-limits.ts')).countSubmission(c, emails),
    checkUploadLimits: async (bytes) => (await import('./submission-limits.ts')).checkUploadLimits(c, locale, bytes),
    withUploadPermit: async (work) => (await import('./submission-limits.ts')).withUploadPermit(c, work),
    redirects: () => services.redirects(locale, waitUntil),
    authorizeOperator: async (link) => {
      const { authorizeOperator } = await import('./operator-access.ts')
      return authorizeOperator(c, link, async (locale) => (await guestContext(c, locale)).context)
    },
    cookies,
    sealer,
    log,
    logOnce: services.logOnce,
    waitUntil,
    reportFailure: (status) => {
      if (status >= 500) used.isPartial = true
      if (status > 500) used.outage = true
      if (status === 400 || status === 403 || status === 409) used.rejected = status
    },
  }
  return { context, cookieLines: cookies.lines, used }
}
