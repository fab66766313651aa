import { type } from 'arktype'
import { Hono } from 'hono'
import { toAllergenCsv, toAllergenFileName } from '#features/allergens/allergen-lines.ts'
import { ReorderForm } from '#features/cart/reorder/reorder.api.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { csvType, download } from '#service/download.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { announceEmpties } from './empties/empties.service.ts'
import { checkEmpties, readEmpties } from './empties/empties.ts'
import { toFilter } from './filter/record-filter.ts'
import { addOrderToCart, cancelOrder, getOrderAllergens, getOrdersCsv } from './orders.service.ts'
import { declineQuote, replyToQuote } from './quotes/quotes.service.ts'
import { confirmRecall } from './recalls/recalls.service.ts'

const CancelOrder = type({ 'toCart?': "'1'", ...idempotencyKeyField })

/** Quantities by deposit article, see empties.ts. */
const EmptiesForm = type({ '[string]': 'string' })

const Reply = type({ text: '1 <= string <= 2000' })
const Decline = type({ 'text?': 'string <= 2000' })

export const ordersApi = new Hono<ApiEnv>()
  .get('/csv', async (c) => {
    const { context } = c.var
    return c.body(
      await getOrdersCsv(context, toFilter(c.req.query())),
      200,
      download(csvType, `${context.t('orders.fileName')}.csv`),
    )
  })
  .get('/:id/allergens/csv', async (c) => {
    const { locale, t } = c.var.context
    const { title, lines } = await getOrderAllergens(c.var.context, c.req.param('id'))
    return c.body(toAllergenCsv(lines, locale, t), 200, download(csvType, toAllergenFileName(t, title)))
  })
  .post('/recalls/:id/confirm', async (c) => respond(c, await confirmRecall(c.var.context, c.req.param('id'))))
  .post('/:id/cancel', validateBody(CancelOrder), async (c) =>
    respond(c, await cancelOrder(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/empties', validateBody(EmptiesForm, {}, checkEmpties), async (c) =>
    respond(c, await announceEmpties(c.var.context, c.req.param('id'), readEmpties(c.req.valid('form')))),
  )
  .post('/:id/reply', validateBody(Reply), async (c) =>
    respond(c, await replyToQuote(c.var.context, c.req.param('id'), c.req.valid('form').text)),
  )
  .post('/:id/decline', validateBody(Decline), async (c) =>
    respond(c, await declineQuote(c.var.context, c.req.param('id'), c.req.valid('form').text ?? '')),
  )
  .post('/:id/cart', validateBody(ReorderForm), async (c) => {
    const { context } = c.var
    const change = await addOrderToCart(context, c.req.param('id'), c.req.valid('form'))
    return respond(c, change, localize(context.locale, 'cart'))
  })
