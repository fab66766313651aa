import { orderProposal, productChanges } from '#contracts/generated/commerce.ts'
import { addItems } from '#features/cart/add/add-items.service.ts'
import { type ChosenLine, toChosenLines } from '#features/cart/reorder/chosen-lines.ts'
import { requireQuantities } from '#features/cart/reorder/reorder.service.ts'
import { additionText } from '#features/cart/reorder/reorder.ts'
import { may } from '#features/shop/may.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { type ProductChange, toProductChange } from './product-change.ts'
import { addDismissed, type Proposal, readDismissed, toOrderProposal } from './proposal.ts'

/** Null: the backend proposes nothing. */
export type Planning = { proposal: Proposal | null; changes: ProductChange[] }

/** The proposal for the next delivery day without what was dismissed, and what has changed since it was ordered last. */
export async function getPlanning(context: RequestContext): Promise<Planning> {
  requireSession(context)
  const { sessionClient, locale, t, dismissedItems } = context
  if (!may(context.session.customer, 'order')) return { proposal: null, changes: [] }
  const [{ orderProposal: given }, { productChanges: changes }] = await Promise.all([
    sessionClient.commerce(orderProposal, {}),
    sessionClient.commerce(productChanges, {}),
  ])
  const dismissed = new Set(given ? readDismissed(dismissedItems, given.deliveryDate) : [])
  return {
    proposal: given ? toOrderProposal(given, dismissed, { locale, t, now: Date.now() }) : null,
    changes: (changes ?? []).map((change) => toProductChange(change, locale, t)),
  }
}

type AddRequest = {
  /** Product of the only line to add. */
  only?: string
  /** A substitute and its quantity, `12:3`, instead of a line. */
  instead?: string
  idempotencyKey?: string
  [field: string]: string | undefined
}

function readItems(context: RequestContext, { only, instead, ...fields }: AddRequest) {
  if (instead) {
    const [productId = '', quantity] = instead.split(':')
    return [{ productId, quantity: Number(quantity) }]
  }
  const isWanted = ({ productId }: ChosenLine) => only === undefined || productId === only
  return requireQuantities(context, toChosenLines(Object.entries(fields)).filter(isWanted))
}

/** Adds the chosen lines with their quantities to the cart; the notice lists what is not available. @throws HttpProblem 422 for an invalid quantity, if nothing is chosen, or none is available */
export async function addProposedItems(context: RequestContext, request: AddRequest) {
  requireSession(context)
  const change = await addItems(context, readItems(context, request), request.idempotencyKey)
  return { ...change, notice: additionText(context.t, change).join('\n') }
}

/** The product is not proposed again for this day on this device. @throws HttpProblem 422 if there is no such day */
export function dismissItem(context: RequestContext, { day, productId }: { day: string; productId: string }) {
  requireSession(context)
  const { cookies, dismissedItems, t } = context
  if (Number.isNaN(Date.parse(day))) throw new HttpProblem({ status: 422, title: t('problems.invalid') })
  cookies.dismissItems(addDismissed(dismissedItems, day, productId))
  return { notice: t('planning.dismissed') }
}
