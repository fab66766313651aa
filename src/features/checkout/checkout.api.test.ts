import { expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, form, order, placed, sent } from '#tests/support/checkout-routes.ts'
import type { Checkout } from './checkout.ts'

// F352, F353
test.each([
  ['placeOrder', {}],
  ['offerRequest', { as: 'offer' }],
])('%s sends the invoice address and the delivery address of the form', async (name, more) => {
  const { context, asked } = await makeTestContext({ [name]: placed }, { session: nadia })
  await api.request('/order', post({ ...form, ...more, billingAddressId: '3' }), { context })
  const input = { billingAddressId: '3', shippingAddressId: '2', shippingMethod: 'd' }
  expect(asked.filter((each) => each.name === name)).toMatchObject([{ variables: { input } }])
})

// F353
test('a quote request requires addresses and a shipping method, and no message', async () => {
  const { context, asked } = await makeTestContext({ offerRequest: placed }, { session: nadia })
  for (const name of ['billingAddressId', 'shippingAddressId', 'shippingMethod'] as const) {
    const { [name]: _, ...without } = form
    const answer = await api.request('/order', post({ ...without, as: 'offer' }), { context })
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { [name]: [expect.any(String)] } }])
  }
  expect(asked).toEqual([])
  const { message: _, ...least } = form
  expect((await api.request('/order', post({ ...least, as: 'offer' }), { context })).status).toBe(200)
  expect(asked).toMatchObject([{ name: 'offerRequest', variables: { input: { message: null } } }])
})

// F352
test('POST /order requires addresses, shipping method, key and cart snapshot; message, day and reference are optional', async () => {
  const { context, asked } = await makeTestContext({ placeOrder: placed }, { session: nadia })
  const empty = await api.request('/order', post({}), { context })
  expect(empty.status).toBe(422)
  const { errors } = (await empty.json()) as { errors: object }
  expect(Object.keys(errors).sort()).toEqual(['billingAddressId', 'key', 'seen', 'shippingAddressId', 'shippingMethod'])
  expect(asked).toEqual([])
  const { message: _, deliveryDate: __, purchaseReference: ___, ...least } = form
  expect((await api.request('/order', post(least), { context })).status).toBe(200)
})

// F569
test('an order below the minimum of its shipping method returns 422; other methods and quote requests are accepted', async () => {
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
  // retried after a lost response: the cart is empty by then
  expect(await send({}, { cartDetail: { ...answers.cartDetail, subTotal: 0, items: [] } })).toEqual(goes)
  // a backend without this field checks the minimum itself
  expect(await send({}, { lacks: ['ShippingMethodRate.minimumOrder'] })).toEqual(goes)
})

// F569
test('a retried order is confirmed although a newer cart is below the minimum, and no order is placed from that cart', async () => {
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
  const cartChangedError = new BackendError('refused', { ...about, errors: [{ message: 'Changed.', extensions }] })
  expect(await send(cartChangedError, { version: 4, subTotal: 10, lines })).toEqual([1, 422])
})

// F012, F014, F352, F419
test('POST /order sends the idempotency key, sets the order cookie and resets the cart count', async () => {
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

// F013, F014, F353, F418, F581
test('the quote button sends a quote request with its message, and with the same key and rules', async () => {
  const log = () => undefined
  const ask = async (redirectUrl: string | null) => {
    const answers = { offerRequest: { ...placed, redirectUrl, selectedMethod: 'd' } }
    const made = await makeTestContext(answers, { session: nadia, log })
    const answer = await api.request('/order', post({ ...form, as: 'offer' }), made)
    return { ...made, answer: await answer.json() }
  }
  const { answer, asked, cookies, context } = await ask(null)
  expect(answer).toEqual({ next: '/en/checkout-success' })
  expect(asked).toEqual([{ name: 'offerRequest', variables: { input: sent }, options: { idempotencyKey: form.key } }])
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
  expect((await ask('https://pay.example/1')).answer).toEqual({ next: 'https://pay.example/1' })
  // a quote request needs no payment
  expect((await ask('https://evil.example/1')).answer).toEqual({ next: '/en/checkout-success' })

  const sealed = /^pv_o=([^;]+)/.exec(cookies.find((line) => line.startsWith('pv_o=')) ?? '')?.[1] ?? ''
  const way = { title: 'Delivery', methods: { code: 'd', label: 'By lorry' } }
  const sessionClient = (await makeTestContext({ orderDetail: order, shippingMethods: { shippingMethods: [way] } }))
    .context.sessionClient
  const seen = await api.request('/placed', {}, { context: { ...context, sessionClient, placedOrder: sealed } })
  expect(await seen.json()).toMatchObject({ order: { number: 'PV-1' }, isOffer: true, delivery: 'By lorry' })
})

// F014
test.each([
  ['order', {}],
  ['quote request', { as: 'offer' }],
])(
  'the success page of an accepted %s shows the shipping method that the backend selected, not the requested one',
  async (_, as) => {
    const answer = { ...placed, selectedMethod: 'p' }
    const { context, cookies } = await makeTestContext({ placeOrder: answer, offerRequest: answer }, { session: nadia })
    await api.request('/order', post({ ...form, ...as }), { context })
    const placedOrder = /^pv_o=([^;]+)/.exec(cookies.find((line) => line.startsWith('pv_o=')) ?? '')?.[1]
    const shippingMethods = ['d', 'p'].map((code) => ({ title: code, methods: { code, label: `By ${code}` } }))
    const answers = { orderDetail: order, shippingMethods: { shippingMethods } }
    const { sessionClient } = (await makeTestContext(answers)).context
    const seen = await api.request('/placed', {}, { context: { ...context, sessionClient, placedOrder } })
    expect(await seen.json()).toMatchObject({ delivery: 'By p' })
  },
)

test('without shipping methods the order uses that of the cart, else the configured one', async () => {
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

// F014
test('a payment page on an unlisted host redirects to an explanation, and logs the missing setting REDIRECT_HOSTS', async () => {
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
  for (const redirectUrl of ['https://pay.example/1', '/en/pay?order=1']) {
    const right = await makeTestContext({ placeOrder: { ...placed, redirectUrl } }, { session: nadia, log })
    expect(await (await api.request('/order', post(form), right)).json()).toEqual({ next: redirectUrl })
  }
  expect(logged).toHaveLength(1)
})

test('checkout and order return 401 for a guest', async () => {
  const { context, asked } = await makeTestContext({})
  expect((await api.request('/', {}, { context })).status).toBe(401)
  expect((await api.request('/order', post(form), { context })).status).toBe(401)
  expect(asked).toEqual([])
})

test('the checkout knows whether the backend accepts a message with a quote request', async () => {
  const takes = async (lacks: string[]) => {
    const { context } = await makeTestContext({ lacks }, { session: nadia })
    return ((await (await api.request('/', {}, { context })).json()) as Checkout).takesOfferMessage
  }
  expect([await takes([]), await takes(['OfferRequestInput.message'])]).toEqual([true, false])
})
