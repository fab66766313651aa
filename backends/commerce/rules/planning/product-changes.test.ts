import { expect, test } from 'vitest'
import { allergenCodes, encodeAllergens } from '../allergens.ts'
import { compareProduct, isReportedPrice, type ProductState, rankOf } from './product-changes.ts'

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'free' as const]))
const declared = { ...free, gluten: 'contains', milk: undefined } as const

const state: ProductState = {
  allergens: encodeAllergens(declared),
  content: [12, 750, 'ml'],
  unit: 'case',
  origin: { nl: 'Spanje', en: 'Spain' },
}
const prices = { beforeCents: 1000, afterCents: 1000 }

// F582
test('compareProduct names the allergens whose declaration differs with both levels, and undeclared ones as such', () => {
  const after = { ...state, allergens: encodeAllergens({ ...declared, fish: 'may_contain', nuts: 'contains' }) }
  expect(compareProduct(state, after, prices).allergens).toEqual([
    { code: 'fish', before: 'free', after: 'may_contain' },
    { code: 'nuts', before: 'free', after: 'contains' },
  ])
  expect(
    compareProduct(state, { ...state, allergens: encodeAllergens({ ...declared, gluten: undefined }) }, prices)
      .allergens,
  ).toEqual([{ code: 'gluten', before: 'contains', after: 'undeclared' }])
})

// F582
test('compareProduct reports another content or unit, another origin, and a price that changed by more than 3 percent', () => {
  const none = { allergens: [], packing: false, origin: false, price: false }
  expect(compareProduct(state, state, prices)).toEqual(none)
  expect(rankOf(none)).toBeNull()
  expect(compareProduct(state, { ...state, content: [12, 700, 'ml'] }, prices)).toEqual({ ...none, packing: true })
  expect(compareProduct(state, { ...state, unit: 'box' }, prices)).toEqual({ ...none, packing: true })
  expect(compareProduct(state, { ...state, origin: { nl: 'Italië', en: 'Italy' } }, prices)).toEqual({
    ...none,
    origin: true,
  })
  // a language that was added later, or an unknown origin, does not count
  expect(compareProduct(state, { ...state, origin: { en: 'Spain', de: 'Spanien' } }, prices)).toEqual(none)
  expect(compareProduct({ ...state, origin: null }, state, prices)).toEqual(none)
  expect([970, 1030, 969, 1031, null].map((cents) => isReportedPrice(1000, cents))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect(compareProduct(null, state, { beforeCents: 1000, afterCents: 1100 })).toEqual({ ...none, price: true })
})

// F582
test('rankOf puts allergens before packing, origin and price', () => {
  const none = { allergens: [], packing: false, origin: false, price: false }
  const milk = { code: 'milk', before: 'free', after: 'contains' } as const
  expect(
    [
      { ...none, allergens: [milk], price: true },
      { ...none, packing: true },
      { ...none, origin: true, price: true },
      { ...none, price: true },
    ].map(rankOf),
  ).toEqual([0, 1, 2, 3])
})
