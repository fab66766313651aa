import { expect, test } from 'vitest'
import { toFacets } from './facets.ts'

const attribute = (code: string, options: [id: string, amount: number][]) => ({
  code,
  label: code,
  type: 'select',
  range: null,
  options: options.map(([id, amount]) => ({ id, label: id.toUpperCase(), amount })),
})

// F442
test('merges the three allergen groups into one row per allergen, in the order of EU 1169/2011', () => {
  const answer = {
    getProductListingFacets: {
      attributes: [
        attribute('contains_allergen', [['milk', 4]]),
        attribute('does_not_contain_allergen', [
          ['gluten', 2],
          ['milk', 9],
        ]),
        attribute('may_contain_allergen', [['7', 1]]),
        attribute('brands', [['3', 5]]),
      ],
    },
  }
  const facets = toFacets(answer, String)
  expect(facets.allergens.map(({ id, amounts }) => [id, Object.values(amounts)])).toEqual([
    ['gluten', [0, 0, 2]],
    ['milk', [4, 0, 9]],
    ['7', [0, 1, 0]],
  ])
  expect(facets.brands).toEqual([{ id: '3', name: '3', amount: 5 }])
})

test('a backend without facets returns empty facets', () => {
  expect(toFacets({ getProductListingFacets: null }, String)).toEqual({
    brands: [],
    allergens: [],
    categories: {},
  })
})

test('an allergen with an option id of the backend has the name and the place of the shop', () => {
  const options = [
    { id: '106', label: 'Soybeans', amount: 2 },
    { id: '101', label: 'Gluten', amount: 1 },
    { id: '199', label: 'Coriander', amount: 1 },
  ]
  const attributes = [{ ...attribute('contains_allergen', []), options }]
  const nameOf = (code: string) => (code === 'soybeans' ? 'Soya' : code)
  const { allergens } = toFacets({ getProductListingFacets: { attributes } }, nameOf)
  expect(allergens.map(({ id, code, name }) => [id, code, name])).toEqual([
    ['101', 'gluten', 'gluten'],
    ['106', 'soybeans', 'Soya'],
    ['199', null, 'Coriander'],
  ])
})
