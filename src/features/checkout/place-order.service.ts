/** Sends an order or quote request, also repeatedly, and returns its outcome. */
import { cartDetail, offerRequest, placeOrder } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnconfirmedOrder } from '#server/context.ts'
import { isBackendFailure } from '#service/backend-failure.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CartSnapshot, diffCart } from './cart-snapshot.ts'
import { toRedirect } from './checkout.ts'
import { requireMinimumOrder } from './minimum-order.service.ts'

type Input = UnconfirmedOrder['input']

/** Next page; `waiting`: it is not known yet whether the order was placed. */
export interface Sent {
  next: string
  waiting: boolean
}

/** Whether the order may have been placed despite the error: the backend neither rejected it nor responded with 4xx. */
const mayHaveBeenPlaced = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind !== 'refused' &&
  !(error.failure.statusCode >= 400 && error.failure.statusCode < 500)

/** Unconfirmed order of the cookie; null unless it belongs to the current customer. */
export async function readUnconfirmedOrder(context: RequestContext): Promise<UnconfirmedOrder | null> {
  const { sealer, session, unansweredOrder } = context
  const order = (await sealer.open(unansweredOrder, 'unanswered-order')) as UnconfirmedOrder | null
  return order && order.customerId === session?.customer.id ? order : null
}

/** The backend has another cart than the confirmed one, and placed no order. */
const isCartConflict = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind === 'refused' &&
  Object.keys(error.validation).some((path) => /^input\.cart/.test(path))

/** Attempts if the cart changed and changed back: it equals the confirmed one, but its version differs. */
const attempts = 3

async function send(
  { sessionClient }: RequestContext,
  { isOffer, key: idempotencyKey }: UnconfirmedOrder,
  given: Input,
) {
  if (!isOffer) return (await sessionClient.commerce(placeOrder, { input: given }, { idempotencyKey })).placeOrder
  const { message: _, ...input } = given
  return (await sessionClient.commerce(offerRequest, { input }, { idempotencyKey })).offerRequest
}

/** Sends the order for the confirmed cart. @throws HttpProblem 409 with the differences if the cart has changed */
async function placeConfirmedCart(context: RequestContext, order: UnconfirmedOrder, seen: CartSnapshot) {
  const { sessionClient, t, locale, unansweredOrder } = context
  const toConflict = (title: string, differences: string[]) =>
    new HttpProblem({ status: 409, title, detail: [...differences, t('checkout.checkCart')].join(' ') })
  const readCart = async () => (await sessionClient.commerce(cartDetail, {})).cartDetail
  if (await sessionClient.lacks(`${order.isOffer ? 'OfferRequestInput' : 'PlaceOrderInput'}.cartVersion`)) {
    const cart = await readCart()
    const differences = diffCart(seen, cart, locale, t)
    const isOther = differences.length > 0 || (seen.lines === null && seen.version !== (cart?.version ?? null))
    // an empty cart may be the result of this order: the backend decides by its key
    if (cart?.items?.length && isOther)
      throw toConflict(
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
      if (!isSame || attempt === attempts) throw toConflict(t('checkout.cartChanged'), differences)
      input = { ...input, cartVersion: cart?.version ?? null }
      if (!order.isOffer) await requireMinimumOrder(context, input.shippingMethod, input.cartVersion)
    }
  }
}

/**
 * The key makes repeats safe: the backend places the order once and returns the first outcome again.
 * @param lines cart lines as they were shown; null if no longer known
 * @throws HttpProblem or BackendError if the order was rejected
 */
export async function sendOrder(
  context: RequestContext,
  order: UnconfirmedOrder,
  lines: CartSnapshot['lines'] = null,
): Promise<Sent> {
  const { cookies, locale, log, requestId, t, config, unansweredOrder } = context
  const { cartVersion: version, cartSubTotal: subTotal } = order.input
  const answer = await placeConfirmedCart(context, order, { version, subTotal, lines }).catch(async (error) => {
    // some backends reject a repeat with CONFLICT while the first call is in progress
    const isWaiting = mayHaveBeenPlaced(error) || (unansweredOrder !== undefined && error.code === 'CONFLICT')
    if (!isWaiting) {
      // keeps the cookie for customers who must log in again
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
  if (!placed || !isTruthyFlag(placed.success))
    throw new HttpProblem({ status: 422, title: t(isOffer ? 'checkout.offerNotSent' : 'checkout.notPlaced') })
  const method = placed.selectedMethod ?? order.input.shippingMethod
  if (placed.order) await cookies.rememberOrder({ orderId: placed.order.id, isOffer, method })
  cookies.setCartCount(0)
  const successPage = localize(locale, 'checkoutSuccess')
  const { redirectUrl } = placed
  const payment = toRedirect(redirectUrl, config.redirectHosts, locale)
  if (!redirectUrl || payment) return { next: payment ?? successPage, waiting: false }
  log('error', 'payment.refused', {
    req: requestId,
    order: placed.order?.incrementId ?? placed.order?.id,
    host: URL.parse(redirectUrl)?.host,
    message: 'The payment page is on a host that REDIRECT_HOSTS does not name: the customer could not pay.',
  })
  // a quote request needs no payment
  return { next: isOffer ? successPage : `${successPage}?payment=refused`, waiting: false }
}
