// The mutations of the cart: add, take, set, remove, empty. Quantities are 1 to 9999 and never more than the stock.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { inputRefusal, refusal } from '../errors.ts'
import { say } from '../messages.ts'
import { toRowId } from '../rules/ids.ts'
import {
  addToLine,
  type LineState,
  maxLines,
  maxQuantity,
  readCart,
  removeLine,
  removeLines,
  selectLine,
  setLine,
  takeFromLine,
} from '../sql/carts.ts'
import type { Product } from '../sql/products.ts'
import { changeCart, done, type Outcome, type SkipReason, toResponse } from './cart-change.ts'
import { findOwner, requireCart } from './cart-owner.ts'

/** Of what, and how many. */
type AddInput = { productId: string; quantity: number }
type UpdateInput = { qty?: { cartItemId: string; quantity: number }[] | null }

export const cartResolvers = {
  Mutation: {
    addItemToCart: async (_: unknown, { input }: { input: AddInput }, context: Context, info: GraphQLResolveInfo) => {
      requireQuantity(context, 'input.quantity', input.quantity)
      const { db, locale } = context
      const product = await context.products.one(toRowId(input.productId))
      if (!product) throw refusal(locale, 'NOT_FOUND', 'cart.unknownProduct')
      const cart = await requireCart(context)
      if (product.type !== 'simple') {
        const message = say(locale, 'cart.notSellable', { name: product.name ?? product.sku })
        return toResponse(context, skip(product, 'not_sellable', input.quantity, 0, message))
      }
      const line = selectLine(db, cart.id, product.id)
      return changeCart(context, cart, String(info.path.key), {
        statements: [line, addToLine(db, cart.id, product.id, input.quantity), line],
        toOutcome: ([before, , after]) =>
          toAddOutcome(context, product, input.quantity, toState(before?.results), toState(after?.results)),
      })
    },

    updateItemToCart: async (
      _: unknown,
      { input }: { input: UpdateInput },
      context: Context,
      info: GraphQLResolveInfo,
    ) => {
      const wanted = input.qty ?? []
      for (const { quantity } of wanted) requireQuantity(context, 'input.qty.quantity', quantity)
      const found = await readOwnLines(context)
      const lines = wanted.map(({ cartItemId, quantity }) => ({
        quantity,
        line: found?.lines.find(({ id }) => String(id) === cartItemId),
      }))
      if (!found || lines.length === 0 || lines.some(({ line }) => !line)) return toResponse(context, lineGone(context))
      const products = await Promise.all(lines.map(({ line }) => context.products.one(line?.product_id ?? 0)))
      const steps = lines.flatMap(({ quantity }, index) => {
        const product = products[index]
        return product ? [{ quantity, product }] : []
      })
      return changeCart(context, found.cart, String(info.path.key), {
        statements: steps.flatMap(({ product, quantity }) => [
          setLine(context.db, found.cart.id, product.id, quantity),
          selectLine(context.db, found.cart.id, product.id),
        ]),
        toOutcome: (results) =>
          joinOutcomes(
            steps.map(({ product, quantity }, index) =>
              toSetOutcome(context, product, quantity, toState(results[index * 2 + 1]?.results)),
            ),
          ),
      })
    },

    removeCartItem: async (_: unknown, { id }: { id: string }, context: Context, info: GraphQLResolveInfo) => {
      const found = await readOwnLines(context)
      if (!found) return toResponse(context, lineGone(context))
      return changeCart(context, found.cart, String(info.path.key), {
        statements: [removeLine(context.db, found.cart.id, toRowId(id))],
        toOutcome: ([removed]) => (removed?.meta.changes ? done : lineGone(context)),
      })
    },

    takeFromCart: async (_: unknown, { input }: { input: AddInput }, context: Context, info: GraphQLResolveInfo) => {
      requireQuantity(context, 'input.quantity', input.quantity)
      const found = await readOwnLines(context)
      if (!found) return toResponse(context, lineGone(context))
      const productId = toRowId(input.productId)
      return changeCart(context, found.cart, String(info.path.key), {
        statements: takeFromLine(context.db, found.cart.id, productId, input.quantity),
        toOutcome: (results) => (results.some(({ meta }) => meta.changes) ? done : lineGone(context)),
      })
    },

    removeAllCartItem: async (_: unknown, __: unknown, context: Context, info: GraphQLResolveInfo) => {
      const emptied = { ...done, message: say(context.locale, 'cart.emptied') }
      const found = await readOwnLines(context)
      if (!found) return toResponse(context, emptied)
      return changeCart(context, found.cart, String(info.path.key), {
        statements: [removeLines(context.db, found.cart.id)],
        toOutcome: () => emptied,
      })
    },
  },
}

async function readOwnLines(context: Context) {
  const owner = await findOwner(context)
  return owner && readCart(context.db, owner)
}

function requireQuantity({ locale }: Context, path: string, quantity: number): void {
  if (quantity < 1 || quantity > maxQuantity) throw inputRefusal(locale, path, 'cart.quantity')
}

function lineGone({ locale }: Context): Outcome {
  return { status: false, message: say(locale, 'cart.lineGone'), skipped: [] }
}

function skip({ sku, name }: Product, reason: SkipReason, requested: number, added: number, message: string): Outcome {
  return { status: added > 0, message, skipped: [{ sku, name, reason, requested, added }] }
}

const toState = (results: unknown[] = []): LineState =>
  (results as LineState[])[0] ?? { room: 0, available: 0, quantity: null }

function toAddOutcome(
  context: Context,
  product: Product,
  requested: number,
  before: LineState,
  after: LineState,
): Outcome {
  const added = Math.max(0, (after.quantity ?? 0) - (before.quantity ?? 0))
  if (added === requested) return toDone(context, product, after)
  if (before.room > 0 && after.quantity === null) {
    return skip(product, 'lowered', requested, 0, say(context.locale, 'cart.full', { lines: maxLines }))
  }
  return toLowered(context, product, requested, added, before.room, after.quantity ?? 0)
}

function toSetOutcome(context: Context, product: Product, requested: number, state: LineState): Outcome {
  const { room, quantity } = state
  if (quantity === null) return lineGone(context)
  if (quantity === requested) return toDone(context, product, state)
  return toLowered(context, product, requested, room > 0 ? quantity : 0, room, quantity)
}

/** As asked; a guest, whose number is never lowered, hears that the stock has less, and no number. */
function toDone({ locale }: Context, { name, sku }: Product, { available, quantity }: LineState): Outcome {
  if ((quantity ?? 0) <= available) return done
  return { ...done, message: say(locale, 'cart.lessAvailable', { name: name ?? sku }) }
}

/** The words for a line that got less than was asked: nothing left, the stock, or the bound of a line. */
function toLowered(
  { locale }: Context,
  product: Product,
  requested: number,
  added: number,
  room: number,
  quantity: number,
) {
  const name = product.name ?? product.sku
  if (room === 0) return skip(product, 'out_of_stock', requested, added, say(locale, 'cart.soldOut', { name }))
  const key = room === maxQuantity ? 'cart.bounded' : 'cart.lowered'
  return skip(product, 'lowered', requested, added, say(locale, key, { name, quantity }))
}

function joinOutcomes(outcomes: Outcome[]): Outcome {
  const messages = outcomes.flatMap(({ message }) => message ?? [])
  return {
    status: outcomes.every(({ status }) => status),
    message: messages.length > 0 ? messages.join(' ') : null,
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  }
}
