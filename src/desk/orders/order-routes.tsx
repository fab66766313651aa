import { Hono } from 'hono'
import { deskOrder, deskOrders, deskUpdateOrder } from '#contracts/generated/commerce.ts'
import type { AppEnv } from '#server/context/env.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf, requireRejected, show, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { readFields } from '../read-fields.ts'
import { rejectFields, toRejection } from '../rejection.ts'
import { type OrderFailure, OrderPage, type Sent } from './order-page.tsx'
import { type Filter, OrdersPage } from './orders-page.tsx'
import { PrintPage } from './print-page.tsx'

const quantity = /^\d{1,6}$/

const readFilter = (c: DeskContext): Filter => ({
  day: (c.req.query('day') ?? '').slice(0, 10),
  search: (c.req.query('search') ?? '').slice(0, 100),
  status: (c.req.query('status') ?? 'open').slice(0, 30),
})

async function readOrders(c: DeskContext) {
  const desk = await withStaff(c)
  const filter = readFilter(c)
  const { deskOrders: found } = await send(c, desk.locale, deskOrders, { input: filter })
  return { desk, filter, orders: found?.orders ?? [], hasMore: found?.hasMore ?? false }
}

/** Empty fields are quantities that are not reported. */
function readSent(body: Record<string, unknown>): Sent {
  const fields = readFields(body)
  return { state: fields.get('state').slice(0, 20), delivered: fields.startingWith('delivered.') }
}

async function showOrder(c: DeskContext, failure: OrderFailure | null = null) {
  const desk = await withStaff(c)
  const { deskOrder: order } = await send(c, desk.locale, deskOrder, { number: c.req.param('number') ?? '' })
  if (!order) return show(c, <ErrorPage desk={desk} title={desk.t('desk.failed')} />, 404)
  return show(c, <OrderPage desk={desk} order={order} failure={failure} />, failure?.rejection.status ?? 200)
}

export const orderRoutes = new Hono<AppEnv>()
  .get('/', async (c) => show(c, <OrdersPage {...(await readOrders(c))} />))
  .get('/print', async (c) => {
    const { desk, orders } = await readOrders(c)
    const list = c.req.query('list') === 'delivery' ? 'delivery' : 'pick'
    return show(c, <PrintPage desk={desk} list={list} orders={orders} />)
  })
  .get('/orders/:number', (c) => showOrder(c))
  .post('/orders/:number', async (c) => {
    const { locale, t } = deskOf(c)
    const number = c.req.param('number')
    const sent = readSent(await c.req.parseBody())
    const given = [...sent.delivered].filter(([, value]) => value !== '')
    const wrong = given.filter(([, value]) => !quantity.test(value))
    if (wrong.length > 0) {
      const errors = wrong.map(([sku]) => [`delivered.${sku}`, t('desk.wholeNumber', { sku })] as const)
      return showOrder(c, { rejection: rejectFields(t, errors), sent })
    }
    const lines = given.map(([sku, value]) => ({ sku, delivered: Number(value) }))
    try {
      await send(c, locale, deskUpdateOrder, { input: { number, state: sent.state || null, lines } })
      return c.redirect(toHref(locale, `/orders/${number}`), 303)
    } catch (error) {
      const toField = (path: string) => path.replace(/^lines\./, 'delivered.')
      return showOrder(c, { rejection: toRejection(t, requireRejected(error), toField), sent })
    }
  })
