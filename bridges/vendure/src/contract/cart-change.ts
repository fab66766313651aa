// Applies a change to a cart in one transaction, once per idempotency key.
import type { Order } from '@vendure/core'
import type { GraphQLResolveInfo } from 'graphql'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { isOutdated, refreshCart } from './cart-lines.ts'
import { mergeGuestCart } from './cart-merge.ts'
import { findOutcome, incrementVersion, type Outcome, operationKey } from './cart-version.ts'
import { type CartView, toCartView } from './cart-view.ts'
import type { Context } from './context.ts'
import { createCart, extendGuestCart, findCart, type Opened } from './open-cart.ts'

export type Changed = { order: Order; outcome: Outcome }

/** `change` returns null if it changed nothing; the outcome is then `otherwise`. */
export type CartChange = {
  /** Whether a missing cart is created. */
  creates: boolean
  otherwise: Outcome
  apply(opened: Opened & { order: Order }): Promise<Changed | null>
}

export async function openCart(context: Context, tx: Opened['tx']): Promise<Opened> {
  const caller = await context.caller()
  if (caller && context.cartTokenHash !== null)
    return { tx, caller, order: (await mergeGuestCart(context, tx, caller)).order }
  return { tx, caller, order: await findCart(context, tx, caller) }
}

export async function changeCart(context: Context, info: GraphQLResolveInfo, change: CartChange) {
  const key = operationKey(context, info)
  const request = await context.request()
  const { outcome, order } = await context.engine.connection.withTransaction(request, async (tx) => {
    const opened = await openCart(context, tx)
    const first = await findOutcome(context, tx, opened.order, key)
    if (first) return { outcome: first, order: opened.order }
    const current = opened.order && (await refreshCart(context, tx, opened.order, opened.caller))
    const order = current ?? (change.creates ? await createCart(context, opened) : null)
    const changed = order && (await change.apply({ ...opened, order }))
    if (!changed) return { outcome: change.otherwise, order }
    await extendGuestCart(context, opened)
    const operation = { key, outcome: changed.outcome }
    return { outcome: changed.outcome, order: await incrementVersion(context, tx, changed.order, operation) }
  })
  return { ...outcome, cart: order && (await toCartView(context, order)) }
}

/** The cart with present prices. Only a cart that changes with the reading is written. */
export async function readCart(context: Context): Promise<CartView | null> {
  const { connection } = context.engine
  const [request, caller] = await Promise.all([context.request(), context.caller()])
  const found = caller && context.cartTokenHash !== null ? null : await findCart(context, request, caller)
  const isCurrent = caller && context.cartTokenHash !== null ? false : !found || !isOutdated(found, caller)
  const order = isCurrent
    ? found
    : await connection.withTransaction(request, async (tx) => {
        const opened = await openCart(context, tx)
        return opened.order && refreshCart(context, tx, opened.order, opened.caller)
      })
  return order && toCartView(context, order)
}

export const lineGone = ({ locale }: Context): Outcome => ({
  status: false,
  message: formatMessage(locale, 'cart.lineGone'),
  skipped: [],
})
