// cancelOrder: cancels an order until its cut-off, exactly once and in one transaction, and puts its lines back in the cart if requested.
import type { GraphQLResolveInfo } from 'graphql'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { writeCancellationMail } from '../../mail/order-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { toIncrementId } from '../../rules/order.ts'
import { cancelOrderStatements } from '../../sql/order-cancellations.ts'
import { findOrder, type OrderRow } from '../../sql/orders.ts'
import { insertMails } from '../../sql/outbox.ts'
import { operationKey, successOutcome, toCartResponse } from '../cart/cart-change.ts'
import { fillCart, readOrderLines } from '../cart/conversions.ts'
import { openCart } from '../cart/open-cart.ts'
import type { Resolvers } from '../generated/types.ts'
import { creditHoldError } from './credit-hold.ts'

export const cancelOrderResolvers: Resolvers = {
  Mutation: {
    cancelOrder: async (_, { id, toCart }, context, info) => {
      const { db, locale, now } = context
      const customer = await requireCustomer(context)
      const order = await findOrder(db, customer, id)
      if (!order) throw codedError(locale, 'NOT_FOUND', 'order.unknown')
      // a change: without its new order the customer would lose the delivery
      const error = toCart ? creditHoldError(context, customer) : null
      if (error) throw error
      const mail = writeCancellationMail(context, { reader: customer, order, toCart })
      const statements = [
        ...cancelOrderStatements(db, order.id, now().toISOString()),
        ...insertMails(db, [mail], now()),
      ]
      try {
        if (!toCart) await db.batch(statements)
        const answer = toCart
          ? await fillCart(context, info, await readOrderLines(db, order.id), { before: statements })
          : await toCartResponse(context, await openCart(context), successOutcome)
        // lines that cannot be added are in `skipped`: the order is canceled nevertheless
        return { ...answer, status: true }
      } catch (error) {
        if (!isConstraint(error)) throw error
        return answerRepeat(context, info, order)
      }
    },
  },
}

const isConstraint = (error: unknown): boolean =>
  error instanceof Error && /(NOT NULL|UNIQUE) constraint failed: order_cancellations/.test(error.message)

/** Response to a cancellation that is not executed: nothing changes. @throws CONFLICT unless the order is canceled */
async function answerRepeat(context: Context, info: GraphQLResolveInfo, { id, number }: OrderRow) {
  const { db, locale } = context
  const values = { number: toIncrementId(number) }
  const order = await findOrder(db, await requireCustomer(context), id)
  if (order?.status !== 'canceled') throw codedError(locale, 'CONFLICT', 'order.notCancelable', values)
  const opened = await openCart(context, operationKey(context, info))
  return toCartResponse(context, opened, {
    ...successOutcome,
    message: formatMessage(locale, 'order.alreadyCanceled', values),
  })
}
