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

// F020, F280
test('replaces the cart in one write, with the idempotency key of the request', async () => {
  expect(await replace({})).toEqual([200, ['convertOrderToCart', { id: 'o1', replace: true }, { idempotencyKey }]])
})

// F280
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

// F020, F280
test('adds the chosen quantities without the lines that are left out, after it cleared the cart if it replaces it', async () => {
  const answers = { cartDetail: { items: [line] }, removeAllCartItem: done, addItemsToCart: done }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const send = (fields: Record<string, string>) => api.request('/o1/cart', post(fields), { context })
  const writes = () => asked.filter(({ name }) => name === 'addItemsToCart' || name === 'removeAllCartItem')
  const chosen = { 'line:7:5': '2', 'line:8:1': '0', 'line:9:3': '3' }
  const items = [
    { productId: '7', quantity: 2 },
    { productId: '9', quantity: 3 },
  ]
  expect((await send({ how: 'add', idempotencyKey, ...chosen })).status).toBe(200)
  expect(writes()).toMatchObject([{ name: 'addItemsToCart', variables: { items }, options: { idempotencyKey } }])
  expect((await send({ how: 'replace', idempotencyKey, ...chosen })).status).toBe(200)
  expect(writes().slice(1)).toMatchObject([
    { name: 'removeAllCartItem' },
    { name: 'addItemsToCart', variables: { items } },
  ])
})

test('rejects an invalid quantity at its field, and a form whose lines are all left out, before any write', async () => {
  const { context, asked } = await makeTestContext({}, { session: nadia })
  const send = async (fields: Record<string, string>) => {
    const answer = await api.request('/o1/cart', post(fields), { context })
    const { errors } = (await answer.json()) as { errors?: object }
    return [answer.status, errors ?? {}]
  }
  expect(await send({ 'line:7:5': '1,5', 'line:8:1': '1' })).toEqual([
    422,
    { 'line:7:5': ['Enter a whole number from 0 to 9999.'] },
  ])
  expect(await send({ 'line:7:5': '0' })).toEqual([422, {}])
  expect(asked).toEqual([])
})

test('the preview of an order has name and price of today, and the price that was paid', async () => {
  const priceHtml = { finalPrice: '4.20', formattedFinalPrice: '€4.20', regularPrice: '4.20', currencyCode: 'EUR' }
  const product = { id: '7', name: 'Milch', sku: 's7', type: 'simple', stock: 9, priceHtml }
  const items = [{ name: 'Milk', sku: 's7', qtyOrdered: 2, formattedPrice: { price: '€3.90' }, product }]
  const answers = { orderRefill: { id: 'o1', incrementId: 'PV-1', items }, cartDetail: { items: [] } }
  const { context } = await makeTestContext(answers, { session: nadia })
  const { reorder } = (await (await api.request('/o1/reorder-preview', {}, { context })).json()) as {
    reorder: { lines: object[] }
  }
  expect(reorder.lines).toMatchObject([
    { productId: '7', name: 'Milch', adds: 2, price: { price: '€4.20' }, paid: '€3.90' },
  ])
})
