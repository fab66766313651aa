/** Sends an order or quote request, also repeatedly, and returns its outcome. */
import { cartDetail, offerRequest, placeOrder, type placeOrderMutation } from '#contracts/generated/commerce.ts'
import { requireFeature } from '#features/shop/features.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnconfirmedOrder } from '#server/context/context.ts'
import { isBackendFailure } from '#service/backend-failure.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CartSnapshot, diffCart } from './cart-snapshot.ts'
import { toSafeRedirect } from './checkout.ts'
import { requireMinimumOrder } from './minimum-order.service.ts'

type Input = UnconfirmedOrder['input']

/** Next page; `waiting`: it is not known yet whether the order was placed. */
export interface OrderSubmission {
  next: string
  waiting: boolean
}

/** Codes of an order that the backend did not place. */
const rejectionCodes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'])

/** Whether an order may have been placed despite the error: after every failure of the backend that no code explains. */
function mayHaveBeenPlaced(error: unknown): boolean {
  if (!isBackendFailure(error)) return false
  const { kind, code, failure } = error
  // validation precedes execution
  if (kind === 'unsupported') return false
  if (code !== null) return !rejectionCodes.has(code)
  const { statusCode } = failure
  // 408 and 429 may come from a proxy that had forwarded the order
  return !(statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429)
}

/** Unconfirmed order of the cookie; null unless it belongs to the current customer. */
export async function readUnconfirmedOrder(context: RequestContext): Promise<UnconfirmedOrder | null> {
  const { sealer, session, unconfirmedOrder } = context
  const order = (await sealer.open(unconfirmedOrder, 'unanswered-order')) as UnconfirmedOrder | null
  return order && order.customerId === session?.customer.id ? order : null
}

/** Attempts if the cart changed and changed back: it equals the confirmed one, but its version differs. */
const attempts = 3

/** The backend has another cart than the confirmed one, and placed no order. */
const isCartConflict = (error: unknown) =>
  isBackendFailure(error) &&
  error.kind === 'refused' &&
  Object.keys(error.validation).some((path) => /^input\.cart/.test(path))

type Placed = NonNullable<placeOrderMutation['placeOrder']>

/** `unconfirmed`: the order may have been placed; `error` is null if there was none. */
type Outcome = { placed: Placed } | { unconfirmed: true; error: unknown }

/** @throws HttpProblem or BackendError if the order was rejected */
async function send(
  { sessionClient, unconfirmedOrder }: RequestContext,
  { isOffer, key: idempotencyKey }: UnconfirmedOrder,
  given: Input,
): Promise<Outcome> {
  try {
    const placed = isOffer
      ? (await sessionClient.commerce(offerRequest, { input: given }, { idempotencyKey })).offerRequest
      : (await sessionClient.commerce(placeOrder, { input: given }, { idempotencyKey })).placeOrder
    const isKnown = placed && (placed.order || (placed.success ?? null) !== null)
    return isKnown ? { placed } : { unconfirmed: true, error: null }
  } catch (error) {
    // some backends reject a repeat with CONFLICT while the first call is in progress
    const isInProgress = unconfirmedOrder !== undefined && isBackendFailure(error) && error.code === 'CONFLICT'
    if (mayHaveBeenPlaced(error) || (isInProgress && !isCartConflict(error))) return { unconfirmed: true, error }
    throw error
  }
}

/** Sends the order for the confirmed cart. @throws HttpProblem 409 with the differences if the cart has changed */
async function placeConfirmedCart(
  context: RequestContext,
  order: UnconfirmedOrder,
  seen: CartSnapshot,
): Promise<Outcome> {
  const { sessionClient, t, locale, unconfirmedOrder } = context
  const toConflict = (title: string, differences: string[]) =>
    new HttpProblem({ status: 409, title, detail: [...differences, t('checkout.checkCart')].join(' ') })
  if (order.isOffer) await requireFeature(context, 'quotes', t('checkout.offerNotSent'))
  const readCart = async () => (await sessionClient.commerce(cartDetail, {})).cartDetail
  if (await sessionClient.lacks(`${order.isOffer ? 'OfferRequestInput' : 'PlaceOrderInput'}.cartVersion`)) {
    const cart = await readCart()
    const differences = diffCart(seen, cart, locale, t)
    const isOther = differences.length > 0 || (seen.lines === null && seen.version !== (cart?.version ?? null))
    // an empty cart may be the result of this order: the backend decides by its key
    if (cart?.items?.length && isOther)
      throw toConflict(
        t(unconfirmedOrder === undefined ? 'checkout.cartChanged' : 'checkout.cartChangedUnconfirmed'),
        differences,
      )
  }
  let { input } = order
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(context, order, input)
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

/** Whether a retry shows that the order was not placed: another error, and the cart is unchanged. Else a failing order would block its customer. */
async function isRejectedRetry(
  { sessionClient, unconfirmedOrder }: RequestContext,
  { input }: UnconfirmedOrder,
  error: unknown,
): Promise<boolean> {
  const hasResponse = isBackendFailure(error) && (error.kind === 'refused' || error.failure.errors !== undefined)
  if (unconfirmedOrder === undefined || !hasResponse) return false
  const cart = await sessionClient.commerce(cartDetail, {}).then(
    ({ cartDetail: found }) => found,
    () => null,
  )
  // without version and subtotal the cart may be another one
  if (!cart?.items?.length || (input.cartVersion ?? input.cartSubTotal) === null) return false
  return (cart.version ?? null) === input.cartVersion && (cart.subTotal ?? null) === input.cartSubTotal
}

/** Repeats with one key are one order. @param lines lines as shown; null if unknown @throws HttpProblem or BackendError if rejected */
export async function sendOrder(
  context: RequestContext,
  order: UnconfirmedOrder,
  lines: CartSnapshot['lines'] = null,
): Promise<OrderSubmission> {
  const { cookies, locale, log, requestId, t, config, unconfirmedOrder } = context
  const { cartVersion: version, cartSubTotal: subTotal } = order.input
  const { isOffer } = order
  const waiting = async (error: unknown): Promise<OrderSubmission> => {
    await cookies.saveUnconfirmedOrder(order)
    log('error', 'order.unconfirmed', { req: requestId, message: String(error) })
    return { next: localize(locale, 'checkout'), waiting: true }
  }
  const toRejection = (status: number) =>
    new HttpProblem({ status, title: t(isOffer ? 'checkout.offerNotSent' : 'checkout.notPlaced') })
  let outcome: Outcome
  try {
    outcome = await placeConfirmedCart(context, order, { version, subTotal, lines })
  } catch (error) {
    const isRetry = unconfirmedOrder !== undefined
    // a failed read does not show whether the order was placed before
    if (isRetry && mayHaveBeenPlaced(error)) return waiting(error)
    // keeps the cookie for customers who must log in again
    if (isRetry && !(isBackendFailure(error) && error.code === 'UNAUTHENTICATED')) cookies.clearUnconfirmedOrder()
    throw error
  }
  if ('unconfirmed' in outcome) {
    if (!(await isRejectedRetry(context, order, outcome.error))) return waiting(outcome.error)
    cookies.clearUnconfirmedOrder()
    throw toRejection(409)
  }
  if (unconfirmedOrder) cookies.clearUnconfirmedOrder()
  const { placed } = outcome
  if (placed.success !== null && !isTruthyFlag(placed.success)) throw toRejection(422)
  const method = placed.selectedMethod ?? order.input.shippingMethod
  if (placed.order) await cookies.rememberOrder({ orderId: placed.order.id, isOffer, method })
  cookies.setCartCount(0)
  const successPage = localize(locale, 'checkoutSuccess')
  const { redirectUrl } = placed
  const payment = toSafeRedirect(redirectUrl, config.redirectHosts, locale)
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
