import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { Quantity } from '#service/quantity.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { addBundleToCart, addItemToCart, replaceLine } from './add-items.service.ts'

/** `lineId`: id of a removed line, whose place the new one takes. */
const AddItem = type({
  productId: '0 < string <= 64',
  quantity: Quantity,
  'lineId?': '0 < string <= 64',
  ...idempotencyKeyField,
})
/** 1 to 24 products as `id:quantity,id:quantity`: one field, so that a native form can send it. */
const Items = type(/^[\w-]{1,64}:[1-9]\d{0,3}(?:,[\w-]{1,64}:[1-9]\d{0,3}){0,23}$/).pipe((items) =>
  items.split(',').map((item) => {
    const [productId = '', quantity] = item.split(':')
    return { productId, quantity: Number(quantity) }
  }),
)
const AddItems = type({ items: Items, ...idempotencyKeyField })
const messages = { quantity: 'forms.quantity' } as const

export const addItemsApi = new Hono<ApiEnv>()
  .post('/items', validateBody(AddItem, messages), async (c) =>
    respond(c, await addItemToCart(c.var.context, c.req.valid('form'))),
  )
  .post('/items/:id/replace', validateBody(AddItem, messages), async (c) =>
    respond(c, await replaceLine(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/sets', validateBody(AddItems), async (c) =>
    respond(c, await addBundleToCart(c.var.context, c.req.valid('form'))),
  )
