/** The api over HTTP: joins the features' routes. */
import { type Context, Hono } from 'hono'
import { HttpProblem, type Problem } from '#api/core/problem.ts'
import { accountApi } from '#features/account/account.api.ts'
import { addressesApi } from '#features/addresses/addresses.api.ts'
import { cartApi } from '#features/cart/cart.api.ts'
import { checkoutApi } from '#features/checkout/checkout.api.ts'
import { contentApi } from '#features/content/content.api.ts'
import { invoicesApi } from '#features/invoices/invoices.api.ts'
import { catalogueApi } from '#features/listing/catalogue.api.ts'
import { listsApi } from '#features/lists/lists.api.ts'
import { operatorApi } from '#features/operator/operator.api.ts'
import { ordersApi } from '#features/orders/orders.api.ts'
import { searchApi } from '#features/search/search.api.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { ApiEnv } from '#server/context.ts'
import { toProblem } from './to-problem.ts'

const send = ({ env }: Context<ApiEnv>, problem: Problem, retryAfterSeconds: number | null = null) => {
  if (env.outcome) env.outcome.problem = problem
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(problem, { status: problem.status, headers })
}

/** Writes that belong to nobody yet, whoever their page was drawn for. */
const isForAnybody = /^\/account\/(?:login|logout|forgot-password|reset-password|register)(?:\/|$)/

export const api = new Hono<ApiEnv>()
  .use(async (c, next) => {
    const { drawnFor, context } = c.env
    const { session, t } = context
    // the page still takes its reader for a customer who is logged in no more: only the login is for them
    if (drawnFor && drawnFor !== session?.customer.id && !isForAnybody.test(c.req.path))
      throw new HttpProblem({ status: 401, title: t('forms.sessionOver') })
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
  .route('/operator', operatorApi)

api.notFound((c) => send(c, { status: 404, title: c.env.context.t('problems.notFound') }))
api.onError((error, c) =>
  send(c, toProblem(error, c.env.context), error instanceof BackendError ? error.retryAfterSeconds : null),
)

export type Api = typeof api
