/** Sends a cart above the limits of a buyer for approval. */
import { orderLimits, requestApproval as requestDocument } from '#contracts/generated/commerce.ts'
import { approvalHref } from '#features/account/approvals/approval.ts'
import { requireFeature } from '#features/shop/features.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnconfirmedOrder } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import type { OrderLimits } from './needed-approval.ts'

/** Limits of the customer; null: none, or the backend takes no requests for approval. */
export async function readOrderLimits({ sessionClient }: RequestContext): Promise<OrderLimits | null> {
  const lacks = await Promise.all([
    sessionClient.lacks('Mutation.requestApproval'),
    sessionClient.lacks('Customer.orderLimits'),
  ])
  if (lacks.includes(true)) return null
  const { accountInfo } = await sessionClient.commerce(orderLimits, {})
  return accountInfo?.customer?.orderLimits ?? null
}

/** Repeats with one key are one request. @throws BackendError 409 if the cart has changed or needs no approval */
export async function requestApproval(
  context: RequestContext,
  { key, input }: Pick<UnconfirmedOrder, 'key' | 'input'>,
): Promise<{ next: string; notice: string }> {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { sessionClient, cookies, locale, t } = context
  const { requestApproval: sent } = await sessionClient.commerce(requestDocument, { input }, { idempotencyKey: key })
  if (!sent) throw new HttpProblem({ status: 409, title: t('checkout.notSentApproval') })
  cookies.setCartCount(0)
  return { next: approvalHref(localize(locale, 'dashboardApprovals'), sent.id), notice: t('checkout.approvalSent') }
}
