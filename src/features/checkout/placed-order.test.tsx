import { expect, test } from 'vitest'
import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { toOrder } from '#features/orders/order.ts'
import { makeTestContext, nadia } from '#tests/support/api-context.ts'
import { api, order as orderData } from '#tests/support/checkout-routes.ts'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import type { PlacedOrderView } from './checkout.ts'
import { PlacedOrder } from './placed-order.tsx'

const shippingAddress = { id: '2', companyName: 'Nova', address1: 'Korenlei 1', postcode: '9000', city: 'Gent' }
const customer = { id: '1', name: 'Nadia Benali', email: 'nadia@nova.example' }
const order = toOrder({ ...orderData, shippingAddress, customer } as unknown as OrderFieldsFragment, 'en')
const day = 'Tuesday, 24 November'

const phone = { href: 'tel:+3235550140', text: '+32 3 555 01 40' }

async function seen(more: Partial<PlacedOrderView> & { collected?: boolean; unpaid?: boolean; status?: string }) {
  const { isOffer = false, collected = false, unpaid = false, delivery = null } = more
  const { change = null, status = 'pending' } = more
  const placed = { order: { ...order, collected, status }, isOffer, change, delivery, day }
  return textOf(await settledHtml(<PlacedOrder placed={placed} customer invoices unpaid={unpaid} phone={phone} />))
}

test('a delivered order shows the steps confirmation, picking, delivery day with address, and invoice', async () => {
  const told = await seen({ delivery: 'By lorry' })
  const mail = 'A confirmation is on its way to nadia@nova.example.'
  const steps = [mail, 'We get your order ready', day, 'By lorry', 'Nova', 'Korenlei 1', 'The invoice follows']
  expect(told.filter((words) => steps.includes(words))).toEqual(steps)
})

test('a collected order shows day and pickup location without a delivery address', async () => {
  const told = await seen({ collected: true, delivery: 'At the dock, from 5 am' })
  expect(told).toEqual(expect.arrayContaining([day, 'At the dock, from 5 am']))
  expect(told).not.toContain('Korenlei 1')
})

// F581
test('a quote request and an unpaid order show shipping method and address, but no delivery day', async () => {
  const offer = await seen({ isOffer: true, delivery: 'By lorry' })
  const unpaid = await seen({ unpaid: true, delivery: 'By lorry' })
  for (const told of [offer, unpaid]) {
    expect(told).toEqual(expect.arrayContaining(['By lorry', 'Korenlei 1']))
    expect(told).not.toContain(day)
  }
  expect(offer).toContain('We look at your request and answer you')
  expect(offer.join(' ')).toMatch(
    /Our sales team .* within one working day, by e-mail or telephone.* Call \+32\s3\s555\s01\s40/,
  )
  expect(offer).toContain('A confirmation is on its way to nadia@nova.example.')
  expect(unpaid).not.toContain('What happens next')
})

// F579
test('an order shows until when it can be changed, after that the telephone number, and a canceled one that it is canceled', async () => {
  const open = await seen({ change: { until: 'Monday at 22:00' } })
  const links = ['You can change or cancel this order until Monday at 22:00.', 'Change order', 'Cancel order']
  const call = 'Call +32 3 555 01 40 to change this order'
  expect(open).toEqual(expect.arrayContaining(links))
  expect(open).not.toContain(call)
  const closed = await seen({ change: { until: null } })
  expect(closed.join(' ')).toContain(call)
  const canceled = await seen({ status: 'canceled' })
  expect(canceled).toContain('Your order is cancelled.')
  for (const told of [closed, canceled]) expect(told).not.toContain('Change order')
  expect(canceled).not.toContain('What happens next')
})

// F562
test('a placed order has its delivery day, with hours for delivery and without for collection', async () => {
  const deliveryDate = '2026-11-24'
  const days = [{ date: deliveryDate, cutOff: '2026-11-23T21:00:00Z', from: '04:00', until: '11:00' }]
  const see = async (method: string, answers: object = {}) => {
    const given = { orderDetail: { ...orderData, deliveryDate }, deliveryOptions: { days }, ...answers }
    const { context } = await makeTestContext(given, { session: nadia })
    const placedOrder = await context.sealer.seal({ orderId: 'o1', method }, 'placed-order')
    return (await api.request('/placed', {}, { context: { ...context, placedOrder } })).json()
  }
  const delivered = { order: { collected: false }, day: 'Tuesday, 24 November, 4 to 11' }
  expect(await see('delivery_delivery')).toMatchObject(delivered)
  const day = 'Tuesday, 24 November'
  expect(await see('pickup_pickup')).toMatchObject({ order: { collected: true }, day })
  expect(await see('delivery_delivery', { deliveryOptions: { days: [] } })).toMatchObject({ day })
  expect(await see('delivery_delivery', { orderDetail: orderData })).toMatchObject({ day: null })
})

test('a placed order is returned without shipping methods and delivery hours if these queries are slow or fail', async () => {
  const deliveryDate = '2026-11-24'
  const see = async (answers: object) => {
    const { context } = await makeTestContext(
      { orderDetail: { ...orderData, deliveryDate }, ...answers },
      { session: nadia },
    )
    const placedOrder = await context.sealer.seal({ orderId: 'o1', method: 'd' }, 'placed-order')
    const answer = await api.request('/placed', {}, { context: { ...context, placedOrder } })
    return [answer.status, await answer.json()]
  }
  const placed = { order: expect.objectContaining({ number: 'PV-1' }), delivery: null, isOffer: false }
  const told = [200, expect.objectContaining({ ...placed, day: 'Tuesday, 24 November' })]
  const never = () => new Promise(() => undefined)
  expect(await see({ deliveryOptions: never, shippingMethods: never })).toEqual(told)
  const down = new Error('down')
  expect(await see({ deliveryOptions: down, shippingMethods: down })).toEqual(told)
})

test('a placed order is returned only to its customer, with a valid sealed cookie and a session', async () => {
  const answers = { orderDetail: orderData }
  const { context } = await makeTestContext(answers, { session: nadia })
  const placedOrder = await context.sealer.seal({ orderId: 'o1' }, 'placed-order')
  const see = async (given: object) => (await api.request('/placed', {}, { context: { ...context, ...given } })).json()
  expect(await see({ placedOrder })).toMatchObject({ order: { number: 'PV-1' } })
  expect(await see({ placedOrder, session: null })).toMatchObject({ order: null })
  expect(await see({ placedOrder: undefined })).toMatchObject({ order: null })
  expect(await see({ placedOrder: `${placedOrder}x` })).toMatchObject({ order: null })
  const stranger = await makeTestContext({ orderDetail: null }, { session: nadia, placedOrder })
  expect(await (await api.request('/placed', {}, { context: stranger.context })).json()).toMatchObject({ order: null })
})

test('a placed order has the e-mail address only if the shop knows that a confirmation is sent', async () => {
  const { context } = await makeTestContext(
    { orderDetail: { ...orderData, customer: { email: 'n@nova.example' } } },
    { session: nadia },
  )
  const placedOrder = await context.sealer.seal({ orderId: 'o1' }, 'placed-order')
  const see = async (config: object) => {
    const given = { ...context, placedOrder, config: { ...context.config, ...config } }
    return (await (await api.request('/placed', {}, { context: given })).json()).order.email
  }
  const silent = { commerceUrl: null, mail: null, demo: false }
  expect(await see(silent)).toBeNull()
  for (const how of [{ mail: { from: 'shop@proviant.example' } }, { demo: true }])
    expect(await see({ ...silent, ...how })).toBe('n@nova.example')
  expect(await see({ ...silent, demo: true, commerceUrl: 'https://erp.example/graphql' })).toBeNull()
})
