import { expect, test } from 'vitest'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, cart, done, line, product, withoutPromise } from '#tests/support/cart-routes.ts'
import type { CartChange } from './cart.service.ts'

test('GET / returns no cart for a guest without a cart token, without a backend request', async () => {
  const { context, asked } = await makeTestContext({ cartDetail: cart })
  expect(await (await api.request('/', {}, { context })).json()).toEqual({ cart: null, hold: null, guest: true })
  expect(asked).toEqual([])
})

// F351
test('the first item of a guest creates a cart token, for the backend request and as cookie', async () => {
  const { context, asked, cookies } = await makeTestContext({ addItemToCart: done })
  const answer = await api.request('/items', post({ productId: '7', quantity: '2' }), { context })
  expect(answer.status).toBe(200)
  const named = /^pv_c=([0-9a-f]{32});/.exec(cookies[0] ?? '')?.[1]
  expect(asked).toMatchObject([{ variables: { productId: '7', quantity: 2 }, options: { as: { cartToken: named } } }])
  expect(cookies.some((line) => line.startsWith('cart=0;'))).toBe(true)
})

test('adding an item as a customer sets no guest cart cookie', async () => {
  const { context, cookies } = await makeTestContext({ addItemToCart: done }, { session: nadia })
  await api.request('/items', post({ productId: '7', quantity: '2' }), { context })
  expect(cookies.some((line) => line.startsWith('pv_c='))).toBe(false)
})

// F351
test('a quantity that is not an integer from 1 to 9999 returns 422 with a message for the field', async () => {
  for (const quantity of ['0', '-1', '1e9', '10000', '1.5', '1,5', '1 5', '1,000', 'two', '']) {
    const { context, asked } = await makeTestContext({}, { session: nadia })
    const answer = await api.request('/items', post({ productId: '7', quantity }), { context })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { quantity: ['Enter a whole number from 1 to 9999.'] } })
    expect(asked).toEqual([])
  }
})

// F351
test('an addition without a product is rejected and sends no backend request', async () => {
  for (const fields of [{ quantity: '2' }, { productId: '', quantity: '2' }] as Record<string, string>[]) {
    const { context, asked } = await makeTestContext({ addItemToCart: done }, { session: nadia })
    expect((await api.request('/items', post(fields), { context })).status).toBe(422)
    expect(asked).toEqual([])
  }
})

test('a line quantity of 0 removes the line', async () => {
  const { context, asked } = await makeTestContext({ removeCartItem: done }, { session: nadia })
  await api.request('/items/9', post({ quantity: '0' }), { context })
  expect(withoutPromise(asked)).toMatchObject([
    { name: 'cartDetail' },
    { name: 'removeCartItem', variables: { id: '9' } },
  ])
})

test('returns a lowered quantity with the message of the backend, and 422 if the product is sold out', async () => {
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

test('a guest gets no stock numbers: a quantity capped to the stock is reverted and returns 422', async () => {
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

test('returns missing free delivery only to customers, and the cart without it if the query fails', async () => {
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

test('cart, summary and delivery promise of one page share one query for delivery options', async () => {
  const deliveryOptions = { timeZone: 'Europe/Brussels', freeFrom: 250, days: [] }
  const { context, asked } = await makeTestContext({ cartDetail: cart, deliveryOptions }, { session: nadia })
  await Promise.all(['/', '/summary', '/promise'].map((path) => api.request(path, {}, { context })))
  expect(asked.filter(({ name }) => name === 'deliveryOptions')).toHaveLength(1)
})

test.each(['idempotencyKey', 'press'])(
  'passes the idempotency key of a write in the field %s to the backend',
  async (field) => {
    const { context, asked } = await makeTestContext({ removeAllCartItem: done }, { session: nadia })
    await api.request('/clear', post({ [field]: 'abcdefgh12345678' }), { context })
    expect(withoutPromise(asked).at(-1)).toMatchObject({ options: { idempotencyKey: 'abcdefgh12345678' } })
  },
)

test('an expired session returns 401 instead of an empty or guest cart', async () => {
  const nothing = {
    cartDetail: null,
    isSessionActive: false,
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
  expect(await (await api.request('/', {}, { context: alive.context })).json()).toEqual({
    cart: null,
    hold: null,
    guest: false,
  })
})

// F565
test('replacing a line adds the other product first and keeps the line if that fails', async () => {
  const answers = { addItemToCart: done, removeCartItem: done }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const form = { productId: '8', quantity: '3', idempotencyKey: 'abcdefgh' }
  expect((await api.request('/items/9/replace', post(form), { context })).status).toBe(200)
  expect(withoutPromise(asked)).toMatchObject([
    { name: 'addItemToCart', variables: { productId: '8', quantity: 3 }, options: { idempotencyKey: 'abcdefgh-a' } },
    { name: 'cartDetail' },
    { name: 'removeCartItem', variables: { id: '9' }, options: { idempotencyKey: 'abcdefgh-r' } },
  ])
  const refused = await makeTestContext(
    { addItemToCart: { ...done, status: false, message: 'Sold out.' } },
    { session: nadia },
  )
  expect((await api.request('/items/9/replace', post(form), refused)).status).toBe(422)
  expect(refused.asked.map(({ name }) => name)).not.toContain('removeCartItem')
})

// F568
test('returns allergen declarations per line with the avoided allergens of the customer, and nothing for a guest without a cart', async () => {
  const milk = [{ id: '1', code: 'milk', label: 'Milk', level: 'contains' }]
  const items = [
    { id: '1', name: 'Brie', sku: 'b', product: { sku: 'b', urlKey: 'brie', allergens: milk } },
    { id: '2', name: 'Salt', sku: 's', product: { sku: 's', urlKey: null, allergens: null } },
  ]
  const answers = {
    cartAllergens: null,
    cartDetail: { items },
    allergenProfile: null,
  }
  const made = await makeTestContext(answers, { session: nadia })
  const commerce = async ({ name }: { name: string }) =>
    name === 'cartAllergens' ? { cartDetail: { items } } : { accountInfo: { customer: { avoidedAllergens: ['milk'] } } }
  const context = { ...made.context, sessionClient: { ...made.context.sessionClient, commerce } } as typeof made.context
  expect(await (await api.request('/allergens', {}, { context })).json()).toMatchObject({
    avoid: ['milk'],
    lines: [
      { name: 'Brie', allergens: { milk: 'contains' } },
      { name: 'Salt', href: null, allergens: null },
    ],
  })
  const csv = await (await api.request('/allergens/csv', {}, { context })).text()
  const [head = [], brie = [], salt = []] = csv.split('\r\n').map((row) => row.split(/[,;]/))
  const milkColumn = head.findIndex((name) => name.includes('Milk'))
  expect([brie[1], brie[milkColumn]]).toEqual(['Brie', 'Contains'])
  // undeclared is never free
  expect([salt[1], new Set(salt.slice(2))]).toEqual(['Salt', new Set(['Not declared'])])
  const guest = await makeTestContext(answers)
  expect(await (await api.request('/allergens', {}, guest)).json()).toEqual({ lines: [], avoid: null })
})
