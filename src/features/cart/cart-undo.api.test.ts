import { expect, test } from 'vitest'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, cart, done, line } from '#tests/support/cart-routes.ts'

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

test('what is taken out is told as the shop held it, whatever the page showed', async () => {
  const backend = { cartDetail: { ...cart, items: [line] }, removeAllCartItem: done, removeCartItem: done }
  for (const path of ['/items/1/remove', '/clear']) {
    const { context } = await makeTestContext(backend, { session: nadia })
    const answer = await api.request(path, post({}), { context })
    expect(await answer.json()).toMatchObject({ removed: [{ productId: '7', name: 'Tomatoes', quantity: 5 }] })
  }
})
