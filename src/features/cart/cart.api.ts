/** API routes of the cart. Writes return the whole cart, the skipped lines, and an optional message. */
import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { Quantity, WholeNumber } from '#service/quantity.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { clearCart, removeLine, setLineQuantity, undoAdd } from './cart.service.ts'

const LineQuantity = WholeNumber.to('0 <= number <= 9999')

/** `held`: quantity of the line before a first attempt whose response was lost. */
const UndoAdd = type({
  productId: '0 < string <= 64',
  quantity: Quantity,
  'held?': WholeNumber,
  ...idempotencyKeyField,
})
const UpdateItem = type({ quantity: LineQuantity, ...idempotencyKeyField })
const NoFields = type({ ...idempotencyKeyField })
const messages = { quantity: 'forms.quantity' } as const

export const cartApi = new Hono<ApiEnv>()
  .post('/undo-add', validateBody(UndoAdd, messages), async (c) =>
    respond(c, await undoAdd(c.var.context, c.req.valid('form'))),
  )
  .post('/items/:id', validateBody(UpdateItem, messages), async (c) =>
    respond(c, await setLineQuantity(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/items/:id/remove', validateBody(NoFields), async (c) =>
    respond(c, await removeLine(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/clear', validateBody(NoFields), async (c) => respond(c, await clearCart(c.var.context, c.req.valid('form'))))
