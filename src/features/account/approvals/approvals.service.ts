/** Requests for approval: reads, and the decisions of approvers and buyers. The backend decides who may. */
import {
  approveOrder,
  changeApproval,
  convertApprovalToCart,
  orderApproval,
  orderApprovals,
  returnApproval as returnDocument,
  withdrawApproval as withdrawDocument,
} from '#contracts/generated/commerce.ts'
import { toChange } from '#features/cart/cart.service.ts'
import { skippedText } from '#features/cart/reorder/reorder.ts'
import { requireQuantities } from '#features/forms/quantity-fields.ts'
import { requireFeature } from '#features/shop/features.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { type Approval, type ApprovalPage, toApproval, toApprovalSummary } from './approval.ts'

const pageSize = 20
const mostShown = 3

/** @throws HttpProblem 404 if the backend has no approvals */
export async function getApprovals(context: RequestContext, page: number): Promise<ApprovalPage> {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { orderApprovals: found } = await context.sessionClient.commerce(orderApprovals, { first: pageSize, page })
  return {
    approvals: (found?.data ?? []).map(toApprovalSummary),
    page: found?.paginatorInfo.currentPage ?? 1,
    pageCount: Math.max(1, found?.paginatorInfo.lastPage ?? 1),
  }
}

/** The first requests that the customer can decide, for the dashboard. */
export async function getWaitingApprovals(context: RequestContext) {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { orderApprovals: found } = await context.sessionClient.commerce(orderApprovals, {
    ...{ first: mostShown, page: 1, canDecide: true },
  })
  return { count: found?.paginatorInfo.total ?? 0, approvals: (found?.data ?? []).map(toApprovalSummary) }
}

/** @throws HttpProblem 404 for a request that the customer does not see */
export async function getApproval(context: RequestContext, id: string): Promise<Approval> {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { orderApproval: found } = await context.sessionClient.commerce(orderApproval, { id })
  if (!found) throw new HttpProblem({ status: 404, title: context.t('approvals.unknown') })
  return toApproval(found, context.locale)
}

/** Without a fragment: a browser would not load the page again for a URL that differs only in it. */
const toPage = ({ locale }: RequestContext, id: string) =>
  `${localize(locale, 'dashboardApprovals')}?${new URLSearchParams({ approval: id })}`

type Decision = { as: 'change' | 'approve'; version: string; [field: string]: string | undefined }

/**
 * Approves the request as it was shown, or changes its quantities.
 * @throws HttpProblem 422 for a wrong quantity, 409 if quantities to approve are not those that were shown; BackendError 409 if something has changed
 */
export async function decideApproval(context: RequestContext, id: string, { as, version, ...fields }: Decision) {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { sessionClient, t } = context
  const items = requireQuantities(fields, t('approvals.invalidQuantity'), t('problems.invalid'))
  if (as === 'change') {
    await sessionClient.commerce(changeApproval, { id, input: { version, items } })
    return { next: toPage(context, id), notice: t('approvals.updated') }
  }
  if (items.length > 0) {
    const { lines, status } = await getApproval(context, id)
    const isOther = items.some(({ id: line, quantity }) => lines.find((one) => one.id === line)?.quantity !== quantity)
    if (status === 'waiting' && isOther) throw new HttpProblem({ status: 409, title: t('approvals.updateFirst') })
  }
  const { approveOrder: approved } = await sessionClient.commerce(approveOrder, { id, input: { version } })
  const number = approved?.order?.incrementId ?? approved?.order?.id ?? ''
  return { next: toPage(context, id), notice: t('approvals.approved', { number }) }
}

/** @throws BackendError 404 for a request that the customer does not see, 409 if it is decided */
export async function returnApproval(context: RequestContext, id: string, reason: string) {
  requireSession(context)
  await requireFeature(context, 'approvals')
  await context.sessionClient.commerce(returnDocument, { id, reason })
  return { next: toPage(context, id), notice: context.t('approvals.returned') }
}

/** @throws BackendError 404 for a request of another user, 409 if it is decided */
export async function withdrawApproval(context: RequestContext, id: string) {
  requireSession(context)
  await requireFeature(context, 'approvals')
  await context.sessionClient.commerce(withdrawDocument, { id })
  return { next: toPage(context, id), notice: context.t('approvals.withdrawn') }
}

/** Adds the lines of a request that was not approved to the cart; the notice lists what is not available. */
export async function addApprovalToCart(context: RequestContext, id: string, idempotencyKey: string | undefined) {
  requireSession(context)
  await requireFeature(context, 'approvals')
  const { sessionClient, locale, t } = context
  const change = await toChange(
    context,
    sessionClient
      .commerce(convertApprovalToCart, { id }, { idempotencyKey })
      .then(({ convertApprovalToCart: answer }) => answer ?? null),
  )
  const notice = [change.message ?? t('approvals.inCart'), ...skippedText(t, change.skipped)].join('\n')
  return { ...change, notice, next: localize(locale, 'cart') }
}
