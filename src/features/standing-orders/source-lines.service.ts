/** Lines of a new standing order, from the cart, an order or a list. */
import { orderDetail } from '#contracts/generated/commerce.ts'
import { readItems } from '#features/cart/backend-cart.service.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { readList } from '#features/lists/read-lists.service.ts'
import { HttpProblem } from '#service/problem.ts'
import type { CustomerContext } from '#service/require-session.ts'
import type { StandingSource } from './source.ts'
import { type StandingLine, toPacking } from './standing-order.ts'

type Product = {
  id: string
  sku?: string | null
  name?: string | null
  packing_label?: string | null
  content_value?: string | null
  cacheGalleryImages?: Parameters<typeof toPicture>[0][] | readonly Parameters<typeof toPicture>[0][] | null
}

const toLine = (product: Product, sku: string, name: string, quantity: number): StandingLine => ({
  productId: product.id,
  sku,
  name: product.name ?? name,
  picture: toPicture(product.cacheGalleryImages?.[0]),
  quantity,
  packing: toPacking(product.packing_label, product.content_value),
  isSold: true,
})

/** Repeated products are one line. @throws HttpProblem 404 if the customer has no such order or list */
export async function readSourceLines(context: CustomerContext, source: StandingSource): Promise<StandingLine[]> {
  const lines = new Map<string, StandingLine>()
  for (const line of await readLines(context, source)) {
    const quantity = Math.min(9999, line.quantity + (lines.get(line.productId)?.quantity ?? 0))
    lines.set(line.productId, { ...line, quantity })
  }
  return [...lines.values()]
}

async function readLines(context: CustomerContext, source: StandingSource): Promise<StandingLine[]> {
  if (source.kind === 'cart')
    return (await readItems(context)).map(({ product, sku, name, quantity }) =>
      toLine(product, sku ?? product.sku, name ?? product.sku, quantity),
    )
  if (source.kind === 'list')
    return ((await readList(context, source.id)).products ?? []).map(({ product, pivot }) =>
      toLine(product, product.sku, product.name ?? product.sku, pivot.amount),
    )
  const { orderDetail: order } = await context.sessionClient.commerce(orderDetail, { id: source.id })
  if (!order) throw new HttpProblem({ status: 404, title: context.t('orders.unknown') })
  return (order.items ?? []).flatMap(({ product, sku, name, qtyOrdered }) =>
    product ? [toLine(product, sku ?? '', name ?? '', qtyOrdered ?? 1)] : [],
  )
}
