// The limits of a buyer against an order; the statement that inserts the order checks them again.
import type { GraphQLError } from 'graphql'
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { exceededLimit } from '../../rules/account/order-limit.ts'
import { startOfMonth } from '../../rules/delivery/calendar-days.ts'
import { formatMoney } from '../../rules/locale.ts'
import { type CustomerRow, type LimitRow, selectLimits } from '../../sql/customers.ts'

/** Null for customers without limits, and for roles other than buyers. */
export async function readLimits({ db, now, read }: Context, { id, role }: CustomerRow): Promise<LimitRow | null> {
  if (role !== 'buyer') return null
  const [limits = null] = await read<LimitRow>(selectLimits(db, id, startOfMonth(now().toISOString())))
  return limits
}

/** @param orderCents goods, without tax and delivery costs */
export const findExceeded = (limits: LimitRow | null, orderCents: number): 'order' | 'month' | null =>
  limits &&
  exceededLimit({
    orderLimitCents: limits.order_limit_cents,
    monthLimitCents: limits.month_limit_cents,
    orderedThisMonthCents: limits.ordered_cents,
    orderCents,
  })

/** Error if an order of this amount needs an approval. */
export function limitError({ locale }: Context, limits: LimitRow | null, orderCents: number): GraphQLError | null {
  const exceeded = findExceeded(limits, orderCents)
  if (!limits || !exceeded) return null
  const key = exceeded === 'order' ? 'orderApproval.aboveOrderLimit' : 'orderApproval.aboveMonthLimit'
  const limit = exceeded === 'order' ? limits.order_limit_cents : limits.month_limit_cents
  const values = { limit: formatMoney(locale, limit ?? 0), ordered: formatMoney(locale, limits.ordered_cents) }
  const validation = { orderLimit: [formatMessage(locale, key, values)] }
  return codedError(locale, 'CONFLICT', key, values, { validation })
}
