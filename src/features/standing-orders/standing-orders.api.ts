import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import {
  addDateToCart,
  changeDate,
  changeState,
  createStandingOrder,
  updateStandingOrder,
} from './standing-orders.service.ts'

const id = '1 <= string <= 64'
const day = '/^\\d{4}-\\d\\d-\\d\\d$/'

/** The other fields are weekdays and quantities, see standing-order.ts. */
const Form = type({
  everyWeeks: '/^\\d{1,3}$/',
  startDate: day,
  'endDate?': '/^(?:\\d{4}-\\d\\d-\\d\\d)?$/',
  shippingAddressId: id,
  billingAddressId: id,
  shippingMethod: id,
  'message?': 'string <= 2000',
  'purchaseReference?': 'string <= 60',
  how: "'automatic' | 'prepared'",
  'code?': 'string <= 60',
  ...idempotencyKeyField,
  '[string]': 'string',
})
const DateChange = type({ 'skip?': 'string <= 1', '[string]': 'string' })
const State = type({ state: "'active' | 'paused' | 'ended'" })
const ToCart = type({ ...idempotencyKeyField })
const messages = {
  startDate: 'standing.chooseDate',
  endDate: 'standing.chooseDate',
  how: 'standing.chooseHow',
} as const

export const standingOrdersApi = new Hono<ApiEnv>()
  .post('/', validateBody(Form, messages), async (c) =>
    respond(c, await createStandingOrder(c.var.context, c.req.valid('form'))),
  )
  .post('/:id', validateBody(Form, messages), async (c) =>
    respond(c, await updateStandingOrder(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/state', validateBody(State), async (c) =>
    respond(c, await changeState(c.var.context, c.req.param('id'), c.req.valid('form').state)),
  )
  .post('/:id/dates/:date', validateBody(DateChange), async (c) => {
    const { id: standing, date } = c.req.param()
    return respond(c, await changeDate(c.var.context, standing, date, c.req.valid('form')))
  })
  .post('/:id/dates/:date/cart', validateBody(ToCart), async (c) => {
    const { id: standing, date } = c.req.param()
    return respond(c, await addDateToCart(c.var.context, standing, date, c.req.valid('form')))
  })
