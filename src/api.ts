/** Joins the features' routes: the one data door. Browsers reach it over HTTP, drawing pages in process, by value. */
import { Hono } from 'hono'
import { accountApi } from '#features/account/account.api.ts'
import { addressesApi } from '#features/addresses/addresses.api.ts'
import { cartApi } from '#features/cart/cart.api.ts'
import { catalogueApi } from '#features/catalogue/catalogue.api.ts'
import { checkoutApi } from '#features/checkout/checkout.api.ts'
import { contentApi } from '#features/content/content.api.ts'
import { type Problem, Refusal } from '#features/forms/problem.ts'
import { invoicesApi } from '#features/invoices/invoices.api.ts'
import { listsApi } from '#features/lists/lists.api.ts'
import { ordersApi } from '#features/orders/orders.api.ts'
import { searchApi } from '#features/search/search.api.ts'
import type { MessageKey } from '#i18n/translator.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { ErrorCode } from '#server/clients/error-code.ts'
import type { ApiEnv } from '#server/context.ts'

/** An in-process JSON answer that hands its value over as it is: no stringify, no parse. */
class ValueAnswer extends Response {
  readonly value: unknown
  constructor(value: unknown, status = 200) {
    super(' ', { status, headers: { 'content-type': 'application/json' } })
    this.value = value
  }
  override json() {
    return Promise.resolve(this.value)
  }
}

/** What a refusal is over HTTP, and what is said of it where the backend has no words for its customers. */
const refusals = {
  UNAUTHENTICATED: { status: 401, words: 'forms.sessionOver' },
  FORBIDDEN: { status: 403, words: 'problems.forbidden' },
  NOT_FOUND: { status: 404, words: 'problems.notFound' },
  BAD_USER_INPUT: { status: 422, words: 'problems.invalid' },
  CONFLICT: { status: 409, words: 'problems.conflict' },
  RATE_LIMITED: { status: 429, words: 'problems.tooMany' },
  INTERNAL: { status: 502, words: 'problems.unavailable' },
} as const satisfies Record<ErrorCode, { status: number; words: MessageKey }>

/** What a backend's error is to a visitor: its refusal in words, or its outage as ours to apologise for. */
function toProblem(error: BackendError, { t, session, config }: ApiEnv['Bindings']['context']): Problem {
  const debug = config.production ? {} : { debug: error.debugMessage }
  if (error.kind !== 'refused')
    return { status: error.kind === 'timeout' ? 504 : 503, title: t('problems.unavailable'), ...debug }
  if (error.code === 'UNAUTHENTICATED' && !session) return { status: 401, title: t('forms.loginFirst'), ...debug }
  const { status, words } = refusals[error.code ?? 'INTERNAL']
  const errors = Object.entries(error.validation).map(([path, messages]) => [path.split('.').at(-1) ?? path, messages])
  return {
    status,
    title: error.words ?? t(words),
    ...(errors.length && { errors: Object.fromEntries(errors) }),
    ...debug,
  }
}

const send = (problem: Problem, retryAfterSeconds: number | null = null) => {
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(problem, { status: problem.status, headers })
}

/** Writes that belong to nobody yet, whoever their page was drawn for. */
const isForAnybody = /^\/account\/(?:login|logout|forgot-password|reset-password|register)(?:\/|$)/

export const api = new Hono<ApiEnv>()
  .use(async (c, next) => {
    if (c.env.byValue) c.json = ((value: unknown, status?: number) => new ValueAnswer(value, status)) as never
    await next()
  })
  .use(async (c, next) => {
    const { drawnFor, session, t } = c.env.context
    // the page still takes its reader for a customer who is logged in no more: only the login is for them
    if (drawnFor && drawnFor !== session?.customer.id && !isForAnybody.test(c.req.path))
      throw new Refusal({ status: 401, title: t('forms.sessionOver') })
    await next()
  })
  .route('/content', contentApi)
  .route('/catalogue', catalogueApi)
  .route('/cart', cartApi)
  .route('/lists', listsApi)
  .route('/orders', ordersApi)
  .route('/invoices', invoicesApi)
  .route('/addresses', addressesApi)
  .route('/account', accountApi)
  .route('/checkout', checkoutApi)
  .route('/search', searchApi)

api.notFound((c) => send({ status: 404, title: c.env.context.t('problems.notFound') }))
api.onError((error, c) => {
  const { context } = c.env
  if (error instanceof Refusal) return send(error.problem)
  if (error instanceof BackendError) return send(toProblem(error, context), error.retryAfterSeconds)
  context.log('error', 'api.failed', { req: context.requestId, message: error.stack ?? error.message })
  return send({ status: 500, title: context.t('global.500statusMessage') })
})

export type Api = typeof api
