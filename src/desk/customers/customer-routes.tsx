import { Hono } from 'hono'
import { deskCustomer, deskCustomers } from '#contracts/generated/commerce.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppEnv } from '#server/context/env.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, hiddenUnless, isRefused, type Status, show, textOf, withStaff } from '../desk-response.tsx'
import { CustomerPage } from './customer-page.tsx'
import { CustomersPage } from './customers-page.tsx'
import { endOrder, startOrder } from './on-behalf.ts'

async function showCustomers(c: DeskContext) {
  const desk = await withStaff(c)
  const search = (c.req.query('search') ?? '').slice(0, 100)
  const page = Math.min(Number(/^\d{1,5}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1), 10_000)
  const { deskCustomers: found } = await send(c, desk.locale, deskCustomers, { input: { search, page } })
  return found ? show(c, <CustomersPage desk={desk} search={search} found={found} />) : c.text('Not Found', 404)
}

async function showCustomer(c: DeskContext, failure: { error: string; status: Status } | null = null) {
  const desk = await withStaff(c)
  const { deskCustomer: customer } = await send(c, desk.locale, deskCustomer, { id: c.req.param('id') ?? '' })
  if (!customer) return c.text('Not Found', 404)
  const { error = null, status = 200 } = failure ?? {}
  return show(c, <CustomerPage desk={desk} customer={customer} error={error} />, status)
}

export const customerRoutes = new Hono<AppEnv>()
  .use('/customers/*', hiddenUnless('Query.deskCustomers'))
  .get('/customers', showCustomers)
  .get('/customers/:id', (c) => showCustomer(c))
  .post('/customers/:id/order', async (c) => {
    const { user } = await c.req.parseBody()
    try {
      return await startOrder(c, typeof user === 'string' ? user.slice(0, 40) : '')
    } catch (error) {
      const isAboutUser = error instanceof BackendError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT')
      if (!isAboutUser || !isRefused(error)) throw error
      return showCustomer(c, { error: textOf(c, error), status: error.code === 'CONFLICT' ? 409 : 404 })
    }
  })
  .post('/on-behalf/end', endOrder)
