/** Changes of one line of a list, which a colleague may have removed meanwhile. */
import { removeProductFromList, updateProductListProduct } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import type { EntryChange } from './edit-list.ts'
import { addToList } from './lists.service.ts'
import { readEntries } from './read-lists.service.ts'

/** @throws HttpProblem 409 if the line is no longer on the list, 404 if the customer sees no such list */
async function writeLine<Result>(
  context: CustomerContext,
  { id, productId }: { id: string; productId: string },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const isThere = (await readEntries(context, id)).some((entry) => entry.productId === productId)
    throw isThere ? error : new HttpProblem({ status: 409, title: context.t('lists.lineGone') })
  }
}

export async function removeFromList(context: RequestContext, id: string, productId: string) {
  requireSession(context)
  const entry = (await readEntries(context, id)).find((one) => one.productId === productId)
  const remove = () => context.sessionClient.commerce(removeProductFromList, { id, productId })
  await writeLine(context, { id, productId }, remove)
  return { removed: entry ?? null, notice: context.t('lists.productRemoved') }
}

export async function setListAmount(context: RequestContext, id: string, productId: string, amount: number) {
  if (amount === 0) return removeFromList(context, id, productId)
  requireSession(context)
  const product = { productId, amount }
  const set = () => context.sessionClient.commerce(updateProductListProduct, { id, product })
  await writeLine(context, { id, productId }, set)
  return { notice: context.t('lists.amountSaved') }
}

export async function restoreListItem(
  context: RequestContext,
  id: string,
  productId: string,
  given: Omit<EntryChange, 'productId'>,
) {
  requireSession(context)
  await addToList(context, id, [{ ...given, productId }], 'addOnly')
  return { notice: context.t('lists.amountSaved') }
}
