/** A customer's orders over the data door. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv } from '#server/context.ts'
import { ordersPageSize, toOrder, toOrderPage } from './order.ts'
import { orderDetail, ordersList } from './orders.operations.ts'
import { toPage } from './page-number.ts'

/** Orders of the overview. */
const recentSize = 5

const listQuery = validator('query', (given: Record<string, unknown>): { page: string } => ({
  page: String(toPage(given.page)),
}))

export const ordersApi = new Hono<ApiEnv>()
  .get('/', listQuery, async (c) => {
    const { context } = c.env
    requireSession(context)
    const answer = await context.calls.commerce(ordersList, {
      first: ordersPageSize,
      page: Number(c.req.valid('query').page),
    })
    return c.json(toOrderPage(answer.ordersList), 200)
  })
  .get('/recent', async (c) => {
    const { context } = c.env
    requireSession(context)
    const answer = await context.calls.commerce(ordersList, { first: recentSize, page: 1 })
    return c.json(toOrderPage(answer.ordersList), 200)
  })
  .get('/:id', async (c) => {
    const { context } = c.env
    requireSession(context)
    const { orderDetail: order } = await context.calls.commerce(orderDetail, { id: c.req.param('id') })
    if (!order) throw new Refusal({ status: 404, title: context.t('orders.unknown') })
    return c.json(toOrder(order, context.locale), 200)
  })
