/** Mounts all routes under `/api`: those of the edge, and the data API in each language. */
import '../config/arktype.ts'
import type { Hono, MiddlewareHandler } from 'hono'
import { isLocale } from '#i18n/locales.ts'
import type { ApiEnv } from '../context/context.ts'
import type { AppEnv } from '../context/env.ts'
import { countNotFound, notFoundRetryAfter } from '../http/admission-control.ts'
import { deliverAfterWrite } from '../http/deliver-after-write.ts'
import { useMultipartParser } from '../http/multipart.ts'
import { problem } from '../http/problem.ts'
import { contextOf, withCookies } from '../http/request-context.ts'
import { checkWrite } from '../http/writes/check-write.ts'
import { authUser } from './auth-user.ts'
import { openApi } from './open-api.ts'
import { orderUpdates } from './order-updates.ts'
import { plainForms } from './plain-forms.ts'
import { preview } from './preview.ts'
import { purge } from './purge.ts'
import { quoteAnswer } from './signed/quote-answer.ts'

/** Builds the context of a call and sends its cookies. Limits the unknown paths that a guest's network may request. */
const inContext: MiddlewareHandler<AppEnv, '/api/:locale/*'> = async (c, next) => {
  const locale = c.req.param('locale')
  if (!isLocale(locale)) return problem(404, 'Not Found')
  const { context } = await contextOf(c, locale)
  c.set('context', context)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  // the cart remains usable for the other guests of an office
  const isLimited = isRead && !context.session && !c.req.path.startsWith(`/api/${locale}/cart`)
  const wait = isLimited ? await notFoundRetryAfter(c) : 0
  if (wait > 0) return problem(429, context.t('problems.tooMany'), { 'retry-after': String(wait) })
  await next()
  if (c.res.status === 404 && isLimited) await countNotFound(c)
  await withCookies(c, c.res)
}

/** @param app already has the middleware that every response needs */
export const mountApi = (app: Hono<AppEnv>, api: Hono<ApiEnv>): Hono<AppEnv> =>
  app
    .use(checkWrite)
    .get('/api/openapi.json', openApi)
    .all('/api/purge', purge)
    .all('/api/operator/orders', orderUpdates)
    .all('/api/operator/quotes', quoteAnswer)
    .on(['GET', 'POST'], '/api/preview', preview)
    .on(['GET', 'POST'], '/api/auth/user', authUser)
    .use('/api/:locale/account/*', deliverAfterWrite)
    .use('/api/:locale/checkout/*', deliverAfterWrite)
    .use('/api/:locale/content/*', deliverAfterWrite)
    .use('/api/:locale/*', useMultipartParser, inContext, plainForms)
    .route('/api/:locale', api)
    .all('*', () => problem(404, 'Not Found'))
