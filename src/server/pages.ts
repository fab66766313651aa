/** Pages: a guest's from the cache as bytes, everybody else's drawn and streamed; what was missing is made behind the visitor's back (D48, D49). */
import { getCookie } from 'hono/cookie'
import { guardedTarget } from '#i18n/guards.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath, type PathMatch } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { pageTags } from './cache/content-tags.ts'
import { checkInlineScripts, type Page, toPage } from './cache/page.ts'
import type { FoundPage } from './cache/page-cache.ts'
import { type Freshness, maxTags, pageParameters, pages as policy } from './cache/policy.ts'
import { retryAfterSeconds } from './clients/backend-error.ts'
import { isLoopback } from './config.ts'
import type { RefusedForm, RequestContext } from './context.ts'
import { withRequest } from './context.ts'
import { errorPage } from './error-page.ts'
import { statusOf } from './page-status.ts'
import type { Renderer } from './renderer.ts'
import { type Api, type Hall, makeContext, noticeCookie, sessionCookie, waitUntilOf } from './request-context.ts'
import { completeHeaders, constantPolicy, cspHash, newNonce, noncePolicy } from './security-headers.ts'

type Deps = { api: Api; loadRenderer: () => Promise<Renderer> }

/** Path and the parameters that make another page, sorted: the key of a kept page, and the URL it is made from. */
function canonicalPage(hall: Hall, { route, locale }: PathMatch): string {
  const path = hall.req.path
  const start = hall.req.url.indexOf('?')
  const known = pageParameters[route]
  const certain = route === 'product' && (locale === 'nl' || locale === 'en')
  if (start < 0 || !known || certain) return path
  const given = new URLSearchParams(hall.req.url.slice(start))
  const kept = known.flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Pages that links lead to outlive this process; combinations, of which anybody can ask any number, stay in memory. */
const isDurable = (url: string) => /^[^?]*(?:\?page=[1-9]\d?)?$/.test(url)

/** Longer addresses are drawn each time: KV keys end at 512 bytes, and nobody shares such a link. */
const maxKeptUrl = 400

const compressed = { encodeBody: 'manual' } as ResponseInit

function sendKept(hall: Hall, { page, state, ttlSeconds }: FoundPage): Response {
  const brotli = (hall.req.header('accept-encoding') ?? '').includes('br')
  const etag = brotli ? `${page.etag.slice(0, -1)}-br"` : page.etag
  const status = `proviant-page; hit; ttl=${Math.round(ttlSeconds)}${state === 'hit' ? '' : `; detail=${state}`}`
  const headers: Record<string, string> = {
    ...completeHeaders(hall.get('shop').config),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'no-cache',
    'cache-status': status,
    etag,
    vary: 'accept-encoding, cookie',
  }
  hall.set('kept', status)
  if (hall.req.header('if-none-match')?.includes(page.etag.slice(1, -1)))
    return new Response(null, { status: 304, headers })
  if (!brotli) return new Response(page.bytes, { status: page.status, headers })
  headers['content-encoding'] = 'br'
  // on Node even a look at the headers of a ready answer costs as much as sending it
  const lent = hall.executionCtx as { complete?: boolean }
  if ('complete' in lent) lent.complete = true
  return new Response(page.brotli, { ...compressed, status: page.status, headers })
}

/** Does more work once the answer has left, or was given up: until then the visitor is the only one who is worked for. */
function afterwards(answer: Response, work: () => void): Response {
  if (!answer.body) return answer
  // the type library does not know `cancel` yet: a visitor who leaves early
  const passing = new TransformStream<Uint8Array, Uint8Array>({ flush: work, ...{ cancel: work } })
  return new Response(answer.body.pipeThrough(passing), { status: answer.status, headers: answer.headers })
}

const limited = (tags: Set<string>) =>
  tags.size > maxTags ? [...tags].filter((tag) => !tag.startsWith('entry:')) : [...tags]

export function createPages({ api, loadRenderer }: Deps) {
  async function draw(hall: Hall, url: string, context: RequestContext): Promise<Response> {
    const renderer = await loadRenderer()
    const headers = new Headers(hall.req.raw.headers)
    // the renderer would hold the stream back for whom it takes for a robot (D47)
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
    const { log, config, commerce, content, sealer } = hall.get('shop')
    // what fails at once can be waited for, and then the status is the truth about the whole page
    const down = commerce.down || content.down
    const mode = down || refusedForm || getCookie(hall, 'js') === '0' ? 'whole' : 'stream'
    const left = refusedForm ? null : await sealer.open(noticeCookie(hall), 'notice')
    const notice = typeof left === 'string' ? left : null
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
    headers.set('content-security-policy', noncePolicy(config, nonce))
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
    const refill = () =>
      waitUntilOf(hall)(pages.fill(key, freshness, () => make(hall, url, match.locale, freshness), durable))
    if (found && found.state !== 'error') {
      if (found.state === 'stale') refill()
      return sendKept(hall, found)
    }
    const drawn = await live(hall, url, match.locale)
    if (drawn.status >= 500 && found) {
      await drawn.body?.cancel()
      return sendKept(hall, found)
    }
    drawn.headers.set('cache-status', `proviant-page; fwd=miss${drawn.status === 200 ? '; stored' : ''}`)
    return drawn.status === 200 ? afterwards(drawn, refill) : drawn
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
    const keepable = hall.req.url.length <= maxKeptUrl && !sessionCookie(hall) && !noticeCookie(hall)
    if (freshness && keepable) return kept(hall, match, freshness)
    const query = hall.req.url.indexOf('?')
    const drawn = await live(hall, hall.req.path + (query < 0 ? '' : hall.req.url.slice(query)), match.locale)
    drawn.headers.set('cache-status', 'proviant-page; fwd=bypass')
    return drawn
  }

  const refused = (hall: Hall, path: string, form: RefusedForm) =>
    live(hall, path, matchPath(path.split('?')[0] ?? '/').locale, form)
  return { page, refused }
}
