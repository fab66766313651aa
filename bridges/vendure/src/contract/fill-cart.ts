// Adds many products or an earlier order to the cart, up to the stock; names what was not added.
import type { GraphQLResolveInfo } from 'graphql'
import { codedError, userInputError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { toRowId } from '../../../../backends/commerce/rules/ids.ts'
import { maxLines, maxQuantity } from '../../../../backends/commerce/sql/carts.ts'
import type { Product } from '../../../../backends/commerce/sql/products.ts'
import { changeCart } from './cart-change.ts'
import { availableOf, quantityOf, readVariants, roomOf, writeQuantities } from './cart-lines.ts'
import type { Outcome, SkipReason } from './cart-version.ts'
import { type Context, requireCaller } from './context.ts'
import type { Opened } from './open-cart.ts'
import { findOrder } from './orders.ts'

/** `variantId` is null for anything but a variant. */
type Wanted = { variantId: number | null; sku: string; name: string | null; quantity: number }
type Found = Wanted & { product: Product | undefined; added: number; isSoldOut: boolean }

export const fillCartResolvers = {
  Mutation: {
    async addItemsToCart(
      _: unknown,
      { items }: { items: { productId: string; quantity: number }[] },
      context: Context,
      info: GraphQLResolveInfo,
    ) {
      await requireCaller(context)
      const { locale, snapshot } = context
      if (items.length > maxLines) throw userInputError(locale, 'items', 'cart.full', { lines: maxLines })
      for (const { quantity } of items)
        if (quantity < 1 || quantity > maxQuantity) throw userInputError(locale, 'items.quantity', 'cart.quantity')
      const wanted = items.map(({ productId, quantity }) => ({
        variantId: snapshot.variantIdOf(toRowId(productId)),
        sku: productId,
        name: null,
        quantity,
      }))
      return fillCart(context, info, wanted, false)
    },
    async convertOrderToCart(
      _: unknown,
      { id, replace }: { id: string; replace?: boolean | null },
      context: Context,
      info: GraphQLResolveInfo,
    ) {
      const order = await findOrder(context, await requireCaller(context), id)
      if (!order) throw codedError(context.locale, 'NOT_FOUND', 'order.unknown')
      const wanted = order.lines.map(({ productVariantId, productVariant, orderPlacedQuantity }) => ({
        variantId: Number(productVariantId),
        sku: productVariant.sku,
        name: null,
        quantity: orderPlacedQuantity,
      }))
      return fillCart(context, info, wanted, replace === true)
    },
  },
}

/** @param replace removes the cart's content first, unless no new line is available */
export function fillCart(context: Context, info: GraphQLResolveInfo, given: readonly Wanted[], replace: boolean) {
  const nothing = { status: false, message: formatMessage(context.locale, 'convert.nothing'), skipped: [] }
  return changeCart(context, info, {
    creates: given.length > 0,
    otherwise: nothing,
    async apply(opened) {
      if (given.length === 0) return null
      const { quantities, lines } = await toQuantities(context, opened, joinRepeated(given), replace)
      return {
        order: await writeQuantities(context, opened, opened.order, quantities),
        outcome: toOutcome(context, lines),
      }
    },
  })
}

async function toQuantities(
  context: Context,
  { tx, caller, order }: Opened,
  wanted: readonly Wanted[],
  replace: boolean,
) {
  const { products, snapshot } = context
  const ids = wanted.flatMap(({ variantId }) => variantId ?? [])
  const variants = await readVariants(context, tx, ids)
  const found: (Found & { room: number })[] = []
  for (const line of wanted) {
    const product = line.variantId === null ? undefined : await products.one(snapshot.productIdOf(line.variantId))
    const variant = line.variantId === null ? undefined : variants.get(line.variantId)
    const available = variant && product ? await availableOf(context, tx, variant) : 0
    const known = variant ? product : undefined
    found.push({ ...line, product: known, added: 0, isSoldOut: available === 0, room: roomOf(caller, available) })
  }
  const isReplaced = replace && found.some(({ product, room }) => product && room > 0)
  const quantities = new Map<number, number>()
  let lineCount = order?.lines.length ?? 0
  if (isReplaced) {
    for (const line of order?.lines ?? []) quantities.set(Number(line.productVariantId), 0)
    lineCount = 0
  }
  for (const line of found) {
    const { product, room, quantity, variantId } = line
    if (!product || variantId === null) continue
    const had = isReplaced ? 0 : quantityOf(order, variantId)
    const has = Math.max(had, Math.min(room, had + quantity))
    if (has === had || (had === 0 && lineCount >= maxLines)) continue
    if (had === 0) lineCount += 1
    quantities.set(variantId, has)
    line.added = has - had
  }
  return { quantities, lines: found }
}

/** Adds up repeated products. */
function joinRepeated(given: readonly Wanted[]): Wanted[] {
  const joined = new Map<string, Wanted>()
  for (const line of given) {
    const key = line.variantId === null ? `gone ${line.sku}` : String(line.variantId)
    const quantity = Math.min(maxQuantity, line.quantity + (joined.get(key)?.quantity ?? 0))
    joined.set(key, { ...line, quantity })
  }
  return [...joined.values()]
}

function toOutcome({ locale }: Context, lines: readonly Found[]): Outcome {
  const skipped = lines.flatMap((line) => {
    const { sku, name, quantity, product, added } = line
    if (added >= quantity) return []
    const reason = toReason(line)
    return [{ sku: product?.sku ?? sku, name: product?.name ?? name, reason, requested: quantity, added }]
  })
  const names = skipped.map(({ name, sku }) => name ?? sku).join(', ')
  return {
    status: skipped.length < lines.length || skipped.some(({ added }) => added > 0),
    message: skipped.length > 0 ? formatMessage(locale, 'convert.notWhole', { names }) : null,
    skipped,
  }
}

function toReason({ product, added, isSoldOut }: Found): SkipReason {
  if (!product) return 'gone'
  return added === 0 && isSoldOut ? 'out_of_stock' : 'lowered'
}
