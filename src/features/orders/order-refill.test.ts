import { expect, test } from 'vitest'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { done, line, withoutPromise } from '#tests/support/cart-routes.ts'

const api = apiUnder('/orders')
const press = 'abcdefgh12345678'

/** What is written to put an order in the place of the cart, each under its name. */
async function replace(backend: object) {
  const answers = { cartDetail: { items: [line] }, removeAllCartItem: done, addItemToCart: done, ...backend }
  const { context, asked } = await makeTestContext({ convertOrderToCart: done, ...answers }, { session: nadia })
  const { status } = await api.request('/o1/cart', post({ how: 'replace', press }), { context })
  const writes = withoutPromise(asked).filter(({ name }) => name !== 'cartDetail')
  return [status, ...writes.map(({ name, variables, options }) => [name, variables, options])]
}

// F020
test('an order takes the place of the cart in one write, under the name of the press', async () => {
  expect(await replace({})).toEqual([
    200,
    ['convertOrderToCart', { id: 'o1', replace: true }, { idempotencyKey: press }],
  ])
})

test('a backend that only adds is emptied first, and gets the lines back where nothing of the order can be had', async () => {
  const lacks = ['Mutation.convertOrderToCart(replace:)']
  const writes = [
    ['removeAllCartItem', {}, { idempotencyKey: `${press}-e` }],
    ['convertOrderToCart', { id: 'o1' }, { idempotencyKey: `${press}-f` }],
  ]
  expect(await replace({ lacks })).toEqual([200, ...writes])
  const back = ['addItemToCart', { productId: '7', quantity: 5 }, undefined]
  expect(await replace({ lacks, convertOrderToCart: { ...done, status: false } })).toEqual([422, ...writes, back])
})
