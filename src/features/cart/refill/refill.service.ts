/** Puts an earlier order or a list into the cart, beside what is there or in its place. Called by the services of lists and orders. */
import { addItemToCart, removeAllCartItem } from '#contracts/generated/commerce.ts'
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { RequestContext } from '#server/context.ts'
import { type CartOutcome, readItems } from '../backend-cart.service.ts'
import { type CartChange, toChange } from '../cart.service.ts'
import { skippedText } from './reorder.ts'

export type ReorderRequest = { how?: 'add' | 'replace'; press?: string }

type Refilled = CartChange & { notice: string }
/** The conversion at the backend. */
type Fill = (how: { replace?: true }, options: { idempotencyKey?: string | undefined }) => Promise<CartOutcome>

/**
 * @param replacing the extension by which the conversion takes the place of what is there, in one write
 * @throws HttpProblem 422 when nothing of it can be had; what was in the cart is there then as before
 */
export async function reorderToCart(
  context: RequestContext,
  { how, press }: ReorderRequest,
  replacing: CommerceExtension,
  fill: Fill,
): Promise<Refilled> {
  if (how === 'replace' && (await context.sessionClient.lacks(replacing))) return emptyAndFill(context, press, fill)
  return toRefilled(context, fill(how === 'replace' ? { replace: true } : {}, { idempotencyKey: press }))
}

/** In two writes; when the second one fails, what was there is put back. */
async function emptyAndFill(context: RequestContext, press: string | undefined, fill: Fill): Promise<Refilled> {
  const key = (step: string) => ({ idempotencyKey: press && `${press.slice(0, 60)}-${step}` })
  const before = await readItems(context)
  if (before.length > 0) {
    const { removeAllCartItem: emptied } = await context.sessionClient.commerce(removeAllCartItem, {}, key('e'))
    await toChange(context, emptied)
  }
  try {
    return await toRefilled(context, fill({}, key('f')))
  } catch (error) {
    for (const { product, quantity } of before)
      await context.sessionClient.commerce(addItemToCart, { productId: product.id, quantity }).catch(() => undefined)
    throw error
  }
}

async function toRefilled(context: RequestContext, write: Promise<CartOutcome>): Promise<Refilled> {
  const change = await toChange(context, write)
  const skipped = skippedText(context.t, change.skipped)
  const title = context.t(skipped.length > 0 ? 'refill.doneInPart' : 'refill.done')
  return { ...change, notice: [title, ...(skipped.length > 0 ? skipped : [change.message ?? ''])].join('\n').trim() }
}
