import { expect, test } from 'vitest'
import type { ReorderLine } from '#features/cart/reorder/reorder.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { FrequentItems } from './frequent-items.tsx'

const api = apiUnder('/orders')
const cart = { id: 'c', version: 1, itemsCount: 1, itemsQty: 2, formattedPrice: null, taxes: null, items: [] }
const usualItems = [{ quantity: 2, product: { id: '7', sku: 's7', name: 'Milk', type: 'simple', stock: 9 } }]

// F566
test('adds all frequent items to the cart in one call, with the idempotency key of the request', async () => {
  const answers = { usualItems, addItemsToCart: { status: true, message: null, skipped: [], cart }, cartDetail: cart }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const form = post({ idempotencyKey: 'abcdefgh' })
  expect((await api.request('/frequent-items/cart', form, { context })).status).toBe(200)
  expect(asked.filter(({ name }) => name === 'addItemsToCart')).toMatchObject([
    { variables: { items: [{ productId: '7', quantity: 2 }] }, options: { idempotencyKey: 'abcdefgh' } },
  ])
  const { lines } = (await (await api.request('/frequent-items', {}, { context })).json()) as { lines: object[] }
  expect(lines).toMatchObject([{ name: 'Milk', wanted: 2, adds: 2 }])
})

test('returns 422 without frequent items and 401 for a guest', async () => {
  const { context, asked } = await makeTestContext({}, { session: nadia })
  expect((await api.request('/frequent-items/cart', post({}), { context })).status).toBe(422)
  expect(asked.map(({ name }) => name)).toEqual(['usualItems'])
  const guest = await makeTestContext({ usualItems })
  for (const [path, init] of [
    ['/frequent-items', {}],
    ['/frequent-items/cart', post({})],
  ] as const)
    expect((await api.request(path, init, guest)).status).toBe(401)
})

const line = (name: string, wanted: number, more: Partial<ReorderLine> = {}): ReorderLine => {
  const known = {
    productId: name,
    name,
    sku: name,
    picture: null,
    unit: 'box',
    inCart: 0,
    price: null,
    paid: null,
    reason: null,
  }
  return { ...known, wanted, adds: wanted, ...more }
}
const seen = (...lines: ReorderLine[]) => initialHtml(<FrequentItems usual={{ lines, cartLines: 0 }} />)

// F566
test('names the frequent items with their quantities beside one button that adds them all', async () => {
  const html = await seen(line('Milk', 2), line('Brie', 1))
  const texts = textOf(html)
  expect(texts.join('|')).toContain('2\u00a0×\u00a0Milk, 1\u00a0×\u00a0Brie')
  expect(html.match(/<form/g)).toHaveLength(1)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/orders\/frequent-items\/cart" method="post"/)
  expect(texts).toContain('All into the cart')
})

// F566
test('has no button if there are no frequent items, or none is available', async () => {
  for (const html of [await seen(), await seen(line('Milk', 2, { adds: 0, reason: 'out_of_stock' }))])
    expect(html).not.toContain('<form')
})
