/** `/desk`: the pages of the wholesaler's own staff, rendered for each request and never cached. The commerce backend authorizes every call. */
import '#server/config/arktype.ts'
import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  deskChangePassword,
  deskLogin,
  deskLogout,
  deskOrder,
  deskOrders,
  deskStaff,
  deskUpdateOrder,
} from '#contracts/generated/commerce.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppEnv } from '#server/context/env.ts'
import { newNonce, noncePolicy } from '#server/http/content-policy.ts'
import { preferredLocale } from '#server/http/home-language.ts'
import { waitUntilOf } from '#server/http/request-context.ts'
import { deskPath, endSession, hasSession, send, setSession } from './desk-client.ts'
import { type Desk, toHref } from './document.tsx'
import { ErrorPage } from './error-page.tsx'
import { LoginPage } from './login-page.tsx'
import { OrderPage, type Sent } from './order-page.tsx'
import { type Filter, OrdersPage } from './orders-page.tsx'
import { PasswordPage } from './password-page.tsx'
import { PrintPage } from './print-page.tsx'

type C = Context<AppEnv>
type Status = 200 | 401 | 404 | 409 | 422 | 429 | 503

/** By request: its language, and who is logged in. */
const desks = new WeakMap<Request, Desk>()
function deskOf(c: C): Desk {
  const found = desks.get(c.req.raw)
  if (!found) throw new Error('outside of the desk')
  return found
}

const text = (max: number) => type(`string <= ${max}` as 'string <= 100')
const Login = type({ email: text(254), password: text(128), code: text(20) })
const Password = type({ password: text(200), confirmPassword: text(200) })
const quantity = /^\d{1,6}$/

function show(c: C, page: React.ReactElement, status: Status = 200): Response {
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('content-security-policy', noncePolicy(c.var.services.config, deskOf(c).nonce))
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status)
}

const textOf = (c: C, error: BackendError) => error.words ?? deskOf(c).t('desk.failed')

/** A failure inside the backend has no words for the user. */
const isRefused = (error: BackendError) => error.kind === 'refused' && error.words !== null

/** The page for a failed call: the login without a session, the password before anything else, or what happened. */
function showFailure(c: C, error: BackendError): Response {
  const desk = deskOf(c)
  if (error.code === 'UNAUTHENTICATED') {
    if (hasSession(c)) endSession(c)
    return show(c, <LoginPage desk={{ ...desk, staff: null }} error={desk.t('desk.logInFirst')} email="" />, 401)
  }
  if (error.code === 'FORBIDDEN') return c.redirect(toHref(desk.locale, '/password'), 303)
  const title = isRefused(error) ? textOf(c, error) : desk.t('desk.down')
  return show(
    c,
    <ErrorPage desk={desk} title={title} />,
    error.code === 'NOT_FOUND' ? 404 : isRefused(error) ? 409 : 503,
  )
}

const statusOf = (error: BackendError): Status =>
  error.code === 'RATE_LIMITED' ? 429 : error.code === 'UNAUTHENTICATED' ? 401 : isRefused(error) ? 422 : 503

/** @throws BackendError */
async function withStaff(c: C): Promise<Desk> {
  const { deskStaff: staff } = await send(c, deskOf(c).locale, deskStaff, {})
  const desk = { ...deskOf(c), staff: staff ? { name: staff.name } : null }
  desks.set(c.req.raw, desk)
  return desk
}

const readFilter = (c: C): Filter => ({
  day: (c.req.query('day') ?? '').slice(0, 10),
  search: (c.req.query('search') ?? '').slice(0, 100),
  status: (c.req.query('status') ?? 'open').slice(0, 30),
})

async function readOrders(c: C) {
  const desk = await withStaff(c)
  const filter = readFilter(c)
  const { deskOrders: found } = await send(c, desk.locale, deskOrders, { input: filter })
  return { desk, filter, orders: found?.orders ?? [], hasMore: found?.hasMore ?? false }
}

/** Empty fields are quantities that are not reported. */
function readSent(body: Record<string, unknown>): Sent {
  const delivered = Object.entries(body).flatMap(([name, value]): [string, string][] =>
    name.startsWith('delivered.') && typeof value === 'string' ? [[name.slice(10), value.trim()]] : [],
  )
  return { state: typeof body.state === 'string' ? body.state.slice(0, 20) : '', delivered: new Map(delivered) }
}

async function showOrder(c: C, failure: { error: string; sent: Sent; status: Status } | null = null) {
  const desk = await withStaff(c)
  const { deskOrder: order } = await send(c, desk.locale, deskOrder, { number: c.req.param('number') ?? '' })
  if (!order) return show(c, <ErrorPage desk={desk} title={desk.t('desk.failed')} />, 404)
  const { error = null, sent = null, status = 200 } = failure ?? {}
  return show(c, <OrderPage desk={desk} order={order} error={error} sent={sent} />, status)
}

const desk = new Hono<AppEnv>()

desk.use('*', async (c, next) => {
  // a backend without staff has no desk
  const isMissing = await c.var.services.commerce.lacks('Query.deskStaff', waitUntilOf(c)).catch(() => false)
  if (isMissing) {
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
  desks.set(c.req.raw, { t: await loadTranslator(locale), locale, brand, nonce: newNonce(), path, staff: null })
  if (!isLocale(given)) return given === '' ? c.redirect(toHref(locale), 302) : c.text('Not Found', 404)
  return next()
})

desk.onError((error, c) => {
  if (error instanceof BackendError) return showFailure(c, error)
  throw error
})

desk.get('/:locale', async (c) => show(c, <OrdersPage {...(await readOrders(c))} />))

desk.get('/:locale/print', async (c) => {
  const { desk: shown, orders } = await readOrders(c)
  const list = c.req.query('list') === 'delivery' ? 'delivery' : 'pick'
  return show(c, <PrintPage desk={shown} list={list} orders={orders} />)
})

desk.get('/:locale/login', (c) => show(c, <LoginPage desk={deskOf(c)} error={null} email="" />))

desk.post('/:locale/login', async (c) => {
  const shown = deskOf(c)
  const body = await c.req.parseBody()
  const input = Login(body)
  const email = typeof body.email === 'string' ? body.email.slice(0, 254) : ''
  if (input instanceof type.errors)
    return show(c, <LoginPage desk={shown} error={shown.t('desk.incomplete')} email={email} />, 422)
  try {
    const { deskLogin: session } = await send(c, shown.locale, deskLogin, { input })
    if (!session) return c.text('Not Found', 404)
    setSession(c, session.token, session.expiresIn)
    return c.redirect(toHref(shown.locale, session.staff.mustChangePassword ? '/password' : ''), 303)
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const words = isRefused(error) ? textOf(c, error) : shown.t('desk.down')
    return show(c, <LoginPage desk={shown} error={words} email={email} />, statusOf(error))
  }
})

desk.post('/:locale/logout', async (c) => {
  const { locale } = deskOf(c)
  endSession(c)
  await send(c, locale, deskLogout, {}).catch((error: unknown) => {
    if (!(error instanceof BackendError && error.code === 'UNAUTHENTICATED')) throw error
  })
  return c.redirect(toHref(locale, '/login'), 303)
})

desk.get('/:locale/password', async (c) => show(c, <PasswordPage desk={await withStaff(c)} error={null} />))

desk.post('/:locale/password', async (c) => {
  const shown = await withStaff(c)
  const input = Password(await c.req.parseBody())
  if (input instanceof type.errors)
    return show(c, <PasswordPage desk={shown} error={shown.t('desk.incomplete')} />, 422)
  try {
    await send(c, shown.locale, deskChangePassword, { input })
    return c.redirect(toHref(shown.locale), 303)
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== 'BAD_USER_INPUT') throw error
    return show(c, <PasswordPage desk={shown} error={textOf(c, error)} />, 422)
  }
})

desk.get('/:locale/orders/:number', (c) => showOrder(c))

desk.post('/:locale/orders/:number', async (c) => {
  const { locale, t } = deskOf(c)
  const number = c.req.param('number')
  const sent = readSent(await c.req.parseBody())
  const given = [...sent.delivered].filter(([, value]) => value !== '')
  const wrong = given.find(([, value]) => !quantity.test(value))
  if (wrong) return showOrder(c, { error: t('desk.wholeNumber', { sku: wrong[0] }), sent, status: 422 })
  const lines = given.map(([sku, value]) => ({ sku, delivered: Number(value) }))
  try {
    await send(c, locale, deskUpdateOrder, { input: { number, state: sent.state || null, lines } })
    return c.redirect(toHref(locale, `/orders/${number}`), 303)
  } catch (error) {
    if (!(error instanceof BackendError) || (error.code !== 'BAD_USER_INPUT' && error.code !== 'CONFLICT')) throw error
    return showOrder(c, { error: textOf(c, error), sent, status: error.code === 'CONFLICT' ? 409 : 422 })
  }
})

desk.all('*', (c) => c.text('Not Found', 404))

/** @param app already has the middleware that every response needs */
export const mountDesk = (app: Hono<AppEnv>): Hono<AppEnv> => app.route(deskPath, desk)
