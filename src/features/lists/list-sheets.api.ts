/** What is made of a list beside ordering: files, the table of allergens, counting and arranging. Joined in lists.api.ts. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { readPlace } from '#features/cart/read-place.ts'
import { toAllergenCsv } from '#features/catalogue/allergen-lines.ts'
import { body } from '#features/forms/body.ts'
import { csvType, download } from '#features/forms/download.ts'
import { Refusal } from '#features/forms/problem.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { arrange, toMove } from './arrange.ts'
import { toProposal, type Wrong } from './count.ts'
import { toAllergenLines } from './list.ts'
import { toListCsv } from './list-csv.ts'
import { listHref, placeId } from './list-links.ts'
import { addToProductList } from './lists.operations.ts'
import { readEntries, readList, readOpened } from './read-lists.ts'

/** A field an article, `left-12`: which there are only the list knows. */
const Fields = type({ '[string]': 'string' })

async function readAllergens(context: RequestContext, id: string) {
  const [list, place] = await Promise.all([readList(context, id), readPlace(context)])
  return toAllergenLines(list, place)
}

/** @throws Refusal 422 when something cannot be read, with what is said at each field */
function refuseWrong({ t }: RequestContext, wrong: Wrong) {
  const errors = Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, [t(key)]]))
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 422, title: t('problems.invalid'), errors })
}

export const listSheetsApi = new Hono<ApiEnv>()
  .get('/:id/csv', async (c) => {
    const { context } = c.env
    const { lines } = await readOpened(context, c.req.param('id'))
    return c.body(toListCsv(lines, context.locale, context.t), 200, download(csvType))
  })
  .get('/:id/allergens', async (c) => c.json({ lines: await readAllergens(c.env.context, c.req.param('id')) }, 200))
  .get('/:id/allergens/csv', async (c) => {
    const { context } = c.env
    const lines = await readAllergens(context, c.req.param('id'))
    return c.body(toAllergenCsv(lines, context.locale, context.t), 200, download(csvType))
  })
  /** What is missing to the targets, on the order pad: nothing is in the cart before somebody has seen it. */
  .post('/:id/count', body(Fields), async (c) => {
    const { context } = c.env
    const { t, locale } = context
    const { lines } = await readOpened(context, c.req.param('id'))
    const { text, counted, wrong } = toProposal(lines, c.req.valid('form'))
    refuseWrong(context, wrong)
    if (counted === 0) throw new Refusal({ status: 422, title: t('lists.countEmpty') })
    if (text === '') throw new Refusal({ status: 422, title: t('lists.countEnough') })
    const next = `${localize(locale, 'cart')}?${new URLSearchParams({ pad: text })}`
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
  .post('/:id/arrange', body(Fields), async (c) => {
    const { context } = c.env
    const { t, locale } = context
    const id = c.req.param('id')
    const { move: asked, ...fields } = c.req.valid('form')
    const move = toMove(asked)
    const before = await readEntries(context, id)
    const { entries, changed, wrong } = arrange(before, fields, move)
    refuseWrong(context, wrong)
    if (changed.length > 0) {
      const { addToProductList: put } = await context.calls.commerce(addToProductList, { id, products: changed })
      if (put?.success === false) throw new Refusal({ status: 422, title: t('problems.invalid') })
    }
    const sheet = listHref(locale, id, { sheet: 'arrange' })
    if (!move) {
      c.header('x-next', sheet)
      return c.json({ moved: null, notice: t('lists.arranged') }, 200)
    }
    const { productId, by } = move
    const place = entries.findIndex((entry) => entry.productId === productId) + 1
    const said = t('lists.moved', { place, count: entries.length })
    c.header('x-next', `${sheet}#${placeId(productId)}`)
    return c.json({ moved: { productId, way: by < 0 ? ('up' as const) : ('down' as const), said } }, 200)
  })
