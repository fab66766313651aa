// Writes quantities of cart lines, with the stock and the prices of Vendure.
import { type ID, type Order, type OrderLine, ProductVariant, type RequestContext } from '@vendure/core'
import { In, IsNull } from 'typeorm'
import { maxQuantity } from '../../../../backends/commerce/sql/carts.ts'
import { findGroupPrice, priceGroupOf } from '../engine/prices.ts'
import type { Caller, Context } from './context.ts'
import type { Opened } from './open-cart.ts'

/** Variants that can be ordered, by id. */
export async function readVariants(context: Context, tx: RequestContext, ids: readonly ID[]) {
  const found = await context.engine.connection.getRepository(tx, ProductVariant).find({
    where: { id: In([...ids]), enabled: true, deletedAt: IsNull(), product: { enabled: true, deletedAt: IsNull() } },
    relations: { product: true },
  })
  return new Map(found.map((variant) => [Number(variant.id), variant]))
}

/** Packings in stock; more than any order for articles that are not kept in stock. */
export async function availableOf(context: Context, tx: RequestContext, variant: ProductVariant): Promise<number> {
  if (!variant.product.customFields.stockArticle) return Number.MAX_SAFE_INTEGER
  return Math.max(0, await context.engine.variants.getSaleableStockLevel(tx, variant))
}

/** The highest quantity of a line. A guest's is not limited by stock, because it would reveal the stock. */
export const roomOf = (caller: Caller | null, available: number) =>
  caller ? Math.min(maxQuantity, available) : maxQuantity

export const quantityOf = (order: Order | null, variantId: number) =>
  order?.lines.find((line) => Number(line.productVariantId) === variantId)?.quantity ?? 0

/** Sets quantities by variant; 0 removes the line. @returns the order with new prices */
export async function writeQuantities(
  context: Context,
  { tx }: Opened,
  order: Order,
  wanted: ReadonlyMap<number, number>,
): Promise<Order> {
  const { orderModifier, orders } = context.engine
  const removed = order.lines.filter((line) => wanted.get(Number(line.productVariantId)) === 0)
  let current = removed.length > 0 ? await removeLines(context, tx, order, removed) : order
  const changed: OrderLine[] = []
  for (const [variantId, quantity] of wanted) {
    if (quantity === 0 || quantityOf(current, variantId) === quantity) continue
    const line = await orderModifier.getOrCreateOrderLine(tx, current, variantId)
    changed.push(await orderModifier.updateOrderLineQuantity(tx, line, quantity, current))
  }
  if (changed.length > 0) current = await orders.applyPriceAdjustments(tx, current, changed)
  return current
}

async function removeLines(context: Context, tx: RequestContext, order: Order, lines: readonly OrderLine[]) {
  const ids = lines.map(({ id }) => id)
  const result = await context.engine.orders.removeItemsFromOrder(tx, order.id, ids)
  if (!('lines' in result)) throw new Error(`Lines of the order ${order.code} were not removed: ${result.message}`)
  const current = await context.engine.orders.findOne(tx, order.id)
  if (!current) throw new Error(`The order ${order.code} was not found`)
  return current
}

/** Whether a line has another price than its variant has now for the customer. */
export function hasOldPrices(order: Order, caller: Caller | null): boolean {
  const group = caller ? priceGroupOf(caller.groups) : null
  return order.lines.some(({ listPrice, productVariant }) => {
    const own = group === null ? null : findGroupPrice(productVariant.customFields.groupPrices, group)
    return listPrice !== (own?.price ?? productVariant.listPrice)
  })
}

const lacksVariant = ({ productVariant }: OrderLine) => !productVariant.enabled || productVariant.deletedAt !== null

export const isOutdated = (order: Order, caller: Caller | null) =>
  order.lines.some(lacksVariant) || hasOldPrices(order, caller)

/** Removes lines that can no longer be ordered and applies the present prices. */
export async function refreshCart(context: Context, tx: RequestContext, order: Order, caller: Caller | null) {
  const variants = await readVariants(
    context,
    tx,
    order.lines.map((line) => line.productVariantId),
  )
  const gone = order.lines.filter((line) => !variants.has(Number(line.productVariantId)))
  const current = gone.length > 0 ? await removeLines(context, tx, order, gone) : order
  return hasOldPrices(current, caller)
    ? context.engine.orders.applyPriceAdjustments(tx, current, current.lines)
    : current
}
