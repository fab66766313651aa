/** What a customer does with a quote, except for its order (checkout). */
import { declineQuote as declineDocument, replyToQuote as replyDocument } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'

/** @throws HttpProblem 404 if the backend takes no answers */
export async function requireQuotes({ sessionClient, t }: RequestContext): Promise<void> {
  if (await sessionClient.lacks('Mutation.acceptQuote'))
    throw new HttpProblem({ status: 404, title: t('orders.unknown') })
}

const toPage = ({ locale }: RequestContext, id: string) =>
  `${localize(locale, 'dashboardOrders')}?${new URLSearchParams({ order: id })}`

/** @throws BackendError 404 if the customer has no such quote, 409 if it is accepted or declined */
export async function replyToQuote(context: RequestContext, id: string, text: string) {
  requireSession(context)
  await requireQuotes(context)
  await context.sessionClient.commerce(replyDocument, { id, text })
  return { next: toPage(context, id), notice: context.t('orders.quote.sent') }
}

/** @throws BackendError 404 if the customer has no such quote, 409 if it cannot be declined */
export async function declineQuote(context: RequestContext, id: string, text: string) {
  requireSession(context)
  await requireQuotes(context)
  await context.sessionClient.commerce(declineDocument, { id, text: text.trim() || null })
  return { next: toPage(context, id), notice: context.t('orders.quote.declined') }
}
