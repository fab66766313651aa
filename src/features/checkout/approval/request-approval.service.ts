/** Sends a cart above the limits of a buyer for approval. */
import { orderLimits, requestApproval as requestDocument } from '#contracts/generated/commerce.ts'
import { approvalHref } from '#features/account/approvals/approval.ts'
import { requireFeature } from '#features/shop/features.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext, UnconfirmedOrder } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import type { NeededApproval } from './needed-approval.ts'

/** @param subTotal of the cart, tax excluded; null: unknown @returns null if the customer may order it */
export async function readNeededApproval(
  context: RequestContext,
  subTotal: number | null,
): Promise<NeededApproval | null> {
  const { sessionClient } = context
  if (subTotal === null || (await sessionClient.lacks('Mutation.requestApproval'))) return null
  if (await sessionClient.lacks('Customer.orderLimits')) return null
  const { accountInfo } = await sessionClient.commerce(orderLimits, {})
  const limits = accountInfo?.customer?.orderLimits
  if (!limits) return null
  const { order, month, formattedOrder, formattedMonth, orderedThisMonth, formattedOrderedThisMonth: ordered } = limits
  const cents = Math.round(subTotal * 100)
  if (order != null && cents > Math.round(order * 100))
    return { exceeded: 'order', limit: formattedOrder ?? '', ordered }
  if (month != null && cents + Math.round(orderedThisMonth * 100) > Math.round(month * 100))
    return { exceeded: 'month', limit: formattedMonth ?? '', ordered }
  return null
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
