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
  const answer = await api.request('/undo-add', post({ productId: '7', ...fields }), { context })
  return [answer.status, asked.filter(({ name }) => !/cartDetail|deliveryOptions/.test(name))]
}

test('undo removes the added quantity with its idempotency key, whatever the current quantity of the line', async () => {
  const idempotencyKey = 'abcdefgh12345678'
  expect(await undo({ quantity: '2', idempotencyKey }, {})).toMatchObject([
    200,
    [
      {
        name: 'takeFromCart',
        variables: { productId: '7', quantity: 2 },
        options: { idempotencyKey },
      },
    ],
  ])
  expect(await undo({ quantity: '2' }, { takeFromCart: { ...done, status: false } })).toMatchObject([422, [{}]])
})

test('undo without takeFromCart subtracts from the current quantity, and a retry only if the line is unchanged', async () => {
  const backend = { lacks: ['Mutation.takeFromCart'] }
  const written = async (fields: Record<string, string>) => await undo(fields, backend)
  expect(await written({ quantity: '2' })).toMatchObject([
    200,
    [{ name: 'updateItemToCart', variables: { cartItemId: '1', quantity: 3 } }],
  ])
  for (const quantity of ['5', '6'])
    expect(await written({ quantity })).toMatchObject([200, [{ name: 'removeCartItem', variables: { id: '1' } }]])
  expect(await written({ quantity: '1', productId: '8' })).toEqual([422, []])
  // retries: first attempt not executed, executed, line changed since
  expect(await written({ quantity: '2', held: '5' })).toMatchObject([200, [{ variables: { quantity: 3 } }]])
  expect(await written({ quantity: '2', held: '7' })).toEqual([200, []])
  expect(await written({ quantity: '2', held: '6' })).toEqual([422, []])
})

test('removal and clearing return the removed lines as the backend held them', async () => {
  const backend = { cartDetail: { ...cart, items: [line] }, removeAllCartItem: done, removeCartItem: done }
  for (const path of ['/items/1/remove', '/clear']) {
    const { context } = await makeTestContext(backend, { session: nadia })
    const answer = await api.request(path, post({}), { context })
    expect(await answer.json()).toMatchObject({
      removed: [{ lineId: '1', productId: '7', name: 'Tomatoes', quantity: 5 }],
    })
  }
})
