import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { HttpProblem } from '#api/core/problem.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { checkoutApi } from './checkout.api.ts'

const api = new Hono().route('/', checkoutApi)
api.onError((error) => {
  if (error instanceof HttpProblem) return Response.json(error.problem, { status: error.problem.status })
  throw error
})
const order = { id: 'o1', incrementId: 'PV-1', status: 'pending', formattedPrice: null, items: [], taxes: null }
const placed = { success: true, redirectUrl: null, order }
const form = {
  shippingAddressId: '2',
  billingAddressId: 'same',
  shippingMethod: 'd',
  message: ' Ring. ',
  deliveryDate: '2026-11-24',
  purchaseReference: ' K-12 ',
  key: 'k'.repeat(32),
  seen: JSON.stringify({ version: 4, subTotal: 33.57, lines: [] }),
}
const sent = {
  shippingAddressId: '2',
  billingAddressId: '2',
  shippingMethod: 'd',
  message: 'Ring.',
  deliveryDate: '2026-11-24',
  purchaseReference: 'K-12',
  cartVersion: 4,
  cartSubTotal: 33.57,
}

test('an order needs both addresses, a way of delivery, its key and the cart that was seen; the message, day and reference may be left out', async () => {
  const { context, asked } = await makeTestContext({ placeOrder: placed }, { session: nadia })
  const empty = await api.request('/order', post({}), { context })
  expect(empty.status).toBe(422)
  const { errors } = (await empty.json()) as { errors: object }
  expect(Object.keys(errors).sort()).toEqual(['billingAddressId', 'key', 'seen', 'shippingAddressId', 'shippingMethod'])
  expect(asked).toEqual([])
  const { message: _, deliveryDate: __, purchaseReference: ___, ...least } = form
  expect((await api.request('/order', post(least), { context })).status).toBe(200)
})

test('under the least that a way of delivery asks for no order goes out, whatever cart the form claims; another way and an offer do', async () => {
  const way = (code: string, minimumOrder: number | null) => ({ title: code, methods: { code, minimumOrder } })
  const answers = {
    placeOrder: placed,
    offerRequest: placed,
    shippingMethods: { shippingMethods: [way('d', 50), way('p', null)] },
    cartDetail: { id: '1', version: 4, subTotal: 33.57, items: [{ id: '1', product: {} }] },
  }
  const send = async (fields: object, more: object = {}) => {
    const { context, asked } = await makeTestContext({ ...answers, ...more }, { session: nadia })
    const answer = await api.request('/order', post({ ...form, ...fields }), { context })
    const went = asked.some(({ name }) => /placeOrder|offerRequest/.test(name))
    return [went, answer.status, ((await answer.json()) as { errors?: object }).errors]
  }
  const refused = { shippingMethod: ['We deliver from €50.00: €16.43 to go. You can always collect.'] }
  expect(await send({})).toEqual([false, 422, refused])
  for (const subTotal of [null, 9999])
    expect(await send({ seen: JSON.stringify({ version: null, subTotal, lines: [] }) })).toEqual([false, 422, refused])
  const goes = [true, 200, undefined]
  expect(await send({ shippingMethod: 'p' })).toEqual(goes)
  expect(await send({ as: 'offer' })).toEqual(goes)
  expect(await send({}, { cartDetail: { ...answers.cartDetail, subTotal: 50 } })).toEqual(goes)
  // sent again after its answer was lost: the cart is empty by then
  expect(await send({}, { cartDetail: { ...answers.cartDetail, subTotal: 0, items: [] } })).toEqual(goes)
  // who cannot tell decides itself
  expect(await send({}, { lacks: ['ShippingMethodRate.minimumOrder'] })).toEqual(goes)
})

test('an order that was placed is told although the cart that was begun since is worth less than is delivered; none is placed of it', async () => {
  const items = [{ id: '1', quantity: 1, total: 10, product: { id: '7', sku: 's' } }]
  const answers = {
    shippingMethods: { shippingMethods: [{ title: 'd', methods: { code: 'd', minimumOrder: 50 } }] },
    cartDetail: { id: '1', version: 6, subTotal: 10, items },
  }
  const lines = [{ id: '7', name: 's', quantity: 1, total: 10 }]
  const send = async (placeOrder: unknown, seen: object) => {
    const { context, asked } = await makeTestContext({ ...answers, placeOrder }, { session: nadia })
    const { status } = await api.request('/order', post({ ...form, seen: JSON.stringify(seen) }), { context })
    return [asked.filter(({ name }) => name === 'placeOrder').length, status]
  }
  expect(await send(placed, { version: 4, subTotal: 60, lines })).toEqual([1, 200])
  const extensions = { code: 'CONFLICT', validation: { 'input.cartVersion': ['Changed.'] } }
  const about = { client: 'commerce', operationType: 'mutation', operationName: 'placeOrder', statusCode: 200 } as const
  const otherCart = new BackendError('refused', { ...about, errors: [{ message: 'Changed.', extensions }] })
  expect(await send(otherCart, { version: 4, subTotal: 10, lines })).toEqual([1, 422])
})

test('an order goes out with its key, is remembered for its owner and empties the count', async () => {
  const { context, asked, cookies } = await makeTestContext({ placeOrder: placed }, { session: nadia })
  const answer = await api.request('/order', post(form), { context })
  expect(await answer.json()).toEqual({ next: '/en/checkout-success' })
  expect(asked.filter(({ name }) => name === 'placeOrder')).toEqual([
    {
      name: 'placeOrder',
      variables: { input: sent },
      options: { idempotencyKey: form.key },
    },
  ])
  expect(cookies.some((line) => line.startsWith('pv_o=v1.'))).toBe(true)
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
})

test('the second button asks for an offer of the same cart: without a message, under the same key, by the same rules', async () => {
  const log = () => undefined
  const ask = async (redirectUrl: string | null) => {
    const answers = { offerRequest: { ...placed, redirectUrl, selectedMethod: 'd' } }
    const made = await makeTestContext(answers, { session: nadia, log })
    const answer = await api.request('/order', post({ ...form, as: 'offer' }), made)
    return { ...made, answer: await answer.json() }
  }
  const { message: _, ...input } = sent
  const { answer, asked, cookies, context } = await ask(null)
  expect(answer).toEqual({ next: '/en/checkout-success' })
  expect(asked).toEqual([{ name: 'offerRequest', variables: { input }, options: { idempotencyKey: form.key } }])
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
  expect((await ask('https://pay.example/1')).answer).toEqual({ next: 'https://pay.example/1' })
  // nobody has to pay for an offer
  expect((await ask('https://evil.example/1')).answer).toEqual({ next: '/en/checkout-success' })

  const sealed = /^pv_o=([^;]+)/.exec(cookies.find((line) => line.startsWith('pv_o=')) ?? '')?.[1] ?? ''
  const way = { title: 'Delivery', methods: { code: 'd', label: 'By lorry' } }
  const sessionClient = (await makeTestContext({ orderDetail: order, shippingMethods: { shippingMethods: [way] } }))
    .context.sessionClient
  const seen = await api.request('/placed', {}, { context: { ...context, sessionClient, placedOrder: sealed } })
  expect(await seen.json()).toMatchObject({ order: { number: 'PV-1' }, isOffer: true, delivery: 'By lorry' })
})

test('where a backend lists no ways of delivery, the order goes out with the one of the cart, else of the configuration', async () => {
  const see = async (answers: object) => {
    const { context } = await makeTestContext({ ...answers }, { session: nadia })
    return (await api.request('/', {}, { context })).json()
  }
  const cart = { id: '1', items: [], formattedPrice: null, shippingMethod: 'truck' }
  expect(await see({ shippingMethods: undefined, cartDetail: cart })).toMatchObject({
    methods: [],
    onlyMethod: 'truck',
  })
  expect(await see({})).toMatchObject({ methods: [], onlyMethod: 'delivery_delivery' })
})

test('a payment page on a host that is not configured is told in words, and to the operator with the setting that is missing', async () => {
  const away = { ...placed, redirectUrl: 'https://evil.example/pay' }
  const logged: unknown[] = []
  const log = (...line: unknown[]) => void logged.push(line)
  const { context } = await makeTestContext({ placeOrder: away }, { session: nadia, log })
  const answer = await api.request('/order', post(form), { context })
  expect(await answer.json()).toEqual({ next: '/en/checkout-success?payment=refused' })
  expect(logged).toEqual([
    ['error', 'payment.refused', expect.objectContaining({ order: 'PV-1', host: 'evil.example' })],
  ])
  expect(JSON.stringify(logged)).toContain('REDIRECT_HOSTS')
  const known = { ...placed, redirectUrl: 'https://pay.example/1' }
  const right = await makeTestContext({ placeOrder: known }, { session: nadia, log })
  expect(await (await api.request('/order', post(form), right)).json()).toEqual({ next: 'https://pay.example/1' })
  expect(logged).toHaveLength(1)
})

describe('an order whose answer is lost', () => {
  const about = { client: 'commerce', operationType: 'mutation', operationName: 'placeOrder', errors: undefined }
  const lost = new BackendError('timeout', { ...about, statusCode: 0 })

  /** What the cookies of an answer hold of the order. */
  const sealedIn = (cookies: string[]) => cookies.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')

  async function afterLoss(message = 'Ring.') {
    const { context, cookies } = await makeTestContext({ placeOrder: lost }, { session: nadia })
    const answer = await api.request('/order', post({ ...form, message }), { context })
    return { answer, unansweredOrder: sealedIn(cookies) }
  }

  test('is neither thanked for nor given up: its customer is led to where it is asked again', async () => {
    const { answer, unansweredOrder } = await afterLoss()
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/checkout' }])
    const see = async (given: object) => {
      const { context } = await makeTestContext({}, { session: nadia, unansweredOrder, ...given })
      return (await api.request('/unanswered', {}, { context })).json()
    }
    expect(await see({})).toEqual({ unanswered: 'order' })
    expect(await see({ session: { ...nadia, customer: { ...nadia.customer, id: '2' } } })).toEqual({
      unanswered: null,
    })
    expect(await see({ session: null })).toEqual({ unanswered: null })
  })

  test('is sent again as it was, however long its message, until the backend says what became of it', async () => {
    const message = '日'.repeat(2_000)
    const { unansweredOrder } = await afterLoss(message)
    const waiting = await makeTestContext({ placeOrder: lost }, { session: nadia, unansweredOrder })
    expect(await (await api.request('/unanswered', post({}), waiting)).json()).toEqual({})
    const { context, asked, cookies } = await makeTestContext(
      { placeOrder: placed },
      { session: nadia, unansweredOrder: sealedIn(waiting.cookies) },
    )
    const answer = await api.request('/unanswered', post({}), { context })
    expect(await answer.json()).toEqual({ next: '/en/checkout-success' })
    expect(asked).toEqual([
      {
        name: 'placeOrder',
        variables: { input: { ...sent, message } },
        options: { idempotencyKey: form.key },
      },
    ])
    expect(cookies.filter((line) => /^pv_u\d=;.*Max-Age=0/.test(line))).toHaveLength(3)
  })

  test('and an offer whose answer is lost is asked for again as an offer', async () => {
    const first = await makeTestContext({ offerRequest: lost }, { session: nadia })
    await api.request('/order', post({ ...form, as: 'offer' }), first)
    const again = await makeTestContext(
      { offerRequest: placed },
      { session: nadia, unansweredOrder: sealedIn(first.cookies) },
    )
    expect(await (await api.request('/unanswered', {}, again)).json()).toEqual({ unanswered: 'offer' })
    expect(await (await api.request('/unanswered', post({}), again)).json()).toEqual({ next: '/en/checkout-success' })
    expect(again.asked.map(({ name }) => name)).toEqual(['offerRequest'])
  })

  test('was refused after all: that is the outcome', async () => {
    const { unansweredOrder } = await afterLoss()
    const errors = [{ message: 'Sold out.', extensions: { code: 'BAD_USER_INPUT' } }]
    const refusal = new BackendError('refused', { ...about, statusCode: 200, errors })
    const { context, cookies } = await makeTestContext({ placeOrder: refusal }, { session: nadia, unansweredOrder })
    await expect(api.request('/unanswered', post({}), { context })).rejects.toBe(refusal)
    expect(sealedIn(cookies)).toBe('')
    expect(cookies.join()).toContain('pv_u1=;')
  })
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
  expect(await see({ placedOrder, session: null })).toMatchObject({ order: null })
  expect(await see({ placedOrder: undefined })).toMatchObject({ order: null })
  expect(await see({ placedOrder: `${placedOrder}x` })).toMatchObject({ order: null })
  const stranger = await makeTestContext({ orderDetail: null }, { session: nadia, placedOrder })
  expect(await (await api.request('/placed', {}, { context: stranger.context })).json()).toMatchObject({ order: null })
})
