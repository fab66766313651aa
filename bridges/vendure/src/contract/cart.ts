// Cart queries and mutations: add, take, set, remove, empty. Quantities are 1 to 9999; a customer's never exceed the stock.
import type { GraphQLResolveInfo } from 'graphql'
import { codedError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { joinOutcomes, requireQuantity, skip, toLowered } from '../../../../backends/commerce/resolvers/cart/cart.ts'
import { toRowId } from '../../../../backends/commerce/rules/ids.ts'
import { maxLines } from '../../../../backends/commerce/sql/carts.ts'
import type { Product } from '../../../../backends/commerce/sql/products.ts'
import { changeCart, lineGone, readCart } from './cart-change.ts'
import { availableOf, quantityOf, readVariants, roomOf, writeQuantities } from './cart-lines.ts'
import { type Outcome, successOutcome } from './cart-version.ts'
import type { Context } from './context.ts'
import type { Opened } from './open-cart.ts'

type Item = { productId: string; quantity: number }

export const cartResolvers = {
  Query: {
    cartDetail: (_: unknown, __: object, context: Context) => readCart(context),
    cartItems: async (_: unknown, __: object, context: Context) => (await readCart(context))?.lines ?? [],
  },
  Mutation: {
    async addItemToCart(_: unknown, { input }: { input: Item }, context: Context, info: GraphQLResolveInfo) {
      const { quantity } = input
      requireQuantity(context, 'input.quantity', quantity)
      const { locale } = context
      const product = await context.products.one(toRowId(input.productId))
      const variantId = context.snapshot.variantIdOf(toRowId(input.productId))
      if (!product) throw codedError(locale, 'NOT_FOUND', 'cart.unknownProduct')
      if (product.type !== 'simple' || variantId === null) {
        const message = formatMessage(locale, 'cart.notSellable', { name: product.name ?? product.sku })
        const outcome = skip(product, 'not_sellable', quantity, 0, message)
        return changeCart(context, info, { creates: true, otherwise: outcome, apply: async () => null })
      }
      return changeCart(context, info, {
        creates: true,
        otherwise: successOutcome,
        async apply(opened) {
          const variant = (await readVariants(context, opened.tx, [variantId])).get(variantId)
          if (!variant) throw codedError(locale, 'NOT_FOUND', 'cart.unknownProduct')
          const { order, caller, tx } = opened
          const had = quantityOf(order, variantId)
          if (had === 0 && order.lines.length >= maxLines) {
            const message = formatMessage(locale, 'cart.full', { lines: maxLines })
            return { order, outcome: skip(product, 'lowered', quantity, 0, message) }
          }
          const available = await availableOf(context, tx, variant)
          const room = roomOf(caller, available)
          const has = Math.max(had, Math.min(room, had + quantity))
          const changed =
            has === had ? order : await writeQuantities(context, opened, order, new Map([[variantId, has]]))
          const isWhole = has - had === quantity
          const outcome = isWhole
            ? toDone(context, product, has, available)
            : toLowered(context, product, quantity, has - had, room, has)
          return { order: changed, outcome }
        },
      })
    },

    updateItemToCart(
      _: unknown,
      { input }: { input: { qty?: { cartItemId: string; quantity: number }[] | null } },
      context: Context,
      info: GraphQLResolveInfo,
    ) {
      const wanted = input.qty ?? []
      for (const { quantity } of wanted) requireQuantity(context, 'input.qty.quantity', quantity)
      return changeCart(context, info, {
        creates: false,
        otherwise: lineGone(context),
        async apply(opened) {
          const { order } = opened
          const steps = wanted.flatMap(({ cartItemId, quantity }) => {
            const line = order.lines.find(({ id }) => String(id) === cartItemId)
            return line ? [{ variantId: Number(line.productVariantId), quantity }] : []
          })
          if (steps.length === 0 || steps.length < wanted.length) return null
          const outcomes: Outcome[] = []
          const quantities = new Map<number, number>()
          for (const step of steps) {
            const { outcome, quantity } = await toSet(context, opened, step)
            outcomes.push(outcome)
            quantities.set(step.variantId, quantity)
          }
          return { order: await writeQuantities(context, opened, order, quantities), outcome: joinOutcomes(outcomes) }
        },
      })
    },

    removeCartItem: (_: unknown, { id }: { id: string }, context: Context, info: GraphQLResolveInfo) =>
      changeCart(context, info, {
        creates: false,
        otherwise: lineGone(context),
        async apply(opened) {
          const line = opened.order.lines.find((one) => String(one.id) === id)
          if (!line) return null
          const removed = new Map([[Number(line.productVariantId), 0]])
          return { order: await writeQuantities(context, opened, opened.order, removed), outcome: successOutcome }
        },
      }),

    takeFromCart(_: unknown, { input }: { input: Item }, context: Context, info: GraphQLResolveInfo) {
      requireQuantity(context, 'input.quantity', input.quantity)
      const variantId = context.snapshot.variantIdOf(toRowId(input.productId)) ?? 0
      return changeCart(context, info, {
        creates: false,
        otherwise: lineGone(context),
        async apply(opened) {
          const had = quantityOf(opened.order, variantId)
          if (had === 0) return null
          const left = new Map([[variantId, Math.max(0, had - input.quantity)]])
          return { order: await writeQuantities(context, opened, opened.order, left), outcome: successOutcome }
        },
      })
    },

    removeAllCartItem(_: unknown, __: object, context: Context, info: GraphQLResolveInfo) {
      const emptied = { ...successOutcome, message: formatMessage(context.locale, 'cart.emptied') }
      return changeCart(context, info, {
        creates: false,
        otherwise: emptied,
        async apply(opened) {
          const removed = new Map(opened.order.lines.map((line) => [Number(line.productVariantId), 0]))
          return { order: await writeQuantities(context, opened, opened.order, removed), outcome: emptied }
        },
      })
    },
  },
}

/** Outcome and new quantity of a line that is set; an article without stock keeps its quantity. */
async function toSet(
  context: Context,
  { tx, caller, order }: Opened,
  { variantId, quantity: requested }: { variantId: number; quantity: number },
) {
  const product = await context.products.one(context.snapshot.productIdOf(variantId))
  const variant = (await readVariants(context, tx, [variantId])).get(variantId)
  const had = quantityOf(order, variantId)
  if (!variant || !product) return { outcome: lineGone(context), quantity: had }
  const available = await availableOf(context, tx, variant)
  const room = roomOf(caller, available)
  const quantity = room > 0 ? Math.min(room, requested) : had
  const outcome =
    quantity === requested
      ? toDone(context, product, quantity, available)
      : toLowered(context, product, requested, room > 0 ? quantity : 0, room, quantity)
  return { outcome, quantity }
}

/** A guest's quantity is not lowered, so the message reports less stock without a number. */
function toDone({ locale }: Context, { name, sku }: Product, quantity: number, available: number): Outcome {
  if (quantity <= available) return successOutcome
  return { ...successOutcome, message: formatMessage(locale, 'cart.lessAvailable', { name: name ?? sku }) }
}
