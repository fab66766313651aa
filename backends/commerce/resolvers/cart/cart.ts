// Cart mutations: add, take, set, remove, empty. Quantities are 1 to 9999; a customer's never exceed the stock.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { toRowId } from '../../rules/ids.ts'
import {
  addToLine,
  type CallerLineRow,
  decrementLine,
  type LineState,
  maxLines,
  maxQuantity,
  removeLine,
  removeLines,
  selectCallerLines,
  selectLine,
  setLine,
} from '../../sql/carts.ts'
import { type Article, selectArticle } from '../../sql/products.ts'
import type { Resolvers } from '../generated/types.ts'
import {
  type CartChange,
  changeCart,
  type Outcome,
  operationKey,
  type SkipReason,
  successOutcome,
  toCartResponse,
} from './cart-change.ts'
import { openCart, requireCart, tokensOf } from './open-cart.ts'

type Named = Pick<Article, 'sku' | 'name'>

export const cartResolvers: Resolvers = {
  Mutation: {
    addItemToCart: async (_, { input }, context, info) => {
      requireQuantity(context, 'input.quantity', input.quantity)
      const { db, locale } = context
      const key = operationKey(context, info)
      const [[product], opened] = await Promise.all([
        context.read<Article>(selectArticle(db, tokensOf(context), toRowId(input.productId), locale)),
        openCart(context, key),
      ])
      if (!product) throw codedError(locale, 'NOT_FOUND', 'cart.unknownProduct')
      if (product.type !== 'simple') {
        const message = formatMessage(locale, 'cart.notSellable', { name: product.name ?? product.sku })
        const cart = await requireCart(context, opened)
        return toCartResponse(context, { ...opened, cart }, skip(product, 'not_sellable', input.quantity, 0, message))
      }
      return changeCart(context, opened, key, {
        statements: ({ id }) => {
          const line = selectLine(db, id, product.id)
          return [line, addToLine(db, id, product.id, input.quantity, toRowId(input.lineId ?? '')), line]
        },
        toOutcome: ([before, , after]) =>
          toAddOutcome(context, product, input.quantity, toState(before?.results), toState(after?.results)),
      })
    },

    updateItemToCart: async (_, { input }, context, info) => {
      const { db, locale } = context
      const wanted = input.qty ?? []
      for (const { quantity } of wanted) requireQuantity(context, 'input.qty.quantity', quantity)
      const key = operationKey(context, info)
      const ids = wanted.map(({ cartItemId }) => toRowId(cartItemId))
      const [rows, opened] = await Promise.all([
        context.read<CallerLineRow>(selectCallerLines(db, tokensOf(context), ids, locale)),
        openCart(context, key),
      ])
      const steps = wanted.flatMap(({ quantity }, index) => {
        const line = rows.find(({ id, cart_id }) => id === ids[index] && cart_id === opened.cart?.id)
        return line ? [{ line, quantity }] : []
      })
      if (!opened.cart || steps.length === 0 || steps.length < wanted.length)
        return toCartResponse(context, opened, lineGone(context))
      return changeCart(context, opened, key, {
        statements: ({ id }) =>
          steps.flatMap(({ line: { product_id }, quantity }) => [
            setLine(db, id, product_id, quantity),
            selectLine(db, id, product_id),
          ]),
        toOutcome: (results) =>
          joinOutcomes(
            steps.map(({ line, quantity }, index) =>
              toSetOutcome(context, line, quantity, toState(results[index * 2 + 1]?.results)),
            ),
          ),
      })
    },

    removeCartItem: (_, { id }, context, info) =>
      changeKnown(context, info, lineGone(context), {
        statements: (cart) => [removeLine(context.db, cart.id, toRowId(id))],
        toOutcome: ([removed]) => (removed?.meta.changes ? successOutcome : lineGone(context)),
      }),

    takeFromCart: async (_, { input }, context, info) => {
      requireQuantity(context, 'input.quantity', input.quantity)
      return changeKnown(context, info, lineGone(context), {
        statements: ({ id }) => decrementLine(context.db, id, toRowId(input.productId), input.quantity),
        toOutcome: (results) => (results.some(({ meta }) => meta.changes) ? successOutcome : lineGone(context)),
      })
    },

    removeAllCartItem: (_, __, context, info) => {
      const emptied = { ...successOutcome, message: formatMessage(context.locale, 'cart.emptied') }
      return changeKnown(context, info, emptied, {
        statements: ({ id }) => [removeLines(context.db, id)],
        toOutcome: () => emptied,
      })
    },
  },
}

/** Changes an existing cart; without a cart returns `otherwise`. */
async function changeKnown(context: Context, info: GraphQLResolveInfo, otherwise: Outcome, change: CartChange) {
  const key = operationKey(context, info)
  const opened = await openCart(context, key)
  return opened.cart ? changeCart(context, opened, key, change) : toCartResponse(context, opened, otherwise)
}

export function requireQuantity({ locale }: Context, path: string, quantity: number): void {
  if (quantity < 1 || quantity > maxQuantity) throw userInputError(locale, path, 'cart.quantity')
}

function lineGone({ locale }: Context): Outcome {
  return { status: false, message: formatMessage(locale, 'cart.lineGone'), skipped: [] }
}

export function skip(
  { sku, name }: Named,
  reason: SkipReason,
  requested: number,
  added: number,
  message: string,
): Outcome {
  return { status: added > 0, message, skipped: [{ sku, name, reason, requested, added }] }
}

const toState = (results: unknown[] = []): LineState =>
  (results as LineState[])[0] ?? { room: 0, available: 0, quantity: null }

function toAddOutcome(
  context: Context,
  product: Named,
  requested: number,
  before: LineState,
  after: LineState,
): Outcome {
  const added = Math.max(0, (after.quantity ?? 0) - (before.quantity ?? 0))
  if (added === requested) return toDone(context, product, after)
  if (before.room > 0 && after.quantity === null) {
    return skip(product, 'lowered', requested, 0, formatMessage(context.locale, 'cart.full', { lines: maxLines }))
  }
  return toLowered(context, product, requested, added, before.room, after.quantity ?? 0)
}

function toSetOutcome(context: Context, product: Named, requested: number, state: LineState): Outcome {
  const { room, quantity } = state
  if (quantity === null) return lineGone(context)
  if (quantity === requested) return toDone(context, product, state)
  return toLowered(context, product, requested, room > 0 ? quantity : 0, room, quantity)
}

/** Outcome of an add. A guest's quantity is not lowered, so the message reports less stock without a number. */
function toDone({ locale }: Context, { name, sku }: Named, { available, quantity }: LineState): Outcome {
  if ((quantity ?? 0) <= available) return successOutcome
  return { ...successOutcome, message: formatMessage(locale, 'cart.lessAvailable', { name: name ?? sku }) }
}

/** Outcome of a lowered quantity: sold out, limited by stock, or limited by the maximum of a line item. */
export function toLowered(
  { locale }: Context,
  product: Named,
  requested: number,
  added: number,
  room: number,
  quantity: number,
) {
  const name = product.name ?? product.sku
  if (room === 0)
    return skip(product, 'out_of_stock', requested, added, formatMessage(locale, 'cart.soldOut', { name }))
  const key = room === maxQuantity ? 'cart.bounded' : 'cart.lowered'
  return skip(product, 'lowered', requested, added, formatMessage(locale, key, { name, quantity }))
}

export function joinOutcomes(outcomes: Outcome[]): Outcome {
  const messages = outcomes.flatMap(({ message }) => message ?? [])
  return {
    status: outcomes.every(({ status }) => status),
    message: messages.length > 0 ? messages.join(' ') : null,
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  }
}
