/** Routes of the data API: the reads of the table, and the writes and files of the features. Mounted at `/api/{locale}`. */
import '#server/config/arktype.ts'
import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ExtractSchema } from 'hono/types'
import { accountApi } from '#features/account/account.api.ts'
import { approvalsApi } from '#features/account/approvals/approvals.api.ts'
import { passwordApi } from '#features/account/login/password.api.ts'
import { planningApi } from '#features/account/planning/planning.api.ts'
import { profileApi } from '#features/account/profile/profile.api.ts'
import { securityApi } from '#features/account/profile/security.api.ts'
import { registrationApi } from '#features/account/registration/registration.api.ts'
import { usersApi } from '#features/account/users/users.api.ts'
import { addressesApi } from '#features/addresses/addresses.api.ts'
import { addItemsApi } from '#features/cart/add/add-items.api.ts'
import { cartApi } from '#features/cart/cart.api.ts'
import { cartAllergensApi } from '#features/cart/lines/cart-allergens.api.ts'
import { quickOrderApi } from '#features/cart/quick-order/quick-order.api.ts'
import { checkoutApi } from '#features/checkout/checkout.api.ts'
import { contentApi } from '#features/content/content.api.ts'
import { invoicesApi } from '#features/invoices/invoices.api.ts'
import { catalogueApi } from '#features/listing/catalogue.api.ts'
import { listsApi } from '#features/lists/lists.api.ts'
import { operatorApi } from '#features/operator/operator.api.ts'
import { ordersApi } from '#features/orders/orders.api.ts'
import { requireFeature } from '#features/shop/features.service.ts'
import type { Feature } from '#features/shop/features.ts'
import { standingOrdersApi } from '#features/standing-orders/standing-orders.api.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { HttpProblem, type Problem } from '#service/problem.ts'
import { validateFields } from '#service/validate.ts'
import type { Read } from './read.ts'
import { reads } from './reads.ts'
import { toProblem } from './to-problem.ts'

function respondWithProblem(c: Context<ApiEnv>, problem: Problem, retryAfterSeconds: number | null = null) {
  c.set('outcome', { problem })
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(problem, { status: problem.status, headers })
}

/** Writes that do not depend on the customer for whom their page was rendered. */
const isPublicWrite = /\/account\/(?:login|logout|forgot-password|reset-password|register|invitation)(?:\/|$)/

const needs = (feature: Feature) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await requireFeature(c.var.context, feature)
    await next()
  })

export const api = new Hono<ApiEnv>()
  .use(async (c, next) => {
    const { renderedFor, context } = c.var
    const { session, t } = context
    // the page was rendered for a customer who is no longer logged in: a guest may only log in
    if (renderedFor && renderedFor !== session?.customer.id && !isPublicWrite.test(c.req.path))
      throw new HttpProblem({ status: 401, title: t('forms.sessionOver') })
    await next()
  })
  .use('/lists/*', needs('lists'))
  .use('/invoices/*', needs('invoices'))
  .use('/planning/*', needs('planning'))
  .use('/standing-orders/*', needs('standingOrders'))
  .route('/content', contentApi)
  .route('/catalogue', catalogueApi)
  .route('/cart', cartApi)
  .route('/cart', addItemsApi)
  .route('/cart', cartAllergensApi)
  .route('/cart/quick-order', quickOrderApi)
  .route('/lists', listsApi)
  .route('/orders', ordersApi)
  .route('/invoices', invoicesApi)
  .route('/addresses', addressesApi)
  .route('/account', accountApi)
  .route('/account', passwordApi)
  .route('/account', registrationApi)
  .route('/account', profileApi)
  .route('/account', securityApi)
  .route('/account', usersApi)
  .route('/account', approvalsApi)
  .route('/planning', planningApi)
  .route('/standing-orders', standingOrdersApi)
  .route('/checkout', checkoutApi)
  .route('/operator', operatorApi)

for (const [path, row] of Object.entries<Read<never, unknown>>(reads)) {
  if (!path.startsWith('/')) continue
  const { params, run } = row
  const schema = params && type.raw(params)
  api.get(path, async (c) => {
    const given = { ...c.req.query(), ...c.req.param() }
    const answer = await run(c.var.context, (schema ? validateFields(schema, given, c.var.context.t) : {}) as never)
    const seconds = row.maxAge?.(answer)
    return c.json(answer as object, 200, seconds ? { 'cache-control': `private, max-age=${seconds}` } : {})
  })
}

api.all('*', (c) => respondWithProblem(c, { status: 404, title: c.var.context.t('problems.notFound') }))
api.onError((error, c) =>
  respondWithProblem(
    c,
    toProblem(error, c.var.context),
    error instanceof BackendError ? error.retryAfterSeconds : null,
  ),
)

declare module '#features/forms/form-action.ts' {
  interface RegisteredApi {
    routes: ExtractSchema<typeof api>
  }
}
