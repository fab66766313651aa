/** Adds an order or a list to the cart, or replaces the cart by it. */
import { addItemToCart, removeAllCartItem } from '#contracts/generated/commerce.ts'
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type CartOutcome, readItems } from '../backend-cart.service.ts'
import { type CartChange, toChange } from '../cart.service.ts'
import { additionText } from './reorder.ts'

export type ReorderRequest = { how?: 'add' | 'replace'; idempotencyKey?: string }

type ReorderResult = CartChange & { notice: string }
type ConvertToCart = (how: { replace?: true }, options: { idempotencyKey?: string | undefined }) => Promise<CartOutcome>

/** @param replacing extension that replaces the cart in one write @throws HttpProblem 422 if no item is available; the cart is then unchanged */
export async function reorderToCart(
  context: RequestContext,
  { how, idempotencyKey }: ReorderRequest,
  replacing: CommerceExtension,
  fill: ConvertToCart,
): Promise<ReorderResult> {
  if (how === 'replace' && (await context.sessionClient.lacks(replacing)))
    return replaceInTwoWrites(context, idempotencyKey, fill)
  return toReorderResult(context, fill(how === 'replace' ? { replace: true } : {}, { idempotencyKey }))
}

/** Clears the cart, then adds the items; restores the previous lines if that fails. */
async function replaceInTwoWrites(
  context: RequestContext,
  idempotencyKey: string | undefined,
  fill: ConvertToCart,
): Promise<ReorderResult> {
  const key = (step: string) => ({ idempotencyKey: idempotencyKey && `${idempotencyKey.slice(0, 60)}-${step}` })
  const previousItems = await readItems(context)
  if (previousItems.length > 0) {
    const { removeAllCartItem: emptied } = await context.sessionClient.commerce(removeAllCartItem, {}, key('e'))
    await toChange(context, emptied)
  }
  try {
    return await toReorderResult(context, fill({}, key('f')))
  } catch (error) {
    for (const { product, quantity } of previousItems)
      await context.sessionClient.commerce(addItemToCart, { productId: product.id, quantity }).catch(() => undefined)
    throw error
  }
}

async function toReorderResult(context: RequestContext, write: Promise<CartOutcome>): Promise<ReorderResult> {
  const change = await toChange(context, write)
  return { ...change, notice: additionText(context.t, change).join('\n') }
}
