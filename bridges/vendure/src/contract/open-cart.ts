// Finds the cart of a request: the active order of the customer, else of the guest's session, which is named by x-cart-token.
import { AnonymousSession, Order, type RequestContext } from '@vendure/core'
import { codedError } from '../../../../backends/commerce/context/errors.ts'
import type { Caller, Context } from './context.ts'

const guestCartMs = 90 * 24 * 60 * 60 * 1000

/** `tx`: context of Vendure in the open transaction. */
export type Opened = { tx: RequestContext; caller: Caller | null; order: Order | null }

const guestSession = (context: Context, tx: RequestContext) =>
  context.cartTokenHash === null
    ? null
    : context.engine.connection
        .getRepository(tx, AnonymousSession)
        .findOne({ where: { token: context.cartTokenHash, invalidated: false } })

/** Null if the guest has no cart. */
export async function findGuestCart(context: Context, tx: RequestContext): Promise<Order | null> {
  const session = await guestSession(context, tx)
  if (!session?.activeOrderId || session.expires < new Date()) return null
  const order = await context.engine.orders.findOne(tx, session.activeOrderId)
  return order?.active ? order : null
}

export async function findCart(context: Context, tx: RequestContext, caller: Caller | null): Promise<Order | null> {
  if (!caller) return findGuestCart(context, tx)
  const { user } = caller.customer
  return (user && (await context.engine.orders.getActiveOrderForUser(tx, user.id))) ?? null
}

/** A new cart continues the versions of the former one, so that responses are ordered across orders. */
export async function createCart(context: Context, { tx, caller }: Opened): Promise<Order> {
  const { connection, orders } = context.engine
  if (caller) {
    const order = await orders.create(tx, caller.customer.user?.id)
    const former = await connection
      .getRepository(tx, Order)
      .findOne({ where: { customerId: caller.customer.id, active: false }, order: { id: 'DESC' } })
    const version = former ? former.customFields.version + 1 : 0
    await connection.getRepository(tx, Order).update(order.id, { customFields: { version } })
    return (await orders.findOne(tx, order.id)) ?? order
  }
  // an expired session of a customer must not look like an empty cart
  if (context.token !== null) throw codedError(context.locale, 'UNAUTHENTICATED', 'error.unauthenticated')
  if (context.cartTokenHash === null) throw codedError(context.locale, 'BAD_USER_INPUT', 'cart.noToken')
  const order = await orders.create(tx)
  const sessions = connection.getRepository(tx, AnonymousSession)
  const session = (await guestSession(context, tx)) ?? new AnonymousSession({ token: context.cartTokenHash })
  Object.assign(session, { invalidated: false, expires: new Date(Date.now() + guestCartMs), activeOrder: order })
  await sessions.save(session)
  return (await orders.findOne(tx, order.id)) ?? order
}

/** Deletes the guest's order with its session, so that a repeat finds nothing. */
export async function discardGuestCart(context: Context, tx: RequestContext, order: Order): Promise<void> {
  const { connection, orders } = context.engine
  const session = await guestSession(context, tx)
  await orders.deleteOrder(tx, order)
  if (session) await connection.getRepository(tx, AnonymousSession).delete(session.id)
}

/** Guests' sessions end 90 days after the last change. */
export async function extendGuestCart(context: Context, { tx, caller }: Opened): Promise<void> {
  if (caller || context.cartTokenHash === null) return
  await context.engine.connection
    .getRepository(tx, AnonymousSession)
    .update({ token: context.cartTokenHash }, { expires: new Date(Date.now() + guestCartMs) })
}
