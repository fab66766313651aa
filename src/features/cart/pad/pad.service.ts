/** The order pad: what a pasted text means, row by row, and all its good rows into the cart. Called by pad.api.ts and by the loader. */

import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { addItems } from '../add/add-items.service.ts'
import { findByCodes } from '../add/find-codes.service.ts'
import { skippedText } from '../refill/reorder.ts'
import { type QuickOrderResult, remainingText, toRowResults } from './pad.ts'
import { parseRows } from './parse-rows.ts'

/** What fits into an address, for who has no scripts. */
const maxRest = 1500

const refuse = (title: string) => new HttpProblem({ status: 422, title, errors: { text: [title] } })

/** @throws HttpProblem 422 for a text without rows */
export async function checkQuickOrder(context: RequestContext, { text }: { text: string }): Promise<QuickOrderResult> {
  const { rows, left } = parseRows(text)
  if (rows.length === 0) throw refuse(context.t('pad.empty'))
  const codes = rows.flatMap(({ readings }) => readings.map(({ code }) => code))
  return { answers: toRowResults(rows, await findByCodes(context, codes)), left }
}

/**
 * @param given.do `check`: without scripts the rows are shown by showing the form again
 * @throws HttpProblem 422 where nothing goes in
 */
export async function addQuickOrderToCart(
  context: RequestContext,
  given: { text: string; do?: string; press?: string },
) {
  const { t, locale } = context
  const { answers, left } = await checkQuickOrder(context, given)
  const good = answers.flatMap(({ state, packing, quantity }) =>
    state === 'found' && packing && quantity ? [{ productId: packing.productId, quantity }] : [],
  )
  if (given.do === 'check')
    throw new HttpProblem({ status: 422, title: t('pad.checked', { count: good.length, of: answers.length }) })
  if (good.length === 0) throw refuse(t('pad.nothing'))
  const change = await addItems(context, good, given.press)
  const rest = remainingText(answers)
  const query = rest ? `?${new URLSearchParams({ pad: rest.slice(0, maxRest) })}` : ''
  const notice = [
    t('pad.added', { count: good.length, of: answers.length }),
    ...skippedText(t, change.skipped),
    ...(rest ? [t('pad.rest')] : []),
  ].join('\n')
  const bad = answers.filter(({ state }) => state !== 'found')
  return { page: localize(locale, 'cart') + query, done: { ...change, notice, rest, answers: bad, left } }
}
