import { type AllergenLine, toAllergenCsv, toAllergenFileName } from '#features/allergens/allergen-lines.ts'
import { readCatalogueContext } from '#features/cart/backend-cart.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { editEntries, parseSeenPlaces, type SeenPlaces, toMove } from './edit-list.ts'
import { toAllergenLines } from './list.ts'
import { toListCsv } from './list-csv.ts'
import { listHref, rowId } from './list-links.ts'
import { addToList } from './lists.service.ts'
import { readEntries, readList, readListWithProducts } from './read-lists.service.ts'
import { type FieldErrors, toOrderProposal } from './stocktake.ts'

/** By field name, such as `left-12`; the list determines the ids. */
type Fields = Record<string, string>

/** Areas and targets that the form showed; without them every field is an edit. @throws HttpProblem 422 for any other text */
function readSeen({ t }: RequestContext, text = '{}'): SeenPlaces {
  const seen = parseSeenPlaces(text)
  if (seen === null) throw new HttpProblem({ status: 422, title: t('problems.invalid') })
  return seen
}

/** @throws HttpProblem 422 with a message per invalid field, if there is one */
function refuseWrong({ t }: RequestContext, wrong: FieldErrors) {
  const errors = Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, [t(key)]]))
  if (Object.keys(errors).length > 0) throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors })
}

export async function getListAllergens(context: RequestContext, id: string): Promise<{ lines: AllergenLine[] }> {
  requireSession(context)
  const [list, catalogue] = await Promise.all([readList(context, id), readCatalogueContext(context)])
  return { lines: toAllergenLines(list, catalogue) }
}

export async function getListAllergensCsv(context: RequestContext, id: string): Promise<{ csv: string; name: string }> {
  requireSession(context)
  const { locale, t } = context
  const [list, catalogue] = await Promise.all([readList(context, id), readCatalogueContext(context)])
  return { csv: toAllergenCsv(toAllergenLines(list, catalogue), locale, t), name: toAllergenFileName(t, list.name) }
}

export async function getListCsv(context: RequestContext, id: string): Promise<{ csv: string; name: string }> {
  requireSession(context)
  const { lines, name } = await readListWithProducts(context, id)
  return { csv: toListCsv(lines, context.locale, context.t), name: `${name}.csv` }
}

/** Quantities missing to the targets, as a URL of the quick order form: customers review them before they are in the cart. */
export async function submitStocktake(context: RequestContext, id: string, fields: Fields) {
  requireSession(context)
  const { lines } = await readListWithProducts(context, id)
  const { t, locale } = context
  const { text, counted, wrong } = toOrderProposal(lines, fields)
  refuseWrong(context, wrong)
  if (counted === 0) throw new HttpProblem({ status: 422, title: t('lists.countEmpty') })
  if (text === '') throw new HttpProblem({ status: 422, title: t('lists.countEnough') })
  return { next: `${localize(locale, 'cart')}?${new URLSearchParams({ quickOrder: text })}` }
}

/**
 * Saves areas, targets and one move; `sheet` is the URL to open without JavaScript. Only changed fields are sent, so that others keep what a
 * colleague saves. @param given.seen JSON of the places that the form showed @throws HttpProblem 409 if an edited product is no longer on the list */
export async function updateListEntries(context: RequestContext, id: string, given: Fields) {
  requireSession(context)
  const { move: moveText, seen: seenText, ...fields } = given
  const { t, locale } = context
  const move = toMove(moveText)
  const before = await readEntries(context, id)
  const { entries, changed, wrong, isGone } = editEntries(before, fields, { move, seen: readSeen(context, seenText) })
  if (isGone) throw new HttpProblem({ status: 409, title: t('lists.goneMeanwhile') })
  refuseWrong(context, wrong)
  if (changed.length > 0) await addToList(context, id, changed, 'placeOnly')
  const sheet = listHref(locale, id, { sheet: 'arrange' })
  if (!move) return { sheet, done: { moved: null, notice: t('lists.arranged') } }
  const { productId, by } = move
  const place = entries.findIndex((entry) => entry.productId === productId) + 1
  const said = t('lists.moved', { place, count: entries.length })
  const way = by < 0 ? ('up' as const) : ('down' as const)
  return { sheet: `${sheet}#${rowId(productId)}`, done: { moved: { productId, way, said } } }
}
