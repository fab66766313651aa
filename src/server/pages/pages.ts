/** Page requests: the guard of a route redirects, all others are served; and the page of a form with errors. */
import { guardedTarget } from '#i18n/guards.ts'
import { matchPath, type PathMatch } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import type { RefusedForm } from '../context.ts'
import type { AppContext } from '../env.ts'
import { renderInTurn } from '../http/admission-control.ts'
import { contextOf, withCookies } from '../http/request-context.ts'
import { renderPage, withQuery } from './render-page.ts'
import { servePage } from './serve-page.ts'

async function guardRedirect(c: AppContext, { locale, route }: PathMatch): Promise<Response | null> {
  const { guard } = routes[route]
  if (!guard) return null
  const { context } = await contextOf(c, locale)
  // a customer whose session has ended must reach the login
  const customer = await context.greeted(guard === 'only-not-logged-in')
  const target = guardedTarget(withQuery(c), customer !== null)
  if (target === null) return null
  return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'private, no-store' } })
}

export async function page(c: AppContext): Promise<Response> {
  const match = matchPath(c.req.path)
  return withCookies(c, (await guardRedirect(c, match)) ?? (await servePage(c, match)))
}

/** The page of a form with errors, with what was typed and the messages; the caller adds the cookies. */
export function refusedPage(c: AppContext, path: string, form: RefusedForm): Promise<Response> {
  const { locale } = matchPath(path.split('?')[0] ?? '/')
  return renderInTurn(c, 'individual', () => renderPage(c, path, locale, { mode: 'whole', refusedForm: form }))
}
