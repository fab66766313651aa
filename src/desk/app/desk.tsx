/** `/desk`: the pages of the wholesaler's own staff, rendered for each request and never cached. The commerce backend authorizes every call. */
import '#server/config/arktype.ts'
import { Hono } from 'hono'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { deskPath } from '#protocol/protocol.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppEnv } from '#server/context/env.ts'
import { newNonce } from '#server/http/content-policy.ts'
import { preferredLocale } from '#server/http/home-language.ts'
import { accessRoutes } from '../access/access-routes.tsx'
import { customerRoutes } from '../customers/customer-routes.tsx'
import { endSession, hasSession } from '../desk-client.ts'
import { type DeskContext, deskOf, isRefused, setDesk, show, textOf } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { mailRoutes } from '../mails/mail-routes.tsx'
import { lacks } from '../navigation.ts'
import { notFoundRoutes } from '../not-found/not-found-routes.tsx'
import { orderRoutes } from '../orders/order-routes.tsx'
import { quoteRoutes } from '../quotes/quote-routes.tsx'
import { LoginPage } from '../session/login-page.tsx'
import { sessionRoutes } from '../session/session-routes.tsx'

/** The page for a failed call: the login without a session, the password before anything else, or what happened. */
function showFailure(c: DeskContext, error: BackendError) {
  const desk = deskOf(c)
  if (error.code === 'UNAUTHENTICATED') {
    if (hasSession(c)) endSession(c)
    return show(
      c,
      <LoginPage
        desk={{ ...desk, staff: null, subjects: [] }}
        rejection={{ summary: desk.t('desk.logInFirst'), errors: new Map(), status: 422 }}
        email=""
      />,
      401,
    )
  }
  if (error.code === 'FORBIDDEN') return c.redirect(toHref(desk.locale, '/password'), 303)
  const title = isRefused(error) ? textOf(c, error) : desk.t('desk.down')
  return show(
    c,
    <ErrorPage desk={desk} title={title} />,
    error.code === 'NOT_FOUND' ? 404 : isRefused(error) ? 409 : 503,
  )
}

const desk = new Hono<AppEnv>()

desk.use('*', async (c, next) => {
  // a backend without staff has no desk
  if (await lacks(c, 'Query.deskStaff')) {
    c.var.services.logOnce('warn', 'desk.unsupported', {
      message: 'The commerce backend has no operations of the desk.',
    })
    return c.text('Not Found', 404)
  }
  const [, , given = '', ...rest] = c.req.path.split('/')
  const locale: Locale = isLocale(given) ? given : preferredLocale(c.req.header('accept-language') ?? '')
  const query = c.req.method === 'GET' ? new URL(c.req.url).search : ''
  const path = (rest.length > 0 ? `/${rest.join('/')}` : '') + query
  const { brand } = c.var.services.config
  setDesk(c, { t: await loadTranslator(locale), locale, brand, nonce: newNonce(), path, staff: null, subjects: [] })
  if (!isLocale(given)) return given === '' ? c.redirect(toHref(locale), 302) : c.text('Not Found', 404)
  return next()
})

desk.post('*', async (c, next) => {
  // the routes read the parsed body again
  const isReadable = await c.req.parseBody().then(
    () => true,
    () => false,
  )
  if (isReadable) return next()
  const { t } = deskOf(c)
  return show(c, <ErrorPage desk={deskOf(c)} title={t('problems.unreadable')} />, 400)
})

desk.onError((error, c) => {
  if (error instanceof BackendError) return showFailure(c, error)
  throw error
})

const subjects = [orderRoutes, customerRoutes, accessRoutes, quoteRoutes, mailRoutes, notFoundRoutes]
for (const routes of [sessionRoutes, ...subjects]) desk.route('/:locale', routes)
desk.all('*', (c) => c.text('Not Found', 404))

/** @param app already has the middleware that every response needs */
export const mountDesk = (app: Hono<AppEnv>): Hono<AppEnv> => app.route(deskPath, desk)
