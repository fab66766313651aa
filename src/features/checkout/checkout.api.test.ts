import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from '#features/forms/problem.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { checkoutApi } from './checkout.api.ts'

const api = new Hono().route('/', checkoutApi)
api.onError((error) => {
  if (error instanceof Refusal) return Response.json(error.problem, { status: error.problem.status })
  throw error
})
const order = { id: 'o1', incrementId: 'PV-1', status: 'pending', formattedPrice: null, items: [], taxes: null }
const placed = { success: true, redirectUrl: null, order }
const form = {
  shippingAddressId: '2',
  billingAddressId: 'same',
  shippingMethod: 'd',
  message: ' Ring. ',
  key: 'k'.repeat(32),
}

test('an order needs both addresses, a way of delivery and its key; the message may be left out', async () => {
  const { context, asked } = await makeTestContext({ placeOrder: placed }, { session: nadia })
  const empty = await api.request('/order', post({}), { context })
  expect(empty.status).toBe(422)
  const { errors } = (await empty.json()) as { errors: object }
  expect(Object.keys(errors).sort()).toEqual(['billingAddressId', 'key', 'shippingAddressId', 'shippingMethod'])
  expect(asked).toEqual([])
  const { message: _, ...least } = form
  expect((await api.request('/order', post(least), { context })).status).toBe(200)
})

test('an order goes out with its key, is remembered for its owner and empties the count', async () => {
  const { context, asked, cookies } = await makeTestContext({ placeOrder: placed }, { session: nadia })
  const answer = await api.request('/order', post(form), { context })
  expect(await answer.json()).toEqual({ next: '/en/checkout-success' })
  expect(asked).toEqual([
    {
      name: 'placeOrder',
      variables: { shippingAddressId: '2', billingAddressId: '2', shippingMethod: 'd', message: 'Ring.' },
      options: { idempotencyKey: form.key },
    },
  ])
  expect(cookies.some((line) => line.startsWith('pv_o=v1.'))).toBe(true)
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
})

test('a payment page on another host than the configured ones is not followed', async () => {
  const away = { ...placed, redirectUrl: 'https://evil.example/pay' }
  const { context } = await makeTestContext({ placeOrder: away }, { session: nadia })
  expect(await (await api.request('/order', post(form), { context })).json()).toEqual({ next: '/en/checkout-success' })
})

test('a guest can neither see a checkout nor order', async () => {
  const { context, asked } = await makeTestContext({})
  expect((await api.request('/', {}, { context })).status).toBe(401)
  expect((await api.request('/order', post(form), { context })).status).toBe(401)
  expect(asked).toEqual([])
})

test('the order that was placed is shown to its owner, and to nobody without the sealed cookie or a session', async () => {
  const answers = { orderDetail: order }
  const { context } = await makeTestContext(answers, { session: nadia })
  const placedOrder = await context.sealer.seal({ orderId: 'o1' }, 'placed-order')
  const see = async (given: object) => (await api.request('/placed', {}, { context: { ...context, ...given } })).json()
  expect(await see({ placedOrder })).toMatchObject({ order: { number: 'PV-1' } })
  expect(await see({ placedOrder, session: null })).toEqual({ order: null })
  expect(await see({ placedOrder: undefined })).toEqual({ order: null })
  expect(await see({ placedOrder: `${placedOrder}x` })).toEqual({ order: null })
  const stranger = await makeTestContext({ orderDetail: null }, { session: nadia, placedOrder })
  expect(await (await api.request('/placed', {}, { context: stranger.context })).json()).toEqual({ order: null })
})
