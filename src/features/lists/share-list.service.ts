import { shareProductList } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { readListSummary, toNamedList } from './read-lists.service.ts'

/** @throws HttpProblem 404 if the backend has personal lists only */
export async function requireSharing({ sessionClient, t }: CustomerContext): Promise<void> {
  if (await sessionClient.lacks('Mutation.shareProductList'))
    throw new HttpProblem({ status: 404, title: t('problems.notFound') })
}

/** Makes a list the company's (`1`), or personal again (`0`). @throws HttpProblem 404 if the customer sees no such list */
export async function shareList(context: RequestContext, id: string, { shared }: { shared: '0' | '1' }) {
  requireSession(context)
  await requireSharing(context)
  const { locale, t, sessionClient } = context
  const { name, author, isOwn } = toNamedList(context, await readListSummary(context, id))
  const isShared = shared === '1'
  await sessionClient.commerce(shareProductList, { id, shared: isShared })
  if (isShared) return { notice: t('lists.nowShared', { name }) }
  if (isOwn) return { notice: t('lists.nowPersonal', { name }) }
  const notice = t('lists.nowPersonalOf', { name, author: author ?? '' })
  return { next: localize(locale, 'dashboardOrderLists'), notice }
}
