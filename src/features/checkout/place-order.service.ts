/** Sends an order or a request for an offer, once or again, and tells what became of it. Called by checkout.service.ts. */

import { cartDetail, offerRequest, placeOrder } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnconfirmedOrder } from '#server/context.ts'
import { isBackendFailure } from '#service/backend-failure.ts'
import { isTrue } from '#service/is-true.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CartSnapshot, diffCart } from './cart-snapshot.ts'
import { toRedirect } from './checkout.ts'
import { requireMinimumOrder } from './minimum-order.service.ts'

type Input = UnconfirmedOrder['input']

/** Where the browser goes next; waiting: nobody knows yet whether the order was taken. */
export interface Sent {
  next: string
  waiting: boolean
}

/** Whether the backend may have taken the order although its answer is no answer: it refused nothing. */
const mayHaveBeenPlaced = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind !== 'refused' &&
  !(error.failure.statusCode >= 400 && error.failure.statusCode < 500)

/** The order of the request's cookie, when it is this customer's own. */
export async function readUnconfirmedOrder(context: RequestContext): Promise<UnconfirmedOrder | null> {
  const { sealer, session, unansweredOrder } = context
  const order = (await sealer.open(unansweredOrder, 'unanswered-order')) as UnconfirmedOrder | null
  return order && order.customerId === session?.customer.id ? order : null
}

/** The backend found another cart than the one that was confirmed, and ordered nothing. */
const isCartConflict = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind === 'refused' &&
  Object.keys(error.validation).some((path) => /^input\.cart/.test(path))

/** A cart that changed and changed back is the one that was shown: it is sent anew at its new version, so many times. */
const attempts = 3

/** An offer has no message. */
async function send(
  { sessionClient }: RequestContext,
  { isOffer, key: idempotencyKey }: UnconfirmedOrder,
  given: Input,
) {
  if (!isOffer) return (await sessionClient.commerce(placeOrder, { input: given }, { idempotencyKey })).placeOrder
  const { message: _, ...input } = given
  return (await sessionClient.commerce(offerRequest, { input }, { idempotencyKey })).offerRequest
}

/** Sends the order for the cart that was seen. @throws HttpProblem 409 with the differences when it is another by now */
async function placeConfirmedCart(context: RequestContext, order: UnconfirmedOrder, seen: CartSnapshot) {
  const { sessionClient, t, locale, unansweredOrder } = context
  const refuse = (title: string, differences: string[]) =>
    new HttpProblem({ status: 409, title, detail: [...differences, t('checkout.checkCart')].join(' ') })
  const readCart = async () => (await sessionClient.commerce(cartDetail, {})).cartDetail
  if (await sessionClient.lacks(`${order.isOffer ? 'OfferRequestInput' : 'PlaceOrderInput'}.cartVersion`)) {
    const cart = await readCart()
    const differences = diffCart(seen, cart, locale, t)
    const isOther = differences.length > 0 || (seen.lines === null && seen.version !== (cart?.version ?? null))
    // an empty cart may be one that this key has ordered: the backend knows
    if (cart?.items?.length && isOther)
      throw refuse(
        t(unansweredOrder === undefined ? 'checkout.cartChanged' : 'checkout.cartChangedUnanswered'),
        differences,
      )
  }
  let { input } = order
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { placed: await send(context, order, input) }
    } catch (error) {
      if (!isCartConflict(error)) throw error
      const cart = await readCart()
      const differences = diffCart(seen, cart, locale, t)
      const isSame = seen.lines !== null && differences.length === 0
      if (!isSame || attempt === attempts) throw refuse(t('checkout.cartChanged'), differences)
      input = { ...input, cartVersion: cart?.version ?? null }
      if (!order.isOffer) await requireMinimumOrder(context, input.shippingMethod, input.cartVersion)
    }
  }
}

/**
 * The backend knows an order by its key: sent again, it is not placed again, and the answer is the first outcome.
 * @param lines of the cart as they were shown; null where that is no longer known
 * @throws HttpProblem, BackendError when the order was refused
 */
export async function sendOrder(
  context: RequestContext,
  order: UnconfirmedOrder,
  lines: CartSnapshot['lines'] = null,
): Promise<Sent> {
  const { cookies, locale, log, requestId, t, config, unansweredOrder } = context
  const { cartVersion: version, cartSubTotal: subTotal } = order.input
  const answer = await placeConfirmedCart(context, order, { version, subTotal, lines }).catch(async (error) => {
    // while the first call is still at work some backends refuse the second
    const isWaiting = mayHaveBeenPlaced(error) || (unansweredOrder !== undefined && error.code === 'CONFLICT')
    if (!isWaiting) {
      // who has to log in again comes back to ask
      if (unansweredOrder && error.code !== 'UNAUTHENTICATED') cookies.clearUnconfirmedOrder()
      throw error
    }
    await cookies.saveUnconfirmedOrder(order)
    log('error', 'order.unanswered', { req: requestId, message: String(error) })
    return null
  })
  if (!answer) return { next: localize(locale, 'checkout'), waiting: true }
  if (unansweredOrder) cookies.clearUnconfirmedOrder()
  const { placed } = answer
  const { isOffer } = order
  if (!placed || !isTrue(placed.success))
    throw new HttpProblem({ status: 422, title: t(isOffer ? 'checkout.offerNotSent' : 'checkout.notPlaced') })
  const method = placed.selectedMethod ?? order.input.shippingMethod
  if (placed.order) await cookies.rememberOrder({ orderId: placed.order.id, isOffer, method })
  cookies.setCartCount(0)
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
  // an offer is not paid for
  return { next: isOffer ? thanks : `${thanks}?payment=refused`, waiting: false }
}
