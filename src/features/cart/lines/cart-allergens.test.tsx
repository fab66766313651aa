import { expect, test } from 'vitest'
import { type Allergens, allergenCodes } from '#features/allergens/allergens.ts'
import { elementsOf, textOf } from '#tests/support/read-html.ts'
import { initialHtml } from '#tests/support/render-part.tsx'
import { CartAllergens } from './cart-allergens.tsx'

const states = { gluten: 'contains', milk: 'may_contain', eggs: 'free' }
const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'unknown'])) as Allergens
const lines = [
  { id: '1', name: 'Brie', sku: '1001', href: '/en/offer/p/brie', allergens: { ...allergens, ...states } as Allergens },
  { id: '2', name: 'Salt', sku: '1002', href: null, allergens: null },
]

// F568
test('the allergens of the cart are a table with a row per line and a column per allergen, and a file', async () => {
  const html = await initialHtml(<CartAllergens lines={lines} avoid={['milk']} />)
  const [head, brie, salt] = elementsOf(html, 'tr').map(({ inside }) => inside)
  expect(elementsOf(head ?? '', 'th')).toHaveLength(15)
  const columns = elementsOf(head ?? '', 'th').map(({ text }) => text)
  const cellsOf = (row = '') =>
    elementsOf(row, 'td').map(({ attributes, inside }) => [attributes.class, /aria-label="([^"]*)"/.exec(inside)?.[1]])
  const cellOf = (row: string | undefined, name: string) => cellsOf(row)[columns.indexOf(name) - 1]
  expect(['Gluten', 'Milk', 'Eggs', 'Fish'].map((name) => cellOf(brie, name))).toEqual([
    ['level-contains', 'Contains'],
    ['level-traces', 'May contain traces'],
    ['level-free', 'Free'],
    ['level-unknown', 'Not declared'],
  ])
  // undeclared is never free
  expect(cellsOf(salt)).toEqual(Array.from({ length: 14 }, () => ['level-unknown', 'Not declared']))
  expect(textOf(brie ?? '')).toContain('Traces of milk')
  expect(textOf(salt ?? '')).toContain('Not declared: milk')
  const file = elementsOf(html, 'a').find(({ attributes }) => attributes.download)
  expect(file?.attributes).toMatchObject({ href: '/api/en/cart/allergens/csv', download: 'Your cart.csv' })
  const without = await initialHtml(<CartAllergens lines={lines} avoid={null} />)
  expect(textOf(without)).not.toContain('Traces of')
})
