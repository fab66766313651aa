/** Builds the context of one request (context.ts) from what the hall knows. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { clientNetwork, networkInMemory } from './client-network.ts'
import { createCmsCalls } from './clients/cms-calls.ts'
import { createPrivateCalls } from './clients/private-calls.ts'
import { type BestBefore, createPublicReads, type Told } from './clients/public-reads.ts'
import type { RequestContext } from './context.ts'
import { createCookieJar } from './cookie-jar.ts'
import type { HallEnv } from './hall.ts'
import { cookieName, latelyCookie, openSession, type Session, unansweredParts } from './session.ts'
import { createSessionCheck } from './session-check.ts'
import { within } from './within.ts'

export type Hall = Context<HallEnv>

/** The api as the hall knows it: something that answers requests for a context. */
export interface Api {
  fetch(request: Request, env: { context: RequestContext; byValue?: boolean }): Response | Promise<Response>
}

/**
 * doubtful: something failed, or is older than it should be; not for others.
 * best: when the first perishable thing on it ends.
 * outage: a call of the page ended with a backend's failure. missing: a public read failed, and nothing of it was kept.
 */
export type Used = { tags: Set<string>; doubtful: boolean; outage: boolean; missing: boolean; best: BestBefore }

export interface Made {
  context: RequestContext
  /** `Set-Cookie` values that the answer must carry. */
  cookieLines: string[]
  /** What the page was made of. */
  used: Used
}

export const isSecure = (hall: Hall) => hall.get('origin').startsWith('https:')
export const sessionCookie = (hall: Hall) => getCookie(hall, cookieName('pv_s', isSecure(hall)))
/** Sealed: what a form without scripts left for the next page to say. */
export const noticeCookie = (hall: Hall) => getCookie(hall, cookieName('pv_n', isSecure(hall)))

/** The session of a request, opened once. Whoever sends a cookie that cannot be opened is a guest. */
export function sessionOf(hall: Hall): Promise<Session | null> {
  const opened = hall.get('session') ?? openSession(hall.get('shop').sealer, sessionCookie(hall), Date.now())
  hall.set('session', opened)
  return opened
}

/** What a form without scripts left to be said; null where there is nothing, or nothing that this shop wrote. */
export async function noticeOf(hall: Hall): Promise<string | null> {
  const left = await hall.get('shop').sealer.open(noticeCookie(hall), 'notice')
  return typeof left === 'string' ? left : null
}

export const waitUntilOf = (hall: Hall) => (work: Promise<unknown>) => hall.executionCtx.waitUntil(work)

type Options = { locale: Locale; url: string; api: Api; guest?: boolean } & Partial<
  Pick<RequestContext, 'nonce' | 'mode' | 'keepData' | 'inlineCss' | 'refusedForm' | 'notice' | 'drawnFor'>
> & {
    /** Called before a guest's own words are asked of a backend; throws when there were too many. */
    countSearch?: (operationName: string) => void
  }

/** @param options.guest no cookie of the request is looked at: for what is made for everybody */
export async function makeContext(hall: Hall, options: Options): Promise<Made> {
  const { shop, requestId, origin } = hall.var
  const { config, sealer, log, commerce, content } = shop
  const { locale, url, api, guest = false } = options
  const secure = isSecure(hall)
  const siteId = config.sites[locale]
  const waitUntil = waitUntilOf(hall)
  const never = Number.POSITIVE_INFINITY
  const best: BestBefore = { freshUntil: never, staleUntil: never }
  const used: Used = { tags: new Set<string>(), doubtful: false, outage: false, missing: false, best }
  const onRead = ({ tags, state, best: read }: Told) => {
    if (read) {
      best.freshUntil = Math.min(best.freshUntil, read.freshUntil)
      best.staleUntil = Math.min(best.staleUntil, read.staleUntil)
    }
    for (const tag of tags) used.tags.add(tag)
    if (state === 'error' || state === 'missing' || state === 'doubtful') used.doubtful = true
    if (state === 'missing') used.missing = true
  }
  const session = guest ? null : await sessionOf(hall)
  const named = guest ? undefined : getCookie(hall, cookieName('pv_c', secure))
  // only what this shop gave out: anything else is no name of a cart
  const cartToken = named && /^[0-9a-f]{32}$/.test(named) ? named : null
  const { sessions } = shop
  const cookies = createCookieJar({
    sealer,
    secure,
    now: Date.now,
    onStart: (id) => sessions.alive(id),
    onEnd: () => session && sessions.over(session.id),
  })
  const common = { commerce, locale, waitUntil }
  const caller = session?.customer.id ?? networkInMemory(hall)
  const calls = createPrivateCalls({
    ...common,
    session,
    cartToken,
    requestId,
    network: guest ? null : await clientNetwork(hall),
    caller,
    onSessionOver: () => session && sessions.over(session.id),
  })
  const isSessionAlive = hall.get('isSessionAlive') ?? createSessionCheck(calls)
  if (!guest) hall.set('isSessionAlive', isSessionAlive)
  const context: RequestContext = {
    requestId,
    locale,
    t: await loadTranslator(locale),
    siteId,
    config,
    origin,
    url,
    session,
    drawnFor: options.drawnFor ?? null,
    cartToken,
    wasCustomer: !guest && session === null && getCookie(hall, latelyCookie) === '1',
    reads: createPublicReads({
      ...common,
      content,
      cache: shop.answers,
      siteId,
      by: { lane: session ? 'customer' : 'guest', caller },
      anew: guest,
      ...(options.countSearch && !session && { countSearch: options.countSearch }),
      onRead,
    }),
    calls,
    isSessionAlive,
    greeted: async () => {
      if (!session) return null
      // the shell leaves before commerce answers: what was true a moment ago is told at once
      if (sessions.isFresh(session.id)) return session.customer
      const isAlive = await within(isSessionAlive(), commerce.patienceMs('customer'))
      if (isAlive) sessions.alive(session.id)
      return isAlive === false ? null : session.customer
    },
    cms: createCmsCalls(content, caller, waitUntil),
    secondsLeft: (atMost) => Math.max(0, Math.min(atMost, Math.floor((best.staleUntil - Date.now()) / 1000))),
    redirects: () => shop.redirects(locale, waitUntil),
    cookies,
    sealer,
    log,
    waitUntil,
    callApi: async (path, init) => {
      const answer = await api.fetch(new Request(path, init), { context, byValue: true })
      if (answer.status >= 500) used.doubtful = true
      if (answer.status > 500) used.outage = true
      return answer
    },
    nonce: options.nonce,
    mode: options.mode ?? 'stream',
    keepData: options.keepData,
    inlineCss: options.inlineCss ?? null,
    refusedForm: options.refusedForm ?? null,
    notice: options.notice ?? null,
    unansweredOrder: guest
      ? undefined
      : unansweredParts.map((name) => getCookie(hall, cookieName(name, secure)) ?? '').join('') || undefined,
    placedOrder: guest ? undefined : getCookie(hall, cookieName('pv_o', secure)),
  }
  return { context, cookieLines: cookies.lines, used }
}
