import { expect, test } from 'vitest'
import { toAvoidedAllergens, toSuitability } from './allergen-profile.ts'
import { toAllergens } from './allergens.ts'

const declared = (...levels: [code: string, level: string][]) =>
  toAllergens(levels.map(([code, level]) => ({ id: code, code, label: code, level })))

const bread = declared(['gluten', 'contains'], ['sesame', 'may_contain'], ['milk', 'free'])

// F574
test('toSuitability returns the worst state of the avoided allergens', () => {
  expect(toSuitability(bread, ['milk', 'gluten', 'sesame'])).toEqual({ state: 'contains', codes: ['gluten'] })
  expect(toSuitability(bread, ['milk', 'sesame'])).toEqual({ state: 'may_contain', codes: ['sesame'] })
  expect(toSuitability(bread, ['milk'])).toEqual({ state: 'free', codes: ['milk'] })
})

// F574
test('toSuitability returns unknown for an undeclared allergen', () => {
  expect(toSuitability(bread, ['milk', 'nuts'])).toEqual({ state: 'unknown', codes: ['nuts'] })
  expect(toSuitability(null, ['milk'])).toEqual({ state: 'unknown', codes: ['milk'] })
})

// F574
test('toSuitability returns null if the customer avoids nothing', () => {
  expect(toSuitability(bread, [])).toBeNull()
})

test('toAvoidedAllergens drops unknown codes and returns null only for a backend without profiles', () => {
  expect(toAvoidedAllergens(['nuts', 'dust', 'gluten'])).toEqual(['gluten', 'nuts'])
  expect(toAvoidedAllergens([])).toEqual([])
  expect(toAvoidedAllergens(null)).toBeNull()
})
