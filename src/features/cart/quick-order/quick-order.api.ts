import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { body } from '#service/validate.ts'
import { addQuickOrderToCart, checkQuickOrder } from './quick-order.service.ts'

const Text = type('string <= 100000')
const QuickOrderForm = type({ text: Text, 'do?': 'string', ...idempotencyKeyField })
const messages = { text: 'pad.tooLong' } as const

export const quickOrderApi = new Hono<ApiEnv>()
  .post('/read', body(QuickOrderForm, messages), async (c) =>
    c.json(await checkQuickOrder(c.var.context, c.req.valid('form')), 200),
  )
  .post('/', body(QuickOrderForm, messages), async (c) => {
    const { page, done } = await addQuickOrderToCart(c.var.context, c.req.valid('form'))
    return answer(c, done, page)
  })
