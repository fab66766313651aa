/** Puts an earlier order or a list into the cart, beside what is there or in its place. Called by the services of lists and orders. */
import { addItemToCart, removeAllCartItem } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { type CartOutcome, readItems } from './backend-cart.service.ts'
import { type CartChange, toChange } from './cart.service.ts'
import { saySkipped } from './refill.ts'

export type RefillRequest = { how?: 'add' | 'replace'; press?: string }

type Options = { idempotencyKey?: string | undefined }

/**
 * @param fill the conversion at the backend
 * @throws HttpProblem 422 when nothing of it can be had; what was in the cart is there then as before
 */
export async function refillCart(
  context: RequestContext,
  { how, press }: RefillRequest,
  fill: (options: Options) => Promise<CartOutcome>,
): Promise<CartChange & { notice: string }> {
  const key = (step: string) => ({ idempotencyKey: press && `${press.slice(0, 60)}-${step}` })
  const before = how === 'replace' ? await readItems(context) : []
  if (before.length > 0) {
    const { removeAllCartItem: emptied } = await context.sessionClient.commerce(removeAllCartItem, {}, key('e'))
    await toChange(context, emptied)
  }
  try {
    const change = await toChange(context, fill(key('f')))
    const skipped = saySkipped(context.t, change.skipped)
    const title = context.t(skipped.length > 0 ? 'cart.refilledPart' : 'cart.refilled')
    return { ...change, notice: [title, ...(skipped.length > 0 ? skipped : [change.message ?? ''])].join('\n').trim() }
  } catch (error) {
    for (const { product, quantity } of before)
      await context.sessionClient.commerce(addItemToCart, { productId: product.id, quantity }).catch(() => undefined)
    throw error
  }
}
