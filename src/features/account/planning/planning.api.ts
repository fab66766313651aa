import { type } from 'arktype'
import { Hono } from 'hono'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { addProposedItems, dismissItem } from './planning.service.ts'

/** The other fields are quantities, see chosen-lines.ts. */
const AddItems = type({
  'only?': '0 < string <= 64',
  'instead?': '/^[\\w.-]{1,64}:[1-9]\\d{0,3}$/',
  ...idempotencyKeyField,
  '[string]': 'string',
})
const Dismissal = type({ day: '/^\\d{4}-\\d\\d-\\d\\d$/', productId: '/^[\\w.-]{1,64}$/' })

export const planningApi = new Hono<ApiEnv>()
  .post('/cart', validateBody(AddItems), async (c) => {
    const { context } = c.var
    const request = c.req.valid('form')
    const isAll = request.only === undefined && request.instead === undefined
    return respond(c, await addProposedItems(context, request), isAll ? localize(context.locale, 'cart') : undefined)
  })
  .post('/dismissals', validateBody(Dismissal), (c) => respond(c, dismissItem(c.var.context, c.req.valid('form'))))
