// approveOrder: places the order of a request for approval in the name of its buyer, exactly once and in one transaction.
import { toLocale } from '../../../graphql/locales.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { approveStatements } from '../../sql/approvals/approvals.ts'
import { type CustomerRow, readCompany } from '../../sql/customers.ts'
import type { OrderRow } from '../../sql/orders.ts'
import { toNewOrder, writeOrder } from '../orders/order-batch.ts'
import type { Approval, ApprovalReview } from '../parent-types.ts'
import { decidedError, isOwnOfLimited, requireApproval, toScope } from './approval-errors.ts'
import { readBuyer, reviewApproval, toValidatedOrder } from './review.ts'

/** Retries if the request or the stock changes between read and write. */
const attempts = 5

/** @param version of the request that the approver has seen */
export async function approveOrder(context: Context, id: string, version: string): Promise<Approval> {
  const customer = await requireCustomer(context)
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const approval = await requireOpen(context, customer, id, 'approved')
    // a repeated request: the order is placed
    if (approval.status === 'approved') return approval
    const buyer = await readBuyer(context, approval)
    const review = await reviewApproval(context, approval, toLocale(buyer.locale))
    if (review.version !== version) throw changedError(context)
    const [problem] = review.problems
    if (problem) throw problemError(context, review)
    if (await tryToApprove(context, customer, buyer, approval, review)) break
  }
  const approval = await requireOpen(context, customer, id, 'approved')
  if (approval.status !== 'approved') throw changedError(context)
  return approval
}

export const changedError = ({ locale }: Context) =>
  codedError(
    locale,
    'CONFLICT',
    'orderApproval.changed',
    {},
    { validation: { 'input.version': [formatMessage(locale, 'orderApproval.changed')] } },
  )

/** CONFLICT with the sentences of all problems. */
function problemError(context: Context, { problems }: ApprovalReview) {
  const error = codedError(context.locale, 'CONFLICT', 'orderApproval.changed', {}, { validation: { problems } })
  error.message = problems.join(' ')
  return error
}

/**
 * A request that waits, or that the customer has already brought into the state.
 * @throws CONFLICT if it was decided otherwise @throws FORBIDDEN for a request of their own if they have a limit
 */
export async function requireOpen(
  context: Context,
  customer: CustomerRow,
  id: string,
  state: 'approved' | 'returned' | null,
): Promise<Approval> {
  const approval = await requireApproval(context, toScope(customer), id)
  if (approval.status === state && approval.decided_by === customer.id) return approval
  const error = await decidedError(context, approval)
  if (error) throw error
  if (isOwnOfLimited(customer, approval)) throw codedError(context.locale, 'FORBIDDEN', 'orderApproval.own')
  return approval
}

/** @returns null if the request or the stock changed concurrently; then nothing is written */
async function tryToApprove(
  context: Context,
  approver: CustomerRow,
  buyer: CustomerRow,
  { review: _, ...approval }: Approval,
  { lines, date }: ApprovalReview,
): Promise<OrderRow | null> {
  // the order and its mail are in the language of the buyer; the request itself protects against a repetition
  const ordering = { ...context, locale: toLocale(buyer.locale), idempotencyKey: null }
  const company = context.operatorEmail ? await readCompany(context.db, buyer.company_id) : null
  const checked = toValidatedOrder(approval, date)
  const { order, items, needs } = toNewOrder(ordering, buyer, checked, lines)
  const by = { id: approval.id, revision: approval.revision, by: approver.id }
  const statements = approveStatements(context.db, order, items, needs, by)
  return writeOrder(
    ordering,
    { ...buyer, company },
    { kind: 'order', order, shipping: checked.shipping, lines, statements },
  )
}
