import { expect, test } from 'vitest'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { done, line, withoutPromise } from '#tests/support/cart-routes.ts'

const api = apiUnder('/orders')
const idempotencyKey = 'abcdefgh12345678'

/** Status and backend writes of a reorder that replaces the cart. */
async function replace(backend: object) {
  const answers = { cartDetail: { items: [line] }, removeAllCartItem: done, addItemToCart: done, ...backend }
  const { context, asked } = await makeTestContext({ convertOrderToCart: done, ...answers }, { session: nadia })
  const { status } = await api.request('/o1/cart', post({ how: 'replace', idempotencyKey }), { context })
  const writes = withoutPromise(asked).filter(({ name }) => name !== 'cartDetail')
  return [status, ...writes.map(({ name, variables, options }) => [name, variables, options])]
}

// F020
test('replaces the cart in one write, with the idempotency key of the request', async () => {
  expect(await replace({})).toEqual([200, ['convertOrderToCart', { id: 'o1', replace: true }, { idempotencyKey }]])
})

test('clears the cart first if the backend can only add, and restores its lines if nothing of the order is available', async () => {
  const lacks = ['Mutation.convertOrderToCart(replace:)']
  const writes = [
    ['removeAllCartItem', {}, { idempotencyKey: `${idempotencyKey}-e` }],
    ['convertOrderToCart', { id: 'o1' }, { idempotencyKey: `${idempotencyKey}-f` }],
  ]
  expect(await replace({ lacks })).toEqual([200, ...writes])
  const back = ['addItemToCart', { productId: '7', quantity: 5 }, undefined]
  expect(await replace({ lacks, convertOrderToCart: { ...done, status: false } })).toEqual([422, ...writes, back])
})
