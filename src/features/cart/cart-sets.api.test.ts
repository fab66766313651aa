import { expect, test } from 'vitest'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, cart, done, line, withoutPromise } from '#tests/support/cart-routes.ts'

const oneByOne = ['Mutation.addItemsToCart']

test('adds a bundle item by item if the backend has no batch mutation, and returns the shortage of an item', async () => {
  const { context, asked } = await makeTestContext({ addItemToCart: done, lacks: oneByOne }, { session: nadia })
  const fields = { items: '7:2,9:1', idempotencyKey: 'abcdefgh12345678' }
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

test('an invalid list of products and quantities returns 422 without a backend request', async () => {
  for (const items of ['', '7', '7:0', '7:1,', '7:1;8:2', `${'7:1,'.repeat(24)}7:1`, '7:99999']) {
    const { context, asked } = await makeTestContext({}, { session: nadia })
    expect((await api.request('/sets', post({ items }), { context })).status).toBe(422)
    expect(asked).toEqual([])
  }
})

test('reports no more added than the cart holds if the backend does not list lowered lines', async () => {
  const silent = { status: true, message: null, cart: { ...cart, items: [{ ...line, quantity: 4 }] } }
  const { context } = await makeTestContext({ addItemToCart: silent, lacks: oneByOne }, { session: nadia })
  const answer = await api.request('/items', post({ productId: '7', quantity: '10' }), { context })
  expect(await answer.json()).toMatchObject({ added: 4 })
  const set = await api.request('/sets', post({ items: '7:10' }), { context })
  expect(await set.json()).toMatchObject({ added: 4 })
})

test('adds a bundle of a customer in one call with its idempotency key', async () => {
  const { context, asked } = await makeTestContext({ addItemsToCart: done }, { session: nadia })
  const fields = { items: '7:2,9:1', idempotencyKey: 'abcdefgh12345678' }
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
