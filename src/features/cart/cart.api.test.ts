import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from '#features/forms/problem.ts'
import { type Asked, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { cartApi } from './cart.api.ts'
import type { CartChange } from './change-cart.ts'

const api = new Hono().route('/', cartApi)
api.onError((error) => {
  if (error instanceof Refusal) return Response.json(error.problem, { status: error.problem.status })
  throw error
})
const cart = { id: 'c', version: 1, itemsCount: 1, itemsQty: 2, formattedPrice: null, taxes: null, items: [] }
/** A customer's cart also says what is missing to free delivery. */
const withoutPromise = (asked: Asked[]) => asked.filter(({ name }) => name !== 'deliveryOptions')
const done = { status: true, message: null, skipped: [], cart }

test('a guest without a cart has none, and no backend is asked', async () => {
  const { context, asked } = await makeTestContext({ cartDetail: cart })
  expect(await (await api.request('/', {}, { context })).json()).toEqual({ cart: null, guest: true })
  expect(asked).toEqual([])
})

test('the first thing a guest puts in names the cart, for the backend and for the browser', async () => {
  const { context, asked, cookies } = await makeTestContext({ addItemToCart: done })
  const answer = await api.request('/items', post({ productId: '7', quantity: '2' }), { context })
  expect(answer.status).toBe(200)
  const named = /^pv_c=([0-9a-f]{32});/.exec(cookies[0] ?? '')?.[1]
  expect(asked).toMatchObject([{ variables: { productId: '7', quantity: 2 }, options: { as: { cartToken: named } } }])
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
})

test('a customer names no guest cart', async () => {
  const { context, cookies } = await makeTestContext({ addItemToCart: done }, { session: nadia })
  await api.request('/items', post({ productId: '7', quantity: '2' }), { context })
  expect(cookies.some((line) => line.startsWith('pv_c='))).toBe(false)
})

test('a quantity that is no whole number from 1 to 9999 is refused at its field', async () => {
  for (const quantity of ['0', '-1', '1e9', '10000', '1.5', '1,5', '1 5', '1,000', 'two', '']) {
    const { context, asked } = await makeTestContext({}, { session: nadia })
    const answer = await api.request('/items', post({ productId: '7', quantity }), { context })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { quantity: ['Enter a whole number from 1 to 9999.'] } })
    expect(asked).toEqual([])
  }
})

test('0 in a line takes it out', async () => {
  const { context, asked } = await makeTestContext({ removeCartItem: done }, { session: nadia })
  await api.request('/items/9', post({ quantity: '0' }), { context })
  expect(withoutPromise(asked)).toMatchObject([
    { name: 'cartDetail' },
    { name: 'removeCartItem', variables: { id: '9' } },
  ])
})

test('a lowered quantity is told, one that is sold out is refused in the words of the backend', async () => {
  const skipped = { sku: 's', name: 'Tomatoes', reason: 'lowered', requested: 9, added: 4 }
  const lowered = { ...done, message: 'Lowered to 4.', skipped: [skipped] }
  const some = await makeTestContext({ addItemToCart: lowered }, { session: nadia })
  const told = await api.request('/items', post({ productId: '7', quantity: '9' }), { context: some.context })
  expect(await told.json()).toMatchObject({ message: 'Lowered to 4.', added: 4 })

  const soldOut = { ...lowered, status: false, message: 'Sold out.', skipped: [{ ...skipped, added: 0 }] }
  const none = await makeTestContext({ addItemToCart: soldOut }, { session: nadia })
  const refused = await api.request('/items', post({ productId: '7', quantity: '9' }), { context: none.context })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ title: 'Sold out.', errors: { quantity: ['Sold out.'] } })
})

const product = { id: '7', sku: 's', name: 'Tomatoes', urlKey: null, packing_label: null, content_value: null }
const line = { id: '1', name: null, sku: 's', quantity: 5, weight: null, formattedPrice: null, product }

const undo = async (fields: Record<string, string>, backend: object) => {
  const { context, asked } = await makeTestContext(
    {
      cartDetail: { ...cart, items: [line] },
      takeFromCart: done,
      updateItemToCart: done,
      removeCartItem: done,
      ...backend,
    },
    { session: nadia },
  )
  const answer = await api.request('/take-back', post({ productId: '7', ...fields }), { context })
  return [answer.status, asked.filter(({ name }) => !/cartDetail|deliveryOptions/.test(name))]
}

test('a guest is told no stock: what a backend lowered to it is put back, and refused without a number', async () => {
  const held = (quantity: number) => ({ ...cart, items: [{ ...line, quantity }] })
  const skipped = [{ sku: 's', name: 'Tomatoes', reason: 'lowered', requested: 9, added: 4 }]
  const lowered = { status: true, message: 'Lowered to 9.', skipped, cart: held(9) }
  const back = {
    updateItemToCart: { ...done, cart: held(5) },
    removeCartItem: { ...done, cart: { ...cart, items: [] } },
  }
  const put = { updateItemToCart: { cartItemId: '1', quantity: 5 }, removeCartItem: { id: '1' } }
  const cases = [
    ['/items', { productId: '7' }, 'updateItemToCart', { addItemToCart: lowered }],
    ['/items', { productId: '7' }, 'updateItemToCart', { addItemToCart: { ...lowered, skipped: null } }],
    ['/items', { productId: '7' }, 'removeCartItem', { addItemToCart: lowered, cartDetail: { ...cart, items: [] } }],
    ['/items/1', {}, 'updateItemToCart', { updateItemToCart: lowered }],
    ['/items/1', {}, 'updateItemToCart', { updateItemToCart: { ...lowered, skipped: null, cart: held(7) } }],
  ] as const
  for (const [path, fields, name, backend] of cases) {
    const { context, asked } = await makeTestContext({ cartDetail: held(5), ...back, ...backend }, { cartToken: 'c' })
    const answer = await api.request(path, post({ ...fields, quantity: '9' }), { context })
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toMatch(/\b[479]\b/)
    expect(asked.at(-1)).toMatchObject({ name, variables: put[name] })
  }
  const talkative = await makeTestContext({ addItemToCart: { ...done, message: 'Only 31 left.' } })
  const added = await api.request('/items', post({ productId: '7', quantity: '2' }), { context: talkative.context })
  expect([added.status, await added.text()]).toEqual([200, expect.not.stringContaining('31')])
  const named = { ...line, product: { ...product, name: 'Spaghetti no. 5' } }
  const message = 'Less of Spaghetti no. 5 is in stock.'
  const hint = await makeTestContext({ addItemToCart: { ...done, message, cart: { ...cart, items: [named] } } })
  const told = await api.request('/items', post({ productId: '7', quantity: '2' }), { context: hint.context })
  expect(await told.json()).toMatchObject({ message })
})

test('an addition is taken back by its own number, once, whatever its line holds by now', async () => {
  const press = 'abcdefgh12345678'
  expect(await undo({ quantity: '2', press }, {})).toMatchObject([
    200,
    [
      {
        name: 'takeFromCart',
        variables: { productId: '7', quantity: 2 },
        options: { idempotencyKey: press },
      },
    ],
  ])
  expect(await undo({ quantity: '2' }, { takeFromCart: { ...done, status: false } })).toMatchObject([422, [{}]])
})

test('where the backend only sets quantities, what was added since stays, and a repeat takes nothing that it cannot be sure of', async () => {
  const backend = { lacks: ['Mutation.takeFromCart'] }
  const written = async (fields: Record<string, string>) => await undo(fields, backend)
  expect(await written({ quantity: '2' })).toMatchObject([
    200,
    [{ name: 'updateItemToCart', variables: { cartItemId: '1', quantity: 3 } }],
  ])
  for (const quantity of ['5', '6'])
    expect(await written({ quantity })).toMatchObject([200, [{ name: 'removeCartItem', variables: { id: '1' } }]])
  expect(await written({ quantity: '1', productId: '8' })).toEqual([422, []])
  // said again: not done before, done before, changed meanwhile
  expect(await written({ quantity: '2', held: '5' })).toMatchObject([200, [{ variables: { quantity: 3 } }]])
  expect(await written({ quantity: '2', held: '7' })).toEqual([200, []])
  expect(await written({ quantity: '2', held: '6' })).toEqual([422, []])
})

test('free delivery is promised to customers only, and a promise that cannot be had takes no cart away', async () => {
  const backend = { cartDetail: { ...cart, subTotal: 203.5, items: [line] }, deliveryOptions: { freeFrom: 250 } }
  const shown = async (answers: object, session: typeof nadia | null) => {
    const { context } = await makeTestContext({ ...backend, ...answers }, { session, cartToken: 'guest' })
    const { cart: answer } = (await (await api.request('/', {}, { context })).json()) as CartChange
    return [answer?.lines.length, answer?.freeDelivery]
  }
  expect(await shown({}, nadia)).toEqual([1, { missing: '€46.50' }])
  expect(await shown({ deliveryOptions: null }, nadia)).toEqual([1, null])
  expect(await shown({ deliveryOptions: new Error('down') }, nadia)).toEqual([1, null])
  expect(await shown({}, null)).toEqual([1, null])
})

test('a page that reads its cart and its promise asks once what is promised', async () => {
  const deliveryOptions = { timeZone: 'Europe/Brussels', freeFrom: 250, days: [] }
  const { context, asked } = await makeTestContext({ cartDetail: cart, deliveryOptions }, { session: nadia })
  await Promise.all(['/', '/summary', '/promise'].map((path) => api.request(path, {}, { context })))
  expect(asked.filter(({ name }) => name === 'deliveryOptions')).toHaveLength(1)
})

test('what is taken out is told as the shop held it, whatever the page showed', async () => {
  const backend = { cartDetail: { ...cart, items: [line] }, removeAllCartItem: done, removeCartItem: done }
  for (const path of ['/items/1/remove', '/clear']) {
    const { context } = await makeTestContext(backend, { session: nadia })
    const answer = await api.request(path, post({}), { context })
    expect(await answer.json()).toMatchObject({ removed: [{ productId: '7', name: 'Tomatoes', quantity: 5 }] })
  }
})

test('a press is passed on, so that its repeat changes nothing', async () => {
  const { context, asked } = await makeTestContext({ removeAllCartItem: done }, { session: nadia })
  await api.request('/clear', post({ press: 'abcdefgh12345678' }), { context })
  expect(withoutPromise(asked).at(-1)).toMatchObject({ options: { idempotencyKey: 'abcdefgh12345678' } })
})

const oneByOne = ['Mutation.addItemsToCart']

test('a set goes in member by member where the backend takes no more at once, and what cannot be had of it is told', async () => {
  const { context, asked } = await makeTestContext({ addItemToCart: done, lacks: oneByOne }, { session: nadia })
  const fields = { items: '7:2,9:1', press: 'abcdefgh12345678' }
  const answer = await api.request('/sets', post(fields), { context })
  expect(await answer.json()).toMatchObject({ added: 3, message: null })
  expect(withoutPromise(asked)).toMatchObject([
    { variables: { productId: '7', quantity: 2 }, options: { idempotencyKey: 'abcdefgh12345678-0' } },
    { variables: { productId: '9', quantity: 1 }, options: { idempotencyKey: 'abcdefgh12345678-1' } },
  ])

  const skipped = [{ sku: 's', name: 'Tomatoes', reason: 'lowered', requested: 2, added: 1 }]
  const shortAnswer = { ...done, message: 'Only 1.', skipped }
  const short = await makeTestContext({ addItemToCart: shortAnswer, lacks: oneByOne }, { session: nadia })
  const told = await api.request('/sets', post({ items: '7:2' }), { context: short.context })
  expect(await told.json()).toMatchObject({ added: 1, message: 'Only 1.' })
})

test('a set that is no list of products and amounts is refused before anything is asked', async () => {
  for (const items of ['', '7', '7:0', '7:1,', '7:1;8:2', `${'7:1,'.repeat(24)}7:1`, '7:99999']) {
    const { context, asked } = await makeTestContext({}, { session: nadia })
    expect((await api.request('/sets', post({ items }), { context })).status).toBe(422)
    expect(asked).toEqual([])
  }
})

test("a session that is over at the backend is no empty cart, and no guest's either", async () => {
  const nothing = {
    cartDetail: null,
    isSessionAlive: false,
    addItemToCart: { ...done, cart: { ...done.cart, isGuest: true } },
  }
  const { context } = await makeTestContext(nothing, { session: nadia })
  for (const [path, init] of [
    ['/', {}],
    ['/summary', {}],
    ['/items', post({ productId: '7', quantity: '1' })],
    ['/clear', post({})],
  ] as const) {
    const answer = await api.request(path, init, { context })
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      401,
      expect.objectContaining({ title: context.t('forms.sessionOver') }),
    ])
  }
  const alive = await makeTestContext({}, { session: nadia })
  expect(await (await api.request('/', {}, { context: alive.context })).json()).toEqual({ cart: null, guest: false })
})

test('a backend that names no lines it lowered is not said to have added more than the cart holds', async () => {
  const silent = { status: true, message: null, cart: { ...cart, items: [{ ...line, quantity: 4 }] } }
  const { context } = await makeTestContext({ addItemToCart: silent, lacks: oneByOne }, { session: nadia })
  const answer = await api.request('/items', post({ productId: '7', quantity: '10' }), { context })
  expect(await answer.json()).toMatchObject({ added: 4 })
  const set = await api.request('/sets', post({ items: '7:10' }), { context })
  expect(await set.json()).toMatchObject({ added: 4 })
})

test('a set of a customer goes in with one call, under the name of its press', async () => {
  const { context, asked } = await makeTestContext({ addItemsToCart: done }, { session: nadia })
  const fields = { items: '7:2,9:1', press: 'abcdefgh12345678' }
  const answer = await api.request('/sets', post(fields), { context })
  expect(await answer.json()).toMatchObject({ added: 3 })
  const items = [
    { productId: '7', quantity: 2 },
    { productId: '9', quantity: 1 },
  ]
  expect(withoutPromise(asked)).toMatchObject([
    { name: 'addItemsToCart', variables: { items }, options: { idempotencyKey: 'abcdefgh12345678' } },
  ])
})
