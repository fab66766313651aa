/** Pages: a guest's from the cache as bytes, everybody else's drawn and streamed; what was missing is made behind the visitor's back. */
import { getCookie } from 'hono/cookie'
import { guardedTarget } from '#i18n/guards.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath, type PathMatch } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { countUnknown, drawInTurn, refuseGuest, refuseUnknown } from './admission.ts'
import { afterwards } from './afterwards.ts'
import { pageTags } from './cache/content-tags.ts'
import { Memory } from './cache/memory.ts'
import { checkInlineScripts, type Page, toPage } from './cache/page.ts'
import { type Freshness, maxTags, pages as policy } from './cache/policy.ts'
import { retryAfterSeconds } from './clients/backend-error.ts'
import { isLoopback } from './config.ts'
import type { RefusedForm, RequestContext } from './context.ts'
import { withRequest } from './context.ts'
import { errorPage } from './error-page.ts'
import { canonicalPage, isDurable, maxKeptUrl } from './page-address.ts'
import { statusOf } from './page-status.ts'
import type { Renderer } from './renderer.ts'
import {
  type Api,
  type Hall,
  makeContext,
  noticeCookie,
  noticeOf,
  sessionCookie,
  sessionOf,
  waitUntilOf,
} from './request-context.ts'
import { constantPolicy, cspHash, newNonce, noncePolicy } from './security-headers.ts'
import { sendKept, withoutSession } from './send-kept.ts'

type Deps = { api: Api; loadRenderer: () => Promise<Renderer> }

const limited = (tags: Set<string>) =>
  tags.size > maxTags ? [...tags].filter((tag) => !tag.startsWith('entry:')) : [...tags]

export function createPages({ api, loadRenderer }: Deps) {
  /** Addresses that anybody can make up: such a page is made for others once it has been asked for twice. */
  const askedOnce = new Memory<true>(1_000_000)

  function isAskedAgain(key: string): boolean {
    if (askedOnce.get(key)) return true
    askedOnce.set(key, true, 2 * key.length)
    return false
  }

  async function draw(hall: Hall, url: string, context: RequestContext): Promise<Response> {
    const renderer = await loadRenderer()
    const headers = new Headers(hall.req.raw.headers)
    // the renderer would hold the stream back for whom it takes for a robot
    headers.delete('user-agent')
    return withRequest(context, () => renderer.render(new Request(hall.get('origin') + url, { headers }), context))
  }

  /** A page for one visitor, drawn now. */
  async function live(
    hall: Hall,
    url: string,
    locale: Locale,
    refusedForm: RefusedForm | null = null,
  ): Promise<Response> {
    const nonce = newNonce()
    const { log, config, commerce, content } = hall.get('shop')
    // what fails at once can be waited for, and then the status is the truth about the whole page
    const lane = (await sessionOf(hall)) ? 'customer' : 'guest'
    const down = commerce.isDown(lane) || content.isDown(lane)
    const notice = refusedForm ? null : await noticeOf(hall)
    // a browser without scripts must not come back for the whole page: what is said once would be gone
    const mode = down || refusedForm || notice || getCookie(hall, 'js') === '0' ? 'whole' : 'stream'
    const options = { locale, url, api, nonce, mode, refusedForm, notice } as const
    const { context, cookieLines, used } = await makeContext(hall, options)
    if (noticeCookie(hall)) context.cookies.forgetNotice()
    let answer: Response
    try {
      answer = await draw(hall, url, context)
    } catch (error) {
      log('error', 'render.failed', {
        req: context.requestId,
        message: error instanceof Error ? error.stack : String(error),
      })
      answer = await errorPage(context, 500)
    }
    const headers = new Headers(answer.headers)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', noncePolicy(config, nonce))
    headers.set('cache-control', 'private, no-store')
    const { route } = matchPath(url.split('?')[0] ?? '/')
    const status = statusOf(route, answer.status, used)
    if (status === 503) headers.set('retry-after', String(retryAfterSeconds))
    // one that is over goes only where one logs in again: a late answer must not take away the session of a new login
    const isOver = routes[route].guard === 'only-not-logged-in' || !context.session
    if (sessionCookie(hall) && isOver && !(await context.greeted())) context.cookies.endSession()
    for (const line of cookieLines) headers.append('set-cookie', line)
    return new Response(answer.body, { status, headers })
  }

  /** A page for every guest: whole, without nonce, its data apart. Null when it may not be kept. */
  async function make(
    hall: Hall,
    url: string,
    locale: Locale,
    { fresh, stale }: Freshness,
  ): Promise<{ page: Page; data: string } | null> {
    const { shop, origin } = hall.var
    const renderer = await loadRenderer()
    const { version } = shop.tokens
    let data = ''
    const keepData = (source: string) => {
      data = source
    }
    const options = { locale, url, api, guest: true, mode: 'whole', keepData, inlineCss: renderer.css } as const
    const { context, used } = await makeContext(hall, options)
    const request = new Request(origin + url, { headers: { accept: 'text/html' } })
    const answer = await withRequest(context, () => renderer.render(request, context))
    const html = await answer.text()
    // something failed, or was purged meanwhile: not for others
    if (used.doubtful || answer.status !== 200 || shop.tokens.version !== version) return null
    checkInlineScripts(html, renderer.inlineScripts)
    const scripts = await Promise.all(renderer.inlineScripts.map(cspHash))
    const styles = renderer.css ? [await cspHash(renderer.css)] : []
    const tags = [...limited(used.tags), ...pageTags(hall.req.path)]
    const freshUntil = Date.now() + fresh * 1000
    const facts = {
      status: answer.status,
      csp: constantPolicy(shop.config, { scripts, styles }),
      freshUntil: Math.min(freshUntil, used.best.freshUntil),
      staleUntil: Math.min(freshUntil + stale * 1000, used.best.staleUntil),
      tokens: shop.tokens.take(tags),
    }
    return { page: await toPage(html, data, facts), data }
  }

  async function kept(hall: Hall, match: PathMatch, freshness: Freshness): Promise<Response> {
    const shop = hall.get('shop')
    const { pages } = shop
    const url = canonicalPage(hall, match)
    // a shop without a public origin may be called by several names, and pages name it in canonical links
    const origin = hall.get('origin')
    const key = shop.config.publicOrigin ? url : origin + url
    // and anybody can make up names
    const durable = isDurable(url) && (shop.config.publicOrigin !== null || isLoopback(origin))
    const found = pages.peek(key, freshness) ?? (await pages.find(key, freshness))
    const makeInTurn = async () => {
      const leave = await shop.admission.gate.enter('background')
      return leave && make(hall, url, match.locale, freshness).finally(leave)
    }
    const refill = () => waitUntilOf(hall)(pages.fill(key, freshness, makeInTurn, durable))
    if (found && found.state !== 'error') {
      if (found.state === 'stale') refill()
      return sendKept(hall, found)
    }
    const refused = found ? null : await refuseGuest(hall, isDurable(url))
    if (refused) return refused
    const drawn = await drawInTurn(
      hall,
      'guest',
      async () => (found ? null : await refuseUnknown(hall)) ?? live(hall, url, match.locale),
    )
    if (drawn.status === 404) countUnknown(hall)
    if (drawn.status >= 500 && found) {
      await drawn.body?.cancel()
      return sendKept(hall, found)
    }
    const stores = drawn.status === 200 && (isDurable(url) || isAskedAgain(key))
    drawn.headers.set('cache-status', `proviant-page; fwd=miss${stores ? '; stored' : ''}`)
    return stores ? afterwards(drawn, refill) : drawn
  }

  /** Where the guard of a route sends a visitor, or null. */
  async function guarded(hall: Hall, { locale, route }: PathMatch): Promise<Response | null> {
    if (!routes[route].guard) return null
    const { context } = await makeContext(hall, { locale, url: hall.req.path, api })
    const query = hall.req.url.indexOf('?')
    const here = hall.req.path + (query < 0 ? '' : hall.req.url.slice(query))
    const target = guardedTarget(here, (await context.greeted()) !== null)
    if (target === null) return null
    return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'private, no-store' } })
  }

  async function page(hall: Hall): Promise<Response> {
    const match = matchPath(hall.req.path)
    const elsewhere = await guarded(hall, match)
    if (elsewhere) return elsewhere
    const freshness = policy[match.route]
    const session = await sessionOf(hall)
    // a cookie that says nothing opens no way around the cache
    const isForAll = !session && (await noticeOf(hall)) === null
    if (freshness && isForAll && hall.req.url.length <= maxKeptUrl) {
      const answer = await kept(hall, match, freshness)
      return sessionCookie(hall) && !answer.headers.has('set-cookie') ? withoutSession(hall, answer) : answer
    }
    const refused = session ? null : await refuseGuest(hall, false)
    if (refused) return refused
    const query = hall.req.url.indexOf('?')
    const url = hall.req.path + (query < 0 ? '' : hall.req.url.slice(query))
    const priority = session ? 'customer' : freshness ? 'guest' : 'own'
    const drawn = await drawInTurn(hall, priority, () => live(hall, url, match.locale))
    drawn.headers.set('cache-status', 'proviant-page; fwd=bypass')
    return drawn
  }

  async function refused(hall: Hall, path: string, form: RefusedForm): Promise<Response> {
    const priority = (await sessionOf(hall)) ? 'customer' : 'own'
    return drawInTurn(hall, priority, () => live(hall, path, matchPath(path.split('?')[0] ?? '/').locale, form))
  }
  return { page, refused }
}
