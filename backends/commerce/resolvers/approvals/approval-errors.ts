// Which users see and decide a request for approval, and why it cannot be decided.
import type { GraphQLError } from 'graphql'
import { allows } from '#contracts/permissions.ts'
import { type Context, once } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { type ApprovalStatus, toApprovalStatus } from '../../rules/account/order-approval.ts'
import { toIncrementId } from '../../rules/order.ts'
import { type ApprovalRow, type ApprovalScope, findApproval } from '../../sql/approvals/approvals.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { type OrderRow, selectOrderOfApproval } from '../../sql/orders.ts'
import type { Approval } from '../parent-types.ts'
import { reviewApproval } from './review.ts'

/** Approvers see the requests of the company, others their own. */
export const toScope = ({ id, company_id, role }: CustomerRow): ApprovalScope => ({
  companyId: company_id,
  customerId: allows(role, 'approveOrders') ? null : id,
})

export const toApproval = (context: Context, row: ApprovalRow): Approval => ({
  ...row,
  status: toApprovalStatus(row, context.now()),
  review: once(() => reviewApproval(context, row)),
})

/** @throws NOT_FOUND for a request that the customer does not see */
export async function requireApproval(context: Context, scope: ApprovalScope, id: string): Promise<Approval> {
  const row = await findApproval(context.db, scope, id)
  if (!row) throw codedError(context.locale, 'NOT_FOUND', 'orderApproval.unknown')
  return toApproval(context, row)
}

/** A user with a limit approves no request of their own. */
export const isOwnOfLimited = (customer: CustomerRow, { customer_id }: ApprovalRow): boolean =>
  customer.id === customer_id && customer.has_limits === 1

const reasons = {
  approved: 'orderApproval.approved',
  returned: 'orderApproval.returned',
  withdrawn: 'orderApproval.withdrawn',
  expired: 'orderApproval.expired',
} as const satisfies Record<Exclude<ApprovalStatus, 'waiting'>, string>

/** CONFLICT that says who decided; null for a request that waits. */
export async function decidedError(context: Context, approval: Approval): Promise<GraphQLError | null> {
  const { id, status, decided_by: by } = approval
  if (status === 'waiting') return null
  const [user, order] = await Promise.all([
    by === null ? null : context.user(by),
    status === 'approved' ? selectOrderOfApproval(context.db, id).first<OrderRow>() : null,
  ])
  const name = user ? `${user.first_name} ${user.last_name}` : '–'
  const number = order ? toIncrementId(order.number) : '–'
  return codedError(context.locale, 'CONFLICT', reasons[status], { name, number })
}
