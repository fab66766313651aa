/** A page for one visitor, rendered now: streamed, or whole where the browser or the moment asks for it. Called by pages.ts and cached-page.ts. */

import { getCookie } from 'hono/cookie'
import { scriptsCookie } from '#bootstrap/protocol.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import { type RefusedForm, type RenderOptions, type RequestContext, withRendering } from '../context.ts'
import type { AppContext } from '../env.ts'
import { newNonce, noncePolicy } from '../http/content-policy.ts'
import { errorPage } from '../http/error-page.ts'
import { contextOf, noticeCookie, noticeOf, sessionCookie } from '../http/request-context.ts'
import { statusOf } from './page-status.ts'

async function render(c: AppContext, context: RequestContext, options: RenderOptions): Promise<Response> {
  const renderer = await c.var.loadRenderer()
  const headers = new Headers(c.req.raw.headers)
  // the renderer would hold the stream back for whom it takes for a robot
  headers.delete('user-agent')
  const request = new Request(c.var.origin + options.url, { headers })
  return withRendering({ context, options }, () => renderer.render(request, context, options))
}

interface Drawing {
  refusedForm?: RefusedForm
  /** The page carries its sheet, as those do that come from the cache: who sees it may be here for the first time. */
  inlinesSheet?: boolean
}

/** @param url public path and query */
export async function renderPage(
  c: AppContext,
  url: string,
  locale: Locale,
  { refusedForm, inlinesSheet = false }: Drawing = {},
): Promise<Response> {
  const nonce = newNonce()
  const { log, config, commerce, content } = c.var.services
  const { context: known, used } = await contextOf(c, locale)
  // what a write has read before it was refused is asked again
  const context = refusedForm ? { ...known } : known
  // what fails at once can be waited for, and then the status is the truth about the whole page
  const lane = context.session ? 'customer' : 'guest'
  const down = commerce.isDown(lane) || content.isDown(lane)
  const notice = refusedForm ? null : await noticeOf(c)
  // a browser without scripts must not come back for the whole page: what is said once would be gone
  const mode = down || refusedForm || notice || getCookie(c, scriptsCookie) === '0' ? 'whole' : 'stream'
  if (noticeCookie(c)) context.cookies.forgetNotice()
  let answer: Response
  try {
    const renderer = await c.var.loadRenderer()
    const inlineCss = inlinesSheet ? renderer.css : null
    answer = await render(c, context, { url, mode, nonce, inlineCss, refusedForm: refusedForm ?? null, notice })
  } catch (error) {
    log('error', 'render.failed', {
      req: context.requestId,
      message: error instanceof Error ? error.stack : String(error),
    })
    answer = errorPage(context, 500)
  }
  const headers = new Headers(answer.headers)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', noncePolicy(config, nonce))
  headers.set('cache-control', 'private, no-store')
  const { route } = matchPath(url.split('?')[0] ?? '/')
  const status = statusOf(route, answer.status, used)
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds))
  // one that is over goes only where one logs in again: a late answer must not take away the session of a new login
  const isOver = routes[route].guard === 'only-not-logged-in' || !context.session
  if (sessionCookie(c) && isOver && !(await context.greeted())) context.cookies.endSession()
  return new Response(answer.body, { status, headers })
}
