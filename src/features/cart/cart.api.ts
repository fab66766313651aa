/** API routes of the cart. Writes return the whole cart, the skipped lines, and an optional message. */
import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { Quantity, WholeNumber } from '#service/quantity.ts'
import { body } from '#service/validate.ts'
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
  .post('/take-back', body(UndoAdd, messages), async (c) =>
    answer(c, await undoAdd(c.var.context, c.req.valid('form'))),
  )
  .post('/items/:id', body(UpdateItem, messages), async (c) =>
    answer(c, await setLineQuantity(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/items/:id/remove', body(NoFields), async (c) =>
    answer(c, await removeLine(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/clear', body(NoFields), async (c) => answer(c, await clearCart(c.var.context, c.req.valid('form'))))
