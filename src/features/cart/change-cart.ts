/** How a cart is read and changed at the backend, and how either becomes an answer. Called by cart.api.ts. */
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { confirmSession } from '#features/forms/require-session.ts'
import type { RequestContext } from '#server/context.ts'
import { type CartAnswer, hasCart, readItems } from './backend-cart.ts'
import { cartDetail, removeCartItem, updateItemToCart } from './cart.operations.ts'
import { type Cart, type RemovedLine, type SkippedLine, toCart, toRemoved } from './cart.ts'
import { writeQuantity } from './guest-quantity.ts'
import { readDelivery } from './read-delivery.ts'
import { readPlace } from './read-place.ts'

export interface CartChange {
  cart: Cart | null
  message: string | null
  skipped: SkippedLine[]
  /** What was taken out, for the way back. */
  removed?: RemovedLine[]
  /** All of it in a sentence, for a page without scripts. */
  notice?: string
}

/** Also what a session that is over gets of some backends: a cart that must not look like an empty one. */
const looksLikeAGuests = (cart: CartFieldsFragment | null | undefined) => !cart?.items?.length || cart.isGuest === true

export async function readCart(context: RequestContext): Promise<Cart | null> {
  if (!hasCart(context)) return null
  const [{ cartDetail: cart }, place, delivery] = await Promise.all([
    context.calls.commerce(cartDetail, {}),
    readPlace(context),
    readDelivery(context),
  ])
  if (looksLikeAGuests(cart)) await confirmSession(context)
  return toCart(cart, place, delivery?.freeFrom ?? null)
}

/** The outcome of a write as an answer. @throws Refusal 422 when nothing of it could be done */
export async function toChange(context: RequestContext, write: CartAnswer | Promise<CartAnswer>): Promise<CartChange> {
  const [response, place, delivery] = await Promise.all([write, readPlace(context), readDelivery(context)])
  if (looksLikeAGuests(response?.cart)) await confirmSession(context)
  const cart = toCart(response?.cart ?? null, place, delivery?.freeFrom ?? null)
  context.cookies.showCartCount(cart?.lines.length ?? 0)
  const message = response?.message ?? null
  const skipped = (response?.skipped ?? []).map(({ name, sku, reason, requested, added }) => ({
    name: name ?? sku ?? '',
    reason,
    requested,
    added,
  }))
  const isRefused = typeof response?.status !== 'object' && !isTrue(response?.status)
  if (isRefused && !skipped.some(({ added }) => added > 0)) {
    const title = message ?? context.t('cart.notChanged')
    throw new Refusal({ status: 422, title, ...(skipped.length > 0 && { errors: { quantity: [title] } }) })
  }
  return { cart, message, skipped }
}

export async function removeLine(context: RequestContext, id: string, idempotencyKey?: string): Promise<CartChange> {
  const items = await readItems(context)
  const write = context.calls.commerce(removeCartItem, { id }, { idempotencyKey })
  const change = await toChange(
    context,
    write.then((answer) => answer.removeCartItem),
  )
  const removed = toRemoved(items.filter((item) => item.id === id))
  const notice = [context.t('cart.removed'), ...removed.map(({ name }) => name)].join(': ')
  return { ...change, removed, notice }
}

export async function setQuantity(context: RequestContext, id: string, quantity: number, idempotencyKey?: string) {
  if (quantity <= 0) return removeLine(context, id, idempotencyKey)
  const set = async () =>
    (await context.calls.commerce(updateItemToCart, { cartItemId: id, quantity }, { idempotencyKey })).updateItemToCart
  const line = { is: (item: { id: string }) => item.id === id, wanted: () => quantity }
  const change = await toChange(context, writeQuantity(context, line, set))
  return { ...change, notice: change.message ?? context.t('cart.adjusted') }
}

/** Where the backend only sets quantities: said again after a lost answer, it has to find the line as it was, or it is not known what to take. */
export async function takeBackBySetting(
  context: RequestContext,
  { productId, quantity }: { productId: string; quantity: number },
  held?: number,
  idempotencyKey?: string,
): Promise<CartChange> {
  const line = (await readItems(context)).find(({ product }) => product.id === productId)
  const now = line?.quantity ?? 0
  if (held !== undefined && now === Math.max(0, held - quantity))
    return { cart: await readCart(context), message: null, skipped: [] }
  if (!line || (held !== undefined && now !== held)) {
    await confirmSession(context)
    throw new Refusal({ status: 422, title: context.t('cart.notChanged') })
  }
  return setQuantity(context, line.id, now - quantity, idempotencyKey)
}
