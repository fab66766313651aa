import { usualItems } from '#contracts/generated/commerce.ts'
import { addItems } from '#features/cart/add/add-items.service.ts'
import { readAmounts } from '#features/cart/backend-cart.service.ts'
import { additionText, type ReorderPreview, toReorderPreview } from '#features/cart/reorder/reorder.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'

const readFrequentItems = async ({ sessionClient }: RequestContext) =>
  (await sessionClient.commerce(usualItems, {})).usualItems ?? []

export async function getFrequentItems(context: RequestContext): Promise<ReorderPreview> {
  requireSession(context)
  const [items, cart] = await Promise.all([readFrequentItems(context), readAmounts(context)])
  const sources = items.map(({ product, quantity }) => {
    return { name: product.name ?? product.sku, sku: product.sku, quantity, product }
  })
  return toReorderPreview(sources, cart)
}

/** Adds the available items; the notice lists the skipped ones. @throws HttpProblem 422 if there are no frequent items, or none is available */
export async function addFrequentItemsToCart(context: RequestContext, { idempotencyKey }: { idempotencyKey?: string }) {
  requireSession(context)
  const items = (await readFrequentItems(context)).map(({ product, quantity }) => ({ productId: product.id, quantity }))
  if (items.length === 0) throw new HttpProblem({ status: 422, title: context.t('orders.usualNone') })
  const change = await addItems(context, items, idempotencyKey)
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...change, notice: additionText(context.t, change, change.added < wanted).join('\n') }
}
