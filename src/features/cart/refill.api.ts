/** Puts an earlier order or a list into the cart, beside what is there or in its place. Called by the api routes of lists and orders. */
import { type } from 'arktype'
import type { RequestContext } from '#server/context.ts'
import { type CartAnswer, readItems } from './backend-cart.ts'
import { addItemToCart, removeAllCartItem } from './cart.operations.ts'
import { type CartChange, toChange } from './change-cart.ts'
import { saySkipped } from './refill.ts'

/** The fields of the form that asks for it. */
export const RefillForm = type({ 'how?': "'add' | 'replace'", 'press?': '/^[\\w-]{8,64}$/' })

type Options = { idempotencyKey?: string | undefined }

/**
 * @param fill the conversion at the backend
 * @throws Refusal 422 when nothing of it can be had; what was in the cart is there then as before
 */
export async function refillCart(
  context: RequestContext,
  { how, press }: typeof RefillForm.infer,
  fill: (options: Options) => Promise<CartAnswer>,
): Promise<CartChange & { notice: string }> {
  const key = (step: string) => ({ idempotencyKey: press && `${press.slice(0, 60)}-${step}` })
  const before = how === 'replace' ? await readItems(context) : []
  if (before.length > 0) {
    const { removeAllCartItem: emptied } = await context.calls.commerce(removeAllCartItem, {}, key('e'))
    await toChange(context, emptied)
  }
  try {
    const change = await toChange(context, fill(key('f')))
    const skipped = saySkipped(context.t, change.skipped)
    const title = context.t(skipped.length > 0 ? 'cart.refilledPart' : 'cart.refilled')
    return { ...change, notice: [title, ...(skipped.length > 0 ? skipped : [change.message ?? ''])].join('\n').trim() }
  } catch (error) {
    for (const { product, quantity } of before)
      await context.calls.commerce(addItemToCart, { productId: product.id, quantity }).catch(() => undefined)
    throw error
  }
}
