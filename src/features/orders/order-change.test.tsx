import { expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { done } from '#tests/support/cart-routes.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { ChangeOrder } from './change-order.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import type { OpenedOrder } from './order.ts'
import { toOrderChange } from './order-change.ts'

const api = apiUnder('/orders')
const idempotencyKey = 'abcdefgh12345678'
const order = { status: 'pending', cancelableUntil: '2027-02-03 21:00:00', deliveryDate: '2027-02-04' }
const at = (instant: string, given: object = {}, canCancel = true) =>
  toOrderChange({ ...order, ...given }, canCancel, 'en', new Date(instant))

// F579
test('an order can be changed before its cut-off by the clock, then by telephone until its delivery day has ended', () => {
  expect(at('2027-02-03T20:59:59Z')).toEqual({ until: 'Wednesday, 3 February at 22:00' })
  expect(at('2027-02-03T20:59:59Z', { cancelableUntil: '2027-02-03T21:00:00.000Z' })?.until).toMatch(/22:00$/)
  expect(at('2027-02-03T21:00:00Z')).toEqual({ until: null })
  expect(at('2027-02-04T22:00:00Z')).toEqual({ until: null })
  expect(at('2027-02-04T23:00:00Z')).toBe(null)
})

test('a backend that cannot cancel, and an order in progress, leave the telephone; other orders and quotes nothing', () => {
  const early = '2027-02-03T10:00:00Z'
  for (const missing of [null, undefined]) expect(at(early, { cancelableUntil: missing })).toEqual({ until: null })
  expect(at(early, {}, false)).toEqual({ until: null })
  expect(at(early, { status: 'processing', cancelableUntil: null, deliveryDate: null })).toEqual({ until: null })
  for (const status of ['completed', 'canceled', 'offer_requested', null]) expect(at(early, { status })).toBe(null)
})

async function send(fields: Record<string, string>, answers: object = {}) {
  const cancelOrder = { ...done, cart: { items: [] }, ...answers }
  const { context, asked, cookies } = await makeTestContext({ cancelOrder, ...answers }, { session: nadia })
  const answer = await api.request('/o1/cancel', post({ idempotencyKey, ...fields }), { context })
  const writes = asked.filter(({ name }) => name === 'cancelOrder')
  return { status: answer.status, body: (await answer.json()) as Record<string, string>, writes, cookies }
}

// F579, F580
test('cancels an order and returns to its page, or to the cart with its lines', async () => {
  const canceled = await send({})
  expect(canceled.writes).toMatchObject([{ variables: { id: 'o1', toCart: false }, options: { idempotencyKey } }])
  expect(canceled.body).toMatchObject({ next: '/en/dashboard/orders?order=o1', notice: 'Your order is cancelled.' })
  const changed = await send({ toCart: '1' })
  expect(changed.writes).toMatchObject([{ variables: { id: 'o1', toCart: true } }])
  expect(changed.body).toMatchObject({ next: '/en/cart', notice: expect.stringMatching(/back in your cart/) })
  const isRemembered = ({ cookies }: typeof changed) => cookies.some((line) => line.startsWith('pv_o='))
  expect([canceled, changed].map(isRemembered)).toEqual([false, true])
})

test('names the lines that are not back in the cart, and an order that was already canceled', async () => {
  const skipped = [{ sku: '7', name: 'Butter', reason: 'gone', requested: 4, added: 0 }]
  const { body } = await send({ toCart: '1' }, { skipped })
  expect(body.notice?.split('\n').slice(1)).toEqual(['Butter: no longer in the range'])
  const message = 'Order PV-1 had already been cancelled.'
  expect((await send({ toCart: '1' }, { message })).body.notice).toBe(message)
})

// F579
test('an order past its cut-off returns 409 with the message of the backend; without the extension nothing is sent', async () => {
  const words = 'Order PV-1 can no longer be changed or cancelled here. Please call us.'
  const errors = [{ message: words, extensions: { code: 'CONFLICT' } }]
  const operation = { client: 'session', operationType: 'mutation', operationName: 'cancelOrder' }
  const late = new BackendError('refused', { ...operation, statusCode: 200, errors })
  const refused = await send({ toCart: '1' }, { cancelOrder: late })
  expect([refused.status, refused.body.title]).toEqual([409, words])
  const lacking = await send({}, { lacks: ['Mutation.cancelOrder'] })
  expect([lacking.status, lacking.writes]).toEqual([404, []])
  expect((await send({ toCart: 'yes' })).status).toBe(422)
})

// F579, F580
test('an order has links to change and cancel it until its cut-off, then the telephone number instead', async () => {
  const phone = { href: 'tel:+3235550140', text: '+32 3 555 01 40' }
  const call = 'Call +32 3 555 01 40 to change this order'
  const change = { until: 'Monday at 22:00' }
  const open = await initialHtml(<ChangeOrder id="o1" page={2} change={change} phone={phone} />)
  for (const sheet of ['change', 'cancel'])
    expect(open).toMatch(new RegExp(`href="/en/dashboard/orders\\?[^"]*order=o1&amp;sheet=${sheet}`))
  expect(textOf(open)).not.toContain(call)
  const closed = await initialHtml(<ChangeOrder id="o1" change={{ until: null }} phone={phone} />)
  expect(textOf(closed)).toContain(call)
  expect(closed).toContain('href="tel:+3235550140"')
  expect(closed).not.toContain('sheet=')

  const confirm = (until: string | null, sheet: 'change' | 'cancel') => {
    const order = { id: 'o1', number: 'PV-1', change: { until } } as OpenedOrder
    return initialHtml(<ConfirmChange order={order} sheet={sheet} phone={phone} closeHref="/en/dashboard/orders" />)
  }
  const form = /<form[^>]* action="\/api\/en\/orders\/o1\/cancel"/
  const toCart = 'name="toCart" value="1"'
  const [changes, cancels, over] = [
    await confirm('Monday at 22:00', 'change'),
    await confirm('Monday at 22:00', 'cancel'),
    await confirm(null, 'change'),
  ]
  for (const sheet of [changes, cancels]) expect(sheet).toMatch(form)
  expect([changes.includes(toCart), cancels.includes(toCart)]).toEqual([true, false])
  expect(over).not.toMatch(form)
  expect(textOf(over)).toContain(call)
})
