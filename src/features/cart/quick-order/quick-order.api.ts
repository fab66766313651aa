import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { addQuickOrderToCart, checkQuickOrder } from './quick-order.service.ts'

const Text = type('string <= 100000')
const QuickOrderForm = type({ text: Text, 'do?': 'string', ...idempotencyKeyField })
const messages = { text: 'quickOrder.tooLong' } as const

export const quickOrderApi = new Hono<ApiEnv>()
  .post('/read', validateBody(QuickOrderForm, messages), async (c) =>
    c.json(await checkQuickOrder(c.var.context, c.req.valid('form')), 200),
  )
  .post('/', validateBody(QuickOrderForm, messages), async (c) => {
    const { page, done } = await addQuickOrderToCart(c.var.context, c.req.valid('form'))
    return respond(c, done, page)
  })
