/** How a cart is read and changed at the backend, and how either becomes an answer. Called by cart.api.ts and, while a page is drawn, by loaders. */

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
import type { RequestContext } from '#server/context.ts'
import { isTrue } from '#service/is-true.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireActiveSession } from '#service/require-session.ts'
import { setGuestQuantity } from './add/guest-stock-privacy.service.ts'
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
import { type DeliveryPromise, toDeliveryPromise, toDeliveryRule } from './delivery/delivery-promise.ts'

export interface CartChange {
  cart: Cart | null
  message: string | null
  skipped: SkippedLine[]
  /** Packings that reached the cart, when something was put in. */
  added?: number
  /** What was taken out, for the way back. */
  removed?: RemovedLine[]
  /** All of it in a sentence, for a page without scripts. */
  notice?: string
}

/** Names a press of a button: a repeat of the same press changes nothing. */
type Press = { press?: string }

/** Also what a session that is over gets of some backends: a cart that must not look like an empty one. */
const looksLikeAGuests = (
  cart: (Pick<CartFieldsFragment, 'isGuest'> & { items: readonly unknown[] | null }) | null | undefined,
) => !cart?.items?.length || cart.isGuest === true

async function readCart(context: RequestContext): Promise<Cart | null> {
  if (!hasCart(context)) return null
  const [{ cartDetail: cart }, catalogue, delivery] = await Promise.all([
    context.sessionClient.commerce(cartDetail, {}),
    readCatalogueContext(context),
    readDelivery(context),
  ])
  if (looksLikeAGuests(cart)) await requireActiveSession(context)
  return toCart(cart, catalogue, delivery)
}

/** `guest`: whose cart it is, for a page that still takes its reader for a customer. */
export async function getCart(context: RequestContext): Promise<{ cart: Cart | null; guest: boolean }> {
  return { cart: await readCart(context), guest: context.session === null }
}

/** The few figures of the header. */
export async function getCartSummary(context: RequestContext): Promise<{ summary: CartSummary | null }> {
  if (!hasCart(context)) return { summary: null }
  const { cartDetail: cart } = await context.sessionClient.commerce(cartSummary, {})
  if (looksLikeAGuests(cart)) await requireActiveSession(context)
  return { summary: toCartSummary(cart) }
}

/** Until when an order comes on which day; a page stands whether or not this can be asked. */
export async function getDeliveryPromise(context: RequestContext): Promise<{ promise: DeliveryPromise | null }> {
  return { promise: toDeliveryPromise(await readDelivery(context), context.locale, context.t, Date.now()) }
}

/** The house's rule of delivery, the same for everybody; null where it cannot be asked and is not cached. */
export async function getDeliveryRule({ publicClient, locale, t }: RequestContext) {
  const answer = await publicClient.commerce(deliveryOptions, {}).catch(() => null)
  return { rule: toDeliveryRule(answer?.deliveryOptions ?? null, locale, t, Date.now()) }
}

/** The outcome of a write as an answer. @throws HttpProblem 422 when nothing of it could be done */
export async function toChange(
  context: RequestContext,
  write: CartOutcome | Promise<CartOutcome>,
): Promise<CartChange> {
  const [response, catalogue, delivery] = await Promise.all([
    write,
    readCatalogueContext(context),
    readDelivery(context),
  ])
  if (looksLikeAGuests(response?.cart)) await requireActiveSession(context)
  const cart = toCart(response?.cart ?? null, catalogue, delivery)
  context.cookies.setCartCount(cart?.lines.length ?? 0)
  const message = response?.message ?? null
  const skipped = (response?.skipped ?? []).map(({ name, sku, reason, requested, added }) => ({
    name: name ?? sku ?? '',
    reason,
    requested,
    added,
  }))
  const isRefused = typeof response?.status !== 'object' && !isTrue(response?.status)
  if (isRefused && !skipped.some(({ added }) => added > 0)) {
    const title = message ?? context.t('cartPage.notChanged')
    throw new HttpProblem({ status: 422, title, ...(skipped.length > 0 && { errors: { quantity: [title] } }) })
  }
  return { cart, message, skipped }
}

export async function removeLine(context: RequestContext, id: string, { press }: Press) {
  const items = await readItems(context)
  const write = async () =>
    (await context.sessionClient.commerce(removeCartItem, { id }, { idempotencyKey: press })).removeCartItem
  const change = await toChange(context, write())
  const removed = toRemoved(items.filter((item) => item.id === id))
  const notice = [context.t('cart.removed'), ...removed.map(({ name }) => name)].join(': ')
  return { ...change, removed, notice }
}

/** @param given.quantity 0 is how a typed line is taken out */
export async function setLineQuantity(
  context: RequestContext,
  id: string,
  { quantity, press }: Press & { quantity: number },
): Promise<CartChange> {
  if (quantity <= 0) return removeLine(context, id, { press })
  const variables = { cartItemId: id, quantity }
  const set = async () =>
    (await context.sessionClient.commerce(updateItemToCart, variables, { idempotencyKey: press })).updateItemToCart
  const line = { is: (item: { id: string }) => item.id === id, wanted: () => quantity }
  const change = await toChange(context, setGuestQuantity(context, line, set))
  return { ...change, notice: change.message ?? context.t('cart.adjusted') }
}

type TakeBack = Press & { productId: string; quantity: number; held?: number }

/**
 * Undo of an addition: takes out as many as it put in, whatever became of the line since.
 * @param given.held what the line held before a first try whose answer was lost
 */
export async function undoAdd(context: RequestContext, given: TakeBack): Promise<CartChange> {
  if (await context.sessionClient.lacks('Mutation.takeFromCart')) return takeBackBySetting(context, given)
  const { productId, quantity, press } = given
  const write = async () =>
    (await context.sessionClient.commerce(takeFromCart, { productId, quantity }, { idempotencyKey: press }))
      .takeFromCart
  return toChange(
    context,
    write().then((outcome) => outcome ?? null),
  )
}

/** Where the backend only sets quantities: said again after a lost answer, it has to find the line as it was, or it is not known what to take. */
async function takeBackBySetting(
  context: RequestContext,
  { productId, quantity, held, press }: TakeBack,
): Promise<CartChange> {
  const line = (await readItems(context)).find(({ product }) => product.id === productId)
  const now = line?.quantity ?? 0
  if (held !== undefined && now === Math.max(0, held - quantity))
    return { cart: await readCart(context), message: null, skipped: [] }
  if (!line || (held !== undefined && now !== held)) {
    await requireActiveSession(context)
    throw new HttpProblem({ status: 422, title: context.t('cartPage.notChanged') })
  }
  return setLineQuantity(context, line.id, { quantity: now - quantity, press })
}

export async function clearCart(context: RequestContext, { press }: Press) {
  const items = await readItems(context)
  const write = async () =>
    (await context.sessionClient.commerce(removeAllCartItem, {}, { idempotencyKey: press })).removeAllCartItem
  const change = await toChange(context, write())
  return { ...change, removed: toRemoved(items), notice: context.t('cartPage.cleared') }
}
