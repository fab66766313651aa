import { confirmRecall as confirmDocument, recalls } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { type Recall, toRecall } from './recall.ts'

/** Open recalls of what the customer's company got, the latest first; none if the backend has no recalls. */
export async function getRecalls(context: RequestContext): Promise<{ recalls: Recall[] }> {
  requireSession(context)
  const { recalls: given } = await context.sessionClient.commerce(recalls, {})
  return { recalls: (given ?? []).map(toRecall) }
}

/** @throws HttpProblem 404 if the backend has no recalls; BackendError 404 for a recall that does not concern the company */
export async function confirmRecall(context: RequestContext, id: string): Promise<{ next: string; notice: string }> {
  requireSession(context)
  const { sessionClient, locale, t } = context
  const { confirmRecall: confirmed } = await sessionClient.commerce(confirmDocument, { id })
  if (!confirmed) throw new HttpProblem({ status: 404, title: t('orders.unknown') })
  return { next: localize(locale, 'dashboardOrders'), notice: t('recalls.done', { lot: confirmed.lot }) }
}
