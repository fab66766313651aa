// Orders whose cart changed after the checkout was shown, and the outcomes of repeated orders.
import { describe, expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, form, order, placed } from '#tests/support/checkout-routes.ts'

const about = { client: 'commerce', operationType: 'mutation', operationName: 'placeOrder' }
const refusal = (code: string | null, validation?: Record<string, string[]>) => {
  const errors = [{ message: 'Refused.', extensions: { ...(code && { code }), ...(validation && { validation }) } }]
  return new BackendError('refused', { ...about, statusCode: 200, errors })
}
const cartConflict = refusal('CONFLICT', { 'input.cartVersion': ['Changed.'] })

const cartOf = (version: number | null, quantity = 1, subTotal = 33.57 * quantity) => ({
  ...{ id: '1', version, subTotal },
  items: [{ id: '1', quantity, total: subTotal, product: { id: '7', sku: 's', name: 'Gouda' } }],
})
const emptyCart = { ...cartOf(5), items: [], subTotal: 0 }
const seen = { version: 4, subTotal: 33.57, lines: [{ id: '7', name: 'Gouda', quantity: 1, total: 33.57 }] }

const changed = 'Your cart has changed since this page was shown. Nothing has been ordered.'
const check = 'Please check the order and place it again.'
const differences = 'Gouda: 1 before, 2 now. Subtotal excl. VAT: €33.57 before, €67.14 now.'

type Given = { fields?: Record<string, string>; seen?: object; unconfirmedOrder?: string }

/** Sends the order of the form, or repeats the unconfirmed one. */
async function send(answers: object, { fields = {}, unconfirmedOrder, ...given }: Given = {}) {
  const made = await makeTestContext({ ...answers }, { session: nadia, ...(unconfirmedOrder && { unconfirmedOrder }) })
  const values = { ...form, seen: JSON.stringify(given.seen ?? seen), ...fields }
  const answer = unconfirmedOrder
    ? await api.request('/unconfirmed', post({}), made)
    : await api.request('/order', post(values), made)
  const inputs = made.asked.flatMap(({ name, variables }) =>
    /^(?:placeOrder|offerRequest)$/.test(name) ? [(variables as { input: { cartVersion: number | null } }).input] : [],
  )
  const lines = made.cookies
  const sealed = lines.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')
  const isCleared = lines.join().includes('pv_u1=;')
  const isRemembered = lines.some((line) => line.startsWith('pv_o=v1.'))
  const versions = inputs.map(({ cartVersion }) => cartVersion)
  return { status: answer.status, body: await answer.json(), versions, sealed, isCleared, isRemembered }
}

/** Fails with each error in turn, then succeeds. */
const failing = (...errors: Error[]) => {
  const left = [...errors]
  return () => left.shift() ?? placed
}

const lost = new BackendError('timeout', { ...about, statusCode: 0, errors: undefined })
const sealOf = async (fields: Record<string, string> = {}, shown: object = seen) =>
  (await send({ placeOrder: lost, offerRequest: lost }, { fields, seen: shown })).sealed

describe.each([
  ['order', {}, 'PlaceOrderInput.cartVersion'],
  ['quote request', { as: 'offer' }, 'OfferRequestInput.cartVersion'],
])('%s over a backend without versions of carts', (_, fields, lacked) => {
  const lacks = [lacked]
  const answers = { placeOrder: placed, offerRequest: placed, lacks }

  test('is not sent for a changed cart; the response names the differences', async () => {
    const { status, body, versions, isCleared } = await send({ ...answers, cartDetail: cartOf(4, 2) }, { fields })
    expect([status, versions, isCleared]).toEqual([409, [], false])
    expect(body).toEqual({ status: 409, title: changed, detail: `${differences} ${check}` })
  })

  test.each([
    ['the cart is the confirmed one', cartOf(4)],
    ['only its version differs', cartOf(9)],
    ['it is empty, since it may have been ordered', emptyCart],
    ['there is none', null],
  ])('is sent if %s', async (__, cartDetail) => {
    const { status, versions, isCleared } = await send({ ...answers, cartDetail }, { fields })
    expect([status, versions.length, isCleared]).toEqual([200, 1, false])
  })

  test('is repeated only for the same version, as its lines are not known', async () => {
    const unconfirmedOrder = await sealOf(fields)
    const repeated = await send({ ...answers, cartDetail: cartOf(5) }, { unconfirmedOrder })
    expect([repeated.status, repeated.versions, repeated.isCleared]).toEqual([409, [], true])
    expect(repeated.body.title).toMatch(/^Your cart has changed\. Please look at your orders/)
    expect((await send({ ...answers, cartDetail: cartOf(4) }, { unconfirmedOrder })).versions).toEqual([4])
    const withoutVersion = await sealOf(fields, { ...seen, version: null })
    const sent = await send({ ...answers, cartDetail: cartOf(null) }, { unconfirmedOrder: withoutVersion })
    expect(sent.versions).toEqual([null])
  })
})

test('a check of versions that only the other operation lacks is left to the backend', async () => {
  const answers = { placeOrder: placed, offerRequest: placed, cartDetail: cartOf(4, 2) }
  expect((await send({ ...answers, lacks: ['OfferRequestInput.cartVersion'] })).status).toBe(200)
  const quote = { fields: { as: 'offer' } }
  expect((await send({ ...answers, lacks: ['PlaceOrderInput.cartVersion'] }, quote)).status).toBe(200)
})

describe('an order that the backend rejects because of another cart', () => {
  test('is sent again with the current version if the cart equals the confirmed one', async () => {
    const sent = await send({ placeOrder: failing(cartConflict), cartDetail: cartOf(6) })
    expect([sent.status, sent.versions]).toEqual([200, [4, 6]])
    const unknown = await send({ placeOrder: failing(cartConflict), cartDetail: cartOf(null) })
    expect([unknown.status, unknown.versions]).toEqual([200, [4, null]])
  })

  test('is rejected after three attempts', async () => {
    const { status, body, versions } = await send({ placeOrder: cartConflict, cartDetail: cartOf(6) })
    expect([status, versions]).toEqual([409, [4, 6, 6]])
    expect(body).toEqual({ status: 409, title: changed, detail: check })
  })

  test('is rejected with the differences, also if there is no cart any more', async () => {
    const { body, versions } = await send({ placeOrder: cartConflict, cartDetail: cartOf(6, 2) })
    expect([versions, body.detail]).toEqual([[4], `${differences} ${check}`])
    const without = await send({ placeOrder: cartConflict, cartDetail: null })
    expect([without.status, without.versions]).toEqual([409, [4]])
  })

  test('is not repeated without its lines', async () => {
    const repeated = await send(
      { placeOrder: cartConflict, cartDetail: cartOf(4) },
      { unconfirmedOrder: await sealOf() },
    )
    expect([repeated.status, repeated.body.title, repeated.versions]).toEqual([409, changed, [4]])
    expect(repeated.isCleared).toBe(true)
  })

  test('is checked against the minimum again, a quote request is not', async () => {
    const shippingMethods = { shippingMethods: [{ title: 'd', methods: { code: 'd', minimumOrder: 50 } }] }
    // the cart of the first check is empty
    const carts = () => {
      const left = [emptyCart]
      return () => left.shift() ?? cartOf(6)
    }
    const failed = { placeOrder: failing(cartConflict), shippingMethods, cartDetail: carts() }
    const refused = await send(failed)
    expect([refused.status, refused.versions]).toEqual([422, [4]])
    const quote = { offerRequest: failing(cartConflict), shippingMethods, cartDetail: cartOf(6) }
    expect((await send(quote, { fields: { as: 'offer' } })).status).toBe(200)
  })

  test('is another rejection if the error is about another input', async () => {
    const other = refusal('CONFLICT', { 'other.input.cartVersion': ['Changed.'] })
    const { status, versions, body } = await send({ placeOrder: other, cartDetail: cartOf(4) })
    expect([status, versions, body.title]).toEqual([409, [4], 'Refused.'])
  })
})

describe('the outcome', () => {
  test('of a repeated order is unknown while the first is in progress', async () => {
    const answers = { placeOrder: refusal('CONFLICT'), cartDetail: cartOf(9) }
    const { status, body, isCleared } = await send(answers, { unconfirmedOrder: await sealOf() })
    expect([status, body, isCleared]).toEqual([200, {}, false])
  })

  test('is kept for a customer who must log in again', async () => {
    const answers = { placeOrder: refusal('UNAUTHENTICATED') }
    const { status, isCleared } = await send(answers, { unconfirmedOrder: await sealOf() })
    expect([status, isCleared]).toEqual([401, false])
  })

  test.each<[string, BackendError, boolean]>([
    ['HTTP 500 without a body', new BackendError('status', { ...about, statusCode: 500, errors: undefined }), true],
    [
      'a document that the backend does not know',
      new BackendError('unsupported', { ...about, statusCode: 200, errors: [{ message: 'Cannot query field.' }] }),
      false,
    ],
  ])('after %s', async (_, placeOrder, mayBePlaced) => {
    const { sealed, isCleared } = await send({ placeOrder })
    expect([sealed !== '', isCleared]).toEqual([mayBePlaced, false])
  })

  test('is a rejection if a repeat fails with HTTP 500 and errors, and the cart is the same', async () => {
    const broken = new BackendError('status', { ...about, statusCode: 500, errors: [{ message: 'Broken.' }] })
    const answers = { placeOrder: broken, offerRequest: broken, cartDetail: cartOf(4) }
    const { status, isCleared } = await send(answers, { unconfirmedOrder: await sealOf() })
    expect([status, isCleared]).toEqual([409, true])
    const bySubTotal = await sealOf({}, { ...seen, version: null })
    const compared = await send({ ...answers, cartDetail: cartOf(null) }, { unconfirmedOrder: bySubTotal })
    expect(compared.status).toBe(409)
    const unknown = await sealOf({}, { ...seen, version: null, subTotal: null })
    const cartDetail = { ...cartOf(null), subTotal: null }
    expect((await send({ ...answers, cartDetail }, { unconfirmedOrder: unknown })).status).toBe(200)
    const quote = await send(answers, { unconfirmedOrder: await sealOf({ as: 'offer' }) })
    expect(quote.body.title).toBe('The request could not be sent. Your cart is safe.')
  })

  test('is a success without an order, which is then not remembered', async () => {
    const { body, isRemembered, isCleared } = await send({ placeOrder: { ...placed, order: null } })
    expect([body, isRemembered, isCleared]).toEqual([{ next: '/en/checkout-success' }, false, false])
    expect((await send({ placeOrder: { ...placed, order } })).isRemembered).toBe(true)
  })

  test('of a repeat whose payment page is refused is known', async () => {
    const answers = { placeOrder: { ...placed, redirectUrl: 'https://evil.example/pay' } }
    const { body } = await send(answers, { unconfirmedOrder: await sealOf() })
    expect(body).toEqual({ next: '/en/checkout-success?payment=refused' })
  })
})

test('only a quote request needs a backend with quotes', async () => {
  const answers = { placeOrder: placed, lacks: ['Mutation.offerRequest'] }
  expect((await send(answers)).status).toBe(200)
  const { status, body } = await send(answers, { fields: { as: 'offer' } })
  expect([status, body.title]).toEqual([404, 'The request could not be sent. Your cart is safe.'])
})
