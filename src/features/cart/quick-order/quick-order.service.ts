/** Quick order: resolves the rows of a text to products, and adds the valid ones to the cart. */
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { addItems } from '../add/add-items.service.ts'
import { findByCodes, findFamiliesByCodes } from '../add/find-codes.service.ts'
import { findByNames } from '../add/find-names.service.ts'
import { additionText } from '../reorder/reorder.ts'
import { parseRows } from './parse-rows.ts'
import { containedCodes, type QuickOrderResult, remainingText, toRowResults, withSuggestions } from './row-results.ts'

/** Characters of the remaining rows in the URL, which native forms are redirected to. */
const maxRest = 1500

const refuse = (title: string) => new HttpProblem({ status: 422, title, errors: { text: [title] } })

export async function checkQuickOrder(context: RequestContext, { text }: { text: string }): Promise<QuickOrderResult> {
  const { rows, left } = parseRows(text)
  if (rows.length === 0) throw refuse(context.t('quickOrder.empty'))
  const codes = rows.flatMap(({ readings }) => readings.map(({ code }) => code))
  const results = toRowResults(rows, await findByCodes(context, codes))
  const others = rows.filter((_, index) => results[index]?.state === 'unknown')
  const [byName, byContent] = await Promise.all([
    findByNames(
      context,
      others.flatMap(({ named }) => (named ? [named.name] : [])),
    ),
    findFamiliesByCodes(context, others.flatMap(containedCodes)),
  ])
  return { answers: withSuggestions(results, rows, new Map([...byName, ...byContent])), left }
}

/** @param given.do `check`: submitted by a native form; the 422 shows the form again with the rows @throws HttpProblem 422 if no row can be added */
export async function addQuickOrderToCart(
  context: RequestContext,
  given: { text: string; do?: string; idempotencyKey?: string },
) {
  const { t, locale } = context
  const { answers, left } = await checkQuickOrder(context, given)
  const validItems = answers.flatMap(({ state, packing, quantity }) =>
    state === 'found' && packing && quantity ? [{ productId: packing.productId, quantity }] : [],
  )
  if (given.do === 'check')
    throw new HttpProblem({
      status: 422,
      title: t('quickOrder.checked', { count: validItems.length, of: answers.length }),
    })
  if (validItems.length === 0) throw refuse(t('quickOrder.nothing'))
  const change = await addItems(context, validItems, given.idempotencyKey)
  const rest = remainingText(answers)
  const query = rest ? `?${new URLSearchParams({ quickOrder: rest.slice(0, maxRest) })}` : ''
  const notice = [
    t('quickOrder.added', { count: validItems.length, of: answers.length }),
    ...additionText(t, change).slice(1),
    ...(rest ? [t('quickOrder.rest')] : []),
  ].join('\n')
  const otherRows = answers.filter(({ state }) => state !== 'found')
  return { page: localize(locale, 'cart') + query, done: { ...change, notice, rest, answers: otherRows, left } }
}
