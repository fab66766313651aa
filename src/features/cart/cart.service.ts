import {
  type CartFieldsFragment,
  cartDetail,
  cartSummary,
  deliveryOptions,
  removeAllCartItem,
  removeCartItem,
  takeFromCart,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
import { may } from '#features/shop/may.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireActiveSession } from '#service/require-session.ts'
import { type CartOutcome, hasCart, readCatalogueContext, readDelivery, readItems } from './backend-cart.service.ts'
import {
  type Cart,
  type CartSummary,
  type RemovedLine,
  type SkippedLine,
  toCart,
  toCartSummary,
  toRemoved,
} from './cart.ts'
import { type CreditHold, toCreditHold } from './credit-hold.ts'
import { type DeliveryPromise, toDeliveryPromise, toDeliveryRule } from './delivery/delivery-promise.ts'
import { setGuestQuantity } from './guest-stock-privacy.service.ts'

export interface CartChange {
  cart: Cart | null
  message: string | null
  skipped: SkippedLine[]
  /** Packaging units added; absent for other writes. */
  added?: number
  removed?: RemovedLine[]
  /** Message for the page that a native form loads. */
  notice?: string
}

type WithIdempotencyKey = { idempotencyKey?: string }

/** Some backends return an empty or guest cart for an expired session; it must not be shown as an empty cart. */
const looksLikeGuestCart = (
  cart: (Pick<CartFieldsFragment, 'isGuest'> & { items: readonly unknown[] | null }) | null | undefined,
) => !cart?.items?.length || cart.isGuest === true

async function readCart(context: RequestContext): Promise<{ cart: Cart | null; hold: CreditHold | null }> {
  if (!hasCart(context)) return { cart: null, hold: null }
  const [{ cartDetail: cart, creditHold }, catalogue, delivery] = await Promise.all([
    context.sessionClient.commerce(cartDetail, {}),
    readCatalogueContext(context),
    readDelivery(context),
  ])
  if (looksLikeGuestCart(cart)) await requireActiveSession(context)
  return { cart: toCart(cart, catalogue, delivery), hold: toCreditHold(creditHold) }
}

/** `guest` tells a page rendered for a customer that the session has ended. */
export async function getCart(context: RequestContext) {
  return { ...(await readCart(context)), guest: context.session === null }
}

export async function getCartSummary(
  context: RequestContext,
): Promise<{ summary: CartSummary | null; hold: CreditHold | null }> {
  // part of every page, also for roles that do not order
  if (!hasCart(context) || !may(context.session?.customer, 'order')) return { summary: null, hold: null }
  const { cartDetail: cart, creditHold } = await context.sessionClient.commerce(cartSummary, {})
  if (looksLikeGuestCart(cart)) await requireActiveSession(context)
  return { summary: toCartSummary(cart), hold: toCreditHold(creditHold) }
}

/** Null if the backend promises no delivery day or the query fails: the page renders without it. */
export async function getDeliveryPromise(context: RequestContext): Promise<{ promise: DeliveryPromise | null }> {
  return { promise: toDeliveryPromise(await readDelivery(context), context.locale, context.t, Date.now()) }
}

/** Delivery rule for cached pages, the same for all visitors; null if it is not cached and the query fails. */
export async function getDeliveryRule({ publicClient, locale, t }: RequestContext) {
  const answer = await publicClient.commerce(deliveryOptions, {}).catch(() => null)
  return { rule: toDeliveryRule(answer?.deliveryOptions ?? null, locale, t, Date.now()) }
}

/** Converts the result of a write. @throws HttpProblem 422 if the backend rejected it and added nothing */
export async function toChange(
  context: RequestContext,
  write: CartOutcome | Promise<CartOutcome>,
): Promise<CartChange> {
  const [response, catalogue, delivery] = await Promise.all([
    write,
    readCatalogueContext(context),
    readDelivery(context),
  ])
  if (looksLikeGuestCart(response?.cart)) await requireActiveSession(context)
  const cart = toCart(response?.cart ?? null, catalogue, delivery)
  context.cookies.setCartCount(cart?.lines.length ?? 0)
  const message = response?.message ?? null
  const skipped = (response?.skipped ?? []).map(({ name, sku, reason, requested, added }) => ({
    name: name ?? sku ?? '',
    reason,
    requested,
    added,
  }))
  const isRejected = typeof response?.status !== 'object' && !isTruthyFlag(response?.status)
  if (isRejected && !skipped.some(({ added }) => added > 0)) {
    const title = message ?? context.t('cartPage.notChanged')
    throw new HttpProblem({ status: 422, title, ...(skipped.length > 0 && { errors: { quantity: [title] } }) })
  }
  return { cart, message, skipped }
}

export async function removeLine(context: RequestContext, id: string, { idempotencyKey }: WithIdempotencyKey) {
  const items = await readItems(context)
  const write = async () =>
    (await context.sessionClient.commerce(removeCartItem, { id }, { idempotencyKey })).removeCartItem
  const change = await toChange(context, write())
  const removed = toRemoved(items.filter((item) => item.id === id))
  const notice = [context.t('cart.removed'), ...removed.map(({ name }) => name)].join(': ')
  return { ...change, removed, notice }
}

/** @param given.quantity 0 removes the line */
export async function setLineQuantity(
  context: RequestContext,
  id: string,
  { quantity, idempotencyKey }: WithIdempotencyKey & { quantity: number },
): Promise<CartChange> {
  if (quantity <= 0) return removeLine(context, id, { idempotencyKey })
  const variables = { cartItemId: id, quantity }
  const set = async () =>
    (await context.sessionClient.commerce(updateItemToCart, variables, { idempotencyKey })).updateItemToCart
  const line = { is: (item: { id: string }) => item.id === id, wanted: () => quantity }
  const change = await toChange(context, setGuestQuantity(context, line, set))
  return { ...change, notice: change.message ?? context.t('cart.adjusted') }
}

type UndoAddInput = WithIdempotencyKey & { productId: string; quantity: number; held?: number }

/** Subtracts the added quantity from the current one. @param given.held quantity before a first attempt whose response was lost */
export async function undoAdd(context: RequestContext, given: UndoAddInput): Promise<CartChange> {
  if (await context.sessionClient.lacks('Mutation.takeFromCart')) return undoBySettingQuantity(context, given)
  const { productId, quantity, idempotencyKey } = given
  const write = async () =>
    (await context.sessionClient.commerce(takeFromCart, { productId, quantity }, { idempotencyKey })).takeFromCart
  return toChange(
    context,
    write().then((outcome) => outcome ?? null),
  )
}

/** Fallback without `takeFromCart`. A retry succeeds only if the line is as before or after the first attempt. @throws HttpProblem 422 otherwise */
async function undoBySettingQuantity(
  context: RequestContext,
  { productId, quantity, held, idempotencyKey }: UndoAddInput,
): Promise<CartChange> {
  const line = (await readItems(context)).find(({ product }) => product.id === productId)
  const now = line?.quantity ?? 0
  if (held !== undefined && now === Math.max(0, held - quantity))
    return { cart: (await readCart(context)).cart, message: null, skipped: [] }
  if (!line || (held !== undefined && now !== held)) {
    await requireActiveSession(context)
    throw new HttpProblem({ status: 422, title: context.t('cartPage.notChanged') })
  }
  return setLineQuantity(context, line.id, { quantity: now - quantity, idempotencyKey })
}

export async function clearCart(context: RequestContext, { idempotencyKey }: WithIdempotencyKey) {
  const items = await readItems(context)
  const write = async () =>
    (await context.sessionClient.commerce(removeAllCartItem, {}, { idempotencyKey })).removeAllCartItem
  const change = await toChange(context, write())
  return { ...change, removed: toRemoved(items), notice: context.t('cartPage.cleared') }
}
