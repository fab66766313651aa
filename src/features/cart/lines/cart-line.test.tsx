import { expect, test } from 'vitest'
import { type Allergens, allergenCodes } from '#features/allergens/allergens.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import type { CartLine as Line } from '../cart.ts'
import { CartLine } from './cart-line.tsx'

const line: Line = {
  id: '3',
  productId: '7',
  name: 'Vine tomatoes',
  sku: '300124',
  href: '/en/offer/p/tomatoes',
  picture: null,
  tint: null,
  quantity: 5,
  unit: 'crate',
  content: '6 kg',
  tolerance: null,
  price: '€11.00',
  total: '€55.00',
  deposit: null,
  available: null,
  substitutes: [],
  allergens: null,
}
const substitute = {
  productId: '8',
  name: 'Plum tomatoes',
  href: '/en/offer/p/plum',
  sku: '300125',
  unit: 'Box',
  content: '5 kg',
  price: '€9.50',
}
const seen = (more: Partial<Line>, avoid: Parameters<typeof CartLine>[0]['avoid'] = []) =>
  initialHtml(<CartLine line={{ ...line, ...more }} avoid={avoid} />)

// F127, F128
test('a line shows its product, packing, quantity and price, and a form that changes the quantity', async () => {
  const html = await seen({})
  expect(html).toContain('href="/en/offer/p/tomatoes"')
  for (const text of ['Vine tomatoes', '6 kg', '300124', '€11.00', '€55.00'])
    expect(textOf(html).join()).toContain(text)
  const input = html.match(/<input[^>]*name="quantity"[^>]*>/)?.[0]
  expect(input).toContain('value="5"')
  expect(html).toContain('action="/api/en/cart/items/3"')
})

// F565
test('a line over the stock shows the quantity left, a button that sets it, and each substitute with a button that replaces it', async () => {
  const html = await seen({ available: 2, substitutes: [substitute] })
  const texts = textOf(html)
  for (const text of ['Only 2 left in stock.', 'Take 2', 'Plum tomatoes', ' box, 5 kg, €9.50', 'Replace'])
    expect(texts.join('|')).toContain(text)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/cart\/items\/3"[^>]*>.*name="quantity" value="2"/)
  expect(html).toContain('href="/en/offer/p/plum"')
  const [, replace = ''] = /<form[^>]* action="\/api\/en\/cart\/items\/3\/replace"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  for (const field of ['name="productId" value="8"', 'name="quantity" value="5"']) expect(replace).toContain(field)

  const none = textOf(await seen({ available: 0, substitutes: [substitute] }))
  expect(none).toContain('Out of stock.')
  expect(none).toContain('Plum tomatoes')
  expect(none.join()).not.toContain('Take')
  const enough = await seen({})
  expect(enough).not.toMatch(/in stock|of stock|Take|\/replace/)
})

// F567
test('a line with a catch-weight product shows by how many percent its weight may differ', async () => {
  expect(textOf(await seen({ tolerance: 8 })).join()).toContain('6 kg, weighed, ±\u00a08%, Item\u00a0300124')
  expect(await seen({})).not.toContain('weighed')
})

// F574
test('a line shows its worst state among the avoided allergens, and none for a customer without a profile', async () => {
  const free = Object.fromEntries(allergenCodes.map((code) => [code, 'free'])) as Allergens
  for (const [allergens, text] of [
    [{ ...free, milk: 'contains', gluten: 'may_contain' }, 'Contains milk'],
    [{ ...free, gluten: 'may_contain' }, 'Traces of gluten'],
    [{ ...free, milk: 'unknown' }, 'Not declared: milk'],
    [free, 'Free of milk, gluten'],
  ] as const)
    expect(await seen({ allergens }, ['milk', 'gluten'])).toContain(text)
  expect(await seen({ allergens: { ...free, milk: 'contains' } })).not.toContain('milk')
})
