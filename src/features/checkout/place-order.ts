/** Sends an order, once or again, and tells what became of it. Called by checkout.api.ts. */
import { isBackendFailure } from '#features/forms/backend-failure.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnansweredOrder } from '#server/context.ts'
import { placeOrder } from './checkout.operations.ts'
import { toRedirect } from './checkout.ts'

/** Where the browser goes next; waiting: nobody knows yet whether the order was taken. */
export interface Sent {
  next: string
  waiting: boolean
}

/** Whether the backend may have taken the order although its answer is no answer: it refused nothing. */
const isLost = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind !== 'refused' &&
  !(error.failure.statusCode >= 400 && error.failure.statusCode < 500)

/** The order of the request's cookie, when it is this customer's own. */
export async function readUnanswered(context: RequestContext): Promise<UnansweredOrder | null> {
  const { sealer, session, unansweredOrder } = context
  const order = (await sealer.open(unansweredOrder, 'unanswered-order')) as UnansweredOrder | null
  return order && order.customerId === session?.customer.id ? order : null
}

/**
 * The backend knows an order by its key: sent again, it is not placed again, and the answer is the first outcome.
 * @throws Refusal, BackendError when the order was refused
 */
export async function sendOrder(context: RequestContext, order: UnansweredOrder): Promise<Sent> {
  const { calls, cookies, locale, log, requestId, t, config, unansweredOrder } = context
  const answer = await calls.commerce(placeOrder, order.input, { idempotencyKey: order.key }).catch(async (error) => {
    // while the first call is still at work some backends refuse the second
    const isWaiting = isLost(error) || (unansweredOrder !== undefined && error.code === 'CONFLICT')
    if (!isWaiting) {
      // who has to log in again comes back to ask
      if (unansweredOrder && error.code !== 'UNAUTHENTICATED') cookies.forgetUnanswered()
      throw error
    }
    await cookies.rememberUnanswered(order)
    log('error', 'order.unanswered', { req: requestId, message: String(error) })
    return null
  })
  if (!answer) return { next: localize(locale, 'checkout'), waiting: true }
  if (unansweredOrder) cookies.forgetUnanswered()
  const placed = answer.placeOrder
  if (!placed || !isTrue(placed.success)) throw new Refusal({ status: 422, title: t('checkout.notPlaced') })
  if (placed.order) await cookies.rememberOrder(placed.order.id)
  cookies.showCartCount(0)
  const thanks = localize(locale, 'checkoutSuccess')
  const { redirectUrl } = placed
  const payment = toRedirect(redirectUrl, config.redirectHosts)
  if (!redirectUrl || payment) return { next: payment ?? thanks, waiting: false }
  log('error', 'payment.refused', {
    req: requestId,
    order: placed.order?.incrementId ?? placed.order?.id,
    host: URL.parse(redirectUrl)?.host,
    message: 'The payment page is on a host that REDIRECT_HOSTS does not name: the customer could not pay.',
  })
  return { next: `${thanks}?payment=refused`, waiting: false }
}
