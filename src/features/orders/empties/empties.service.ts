/** Empties that a customer announces for an order. */
import { announceEmpties as announceDocument, returnableArticles } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { type GivenEmpties, type ReturnableArticle, toReturnable } from './empties.ts'

/** Empty if the backend takes none. @param by extension that takes them */
export async function readReturnable(
  { sessionClient }: RequestContext,
  by: 'PlaceOrderInput.empties' | 'AcceptQuoteInput.empties' | 'Mutation.announceEmpties',
): Promise<ReturnableArticle[]> {
  const lacks = await Promise.all([sessionClient.lacks('Query.returnableArticles'), sessionClient.lacks(by)])
  return lacks.includes(true) ? [] : toReturnable(await sessionClient.commerce(returnableArticles, {}))
}

/** Replaces what was announced. @throws BackendError 404 for an order of another customer, 409 after its cut-off */
export async function announceEmpties(
  context: RequestContext,
  id: string,
  empties: GivenEmpties[],
): Promise<{ next: string; notice: string }> {
  requireSession(context)
  const { sessionClient, locale, t } = context
  if (await sessionClient.lacks('Mutation.announceEmpties'))
    throw new HttpProblem({ status: 404, title: t('orders.unknown') })
  await sessionClient.commerce(announceDocument, { id, empties })
  return {
    next: `${localize(locale, 'dashboardOrders')}?${new URLSearchParams({ order: id })}`,
    notice: t(empties.length > 0 ? 'empties.saved' : 'empties.savedNone'),
  }
}
