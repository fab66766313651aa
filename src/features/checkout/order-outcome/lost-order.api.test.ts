import { describe, expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, form, placed, sent } from '#tests/support/checkout-routes.ts'

describe('an order whose response is lost', () => {
  const about = { client: 'commerce', operationType: 'mutation', operationName: 'placeOrder', errors: undefined }
  const lost = new BackendError('timeout', { ...about, statusCode: 0 })

  /** Sealed order in the cookies of a response. */
  const sealedIn = (cookies: string[]) => cookies.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')

  async function afterLoss(message = 'Ring.') {
    const { context, cookies } = await makeTestContext({ placeOrder: lost }, { session: nadia })
    const answer = await api.request('/order', post({ ...form, message }), { context })
    return { answer, unconfirmedOrder: sealedIn(cookies) }
  }

  test('redirects to the checkout, and is reported as unconfirmed only to its customer', async () => {
    const { answer, unconfirmedOrder } = await afterLoss()
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/checkout' }])
    const see = async (given: object) => {
      const { context } = await makeTestContext({}, { session: nadia, unconfirmedOrder, ...given })
      return (await api.request('/unconfirmed', {}, { context })).json()
    }
    expect(await see({})).toEqual({ unconfirmed: 'order' })
    expect(await see({ session: { ...nadia, customer: { ...nadia.customer, id: '2' } } })).toEqual({
      unconfirmed: null,
    })
    expect(await see({ session: null })).toEqual({ unconfirmed: null })
  })

  test('is retried unchanged, even with a message of 2 000 characters, until the backend responds', async () => {
    const message = '日'.repeat(2_000)
    const { unconfirmedOrder } = await afterLoss(message)
    const waiting = await makeTestContext({ placeOrder: lost }, { session: nadia, unconfirmedOrder })
    expect(await (await api.request('/unconfirmed', post({}), waiting)).json()).toEqual({})
    const { context, asked, cookies } = await makeTestContext(
      { placeOrder: placed },
      { session: nadia, unconfirmedOrder: sealedIn(waiting.cookies) },
    )
    const answer = await api.request('/unconfirmed', post({}), { context })
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

  test('is retried as a quote request if it was one', async () => {
    const first = await makeTestContext({ offerRequest: lost }, { session: nadia })
    await api.request('/order', post({ ...form, as: 'offer' }), first)
    const again = await makeTestContext(
      { offerRequest: placed },
      { session: nadia, unconfirmedOrder: sealedIn(first.cookies) },
    )
    expect(await (await api.request('/unconfirmed', {}, again)).json()).toEqual({ unconfirmed: 'offer' })
    expect(await (await api.request('/unconfirmed', post({}), again)).json()).toEqual({ next: '/en/checkout-success' })
    expect(again.asked.map(({ name }) => name)).toEqual(['offerRequest'])
  })

  test('is rejected if the backend no longer has quotes', async () => {
    const first = await makeTestContext({ offerRequest: lost }, { session: nadia })
    await api.request('/order', post({ ...form, as: 'offer' }), first)
    const given = { session: nadia, unconfirmedOrder: sealedIn(first.cookies) }
    const again = await makeTestContext({ lacks: ['Mutation.offerRequest'] }, given)
    expect((await api.request('/unconfirmed', post({}), again)).status).toBe(404)
    expect(again.asked).toEqual([])
    expect(again.cookies.filter((line) => /^pv_u\d=;.*Max-Age=0/.test(line))).toHaveLength(3)
  })

  const failure = (statusCode: number, code?: string, message = 'Broken.') => {
    const errors = code === undefined ? undefined : [{ message, ...(code && { extensions: { code } }) }]
    return new BackendError(statusCode === 200 ? 'refused' : 'status', { ...about, statusCode, errors })
  }
  const place = async (placeOrder: unknown, answers: object = {}, given: object = {}) => {
    const { context, asked, cookies } = await makeTestContext({ placeOrder, ...answers }, { session: nadia, ...given })
    const answer = await api.request('/order', post(form), { context })
    return { status: answer.status, body: await answer.json(), order: sealedIn(cookies), asked }
  }

  test.each<[string, unknown]>([
    ['the code INTERNAL', failure(200, 'INTERNAL')],
    ['the code INTERNAL_SERVER_ERROR', failure(200, 'INTERNAL_SERVER_ERROR')],
    ['an unknown code', failure(200, 'DOWNSTREAM')],
    ['no code', failure(200, '')],
    ['the code RATE_LIMITED', failure(200, 'RATE_LIMITED')],
    ['HTTP 429', failure(429)],
    ['HTTP 408', failure(408)],
    ['HTTP 500 with the code INTERNAL', failure(500, 'INTERNAL')],
    ['HTTP 503', failure(503)],
    ['HTTP 504', failure(504)],
    ['null', null],
    ['neither a success nor an order', { success: null, order: null }],
  ])('may be placed after %s', async (_, answer) => {
    const { status, body, order } = await place(answer)
    expect([status, body, order !== '']).toEqual([200, { next: '/en/checkout' }, true])
  })

  test.each<[number, BackendError | object]>([
    [422, failure(200, 'BAD_USER_INPUT')],
    [503, failure(400, 'BAD_USER_INPUT')],
    [403, failure(200, 'FORBIDDEN')],
    [404, failure(200, 'NOT_FOUND')],
    [409, failure(200, 'CONFLICT')],
    [401, failure(200, 'UNAUTHENTICATED')],
    [503, failure(400)],
    [503, failure(413)],
    [422, { success: false, order: null }],
  ])('is not placed after a rejection (%i)', async (expected, answer) => {
    const { status, order } = await place(answer)
    expect([status, order]).toEqual([expected, ''])
  })

  test('is placed if the response has the order, although its success failed', async () => {
    const { body, order } = await place({ ...placed, success: null })
    expect([body, order]).toEqual([{ next: '/en/checkout-success' }, ''])
  })

  test('was not sent if the cart could not be read before', async () => {
    const answers = { cartDetail: lost, lacks: ['PlaceOrderInput.cartVersion', 'ShippingMethodRate.minimumOrder'] }
    const { status, order, asked } = await place(placed, answers)
    expect([status, order, asked.map(({ name }) => name)]).toEqual([503, '', ['cartDetail']])
  })

  async function retryWith(answers: object) {
    const { unconfirmedOrder } = await afterLoss()
    const { context, cookies } = await makeTestContext({ ...answers }, { session: nadia, unconfirmedOrder })
    const answer = await api.request('/unconfirmed', post({}), { context })
    return { status: answer.status, body: await answer.json(), isOver: cookies.join().includes('pv_u1=;') }
  }

  test('is rejected if its retry fails with an error and the cart is still the confirmed one', async () => {
    const cart = { id: '1', version: 4, subTotal: 33.57, items: [{ id: '1', quantity: 1, product: { id: '7' } }] }
    const failed = { placeOrder: failure(200, 'INTERNAL') }
    const rejection = { status: 409, title: 'The order could not be placed. Your cart is safe.' }
    expect(await retryWith({ ...failed, cartDetail: cart })).toEqual({ status: 409, body: rejection, isOver: true })
    const waits = { status: 200, body: {}, isOver: false }
    for (const cartDetail of [null, { ...cart, items: [] }, { ...cart, version: 5 }, lost])
      expect(await retryWith({ ...failed, cartDetail })).toEqual(waits)
    expect(await retryWith({ placeOrder: lost, cartDetail: cart })).toEqual(waits)
    const lacks = ['PlaceOrderInput.cartVersion']
    expect(await retryWith({ placeOrder: placed, cartDetail: lost, lacks })).toEqual(waits)
  })

  test('returns the rejection of a retry and clears the cookie', async () => {
    const { unconfirmedOrder } = await afterLoss()
    const refusal = failure(200, 'BAD_USER_INPUT', 'Sold out.')
    const { context, cookies } = await makeTestContext({ placeOrder: refusal }, { session: nadia, unconfirmedOrder })
    const answer = await api.request('/unconfirmed', post({}), { context })
    expect([answer.status, await answer.json()]).toMatchObject([422, { status: 422, title: 'Sold out.' }])
    expect(sealedIn(cookies)).toBe('')
    expect(cookies.join()).toContain('pv_u1=;')
  })
})
