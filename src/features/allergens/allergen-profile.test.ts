import { expect, test } from 'vitest'
import { toAvoidedAllergens, toSuitability } from './allergen-profile.ts'
import { toAllergens } from './allergens.ts'

const declared = (...levels: [code: string, level: string][]) =>
  toAllergens(levels.map(([code, level]) => ({ id: code, code, label: code, level })))

const bread = declared(['gluten', 'contains'], ['sesame', 'may_contain'], ['milk', 'free'])

test('the worst that is declared of the avoided allergens counts', () => {
  expect(toSuitability(bread, ['milk', 'gluten', 'sesame'])).toEqual({ state: 'contains', codes: ['gluten'] })
  expect(toSuitability(bread, ['milk', 'sesame'])).toEqual({ state: 'may_contain', codes: ['sesame'] })
  expect(toSuitability(bread, ['milk'])).toEqual({ state: 'free', codes: ['milk'] })
})

test('what is not declared is never called safe', () => {
  expect(toSuitability(bread, ['milk', 'nuts'])).toEqual({ state: 'unknown', codes: ['nuts'] })
  expect(toSuitability(null, ['milk'])).toEqual({ state: 'unknown', codes: ['milk'] })
})

test('a kitchen that avoids nothing gets no marks', () => {
  expect(toSuitability(bread, [])).toBeNull()
})

test('codes that the shop does not know are left out, and a backend without profiles is told apart from an empty one', () => {
  expect(toAvoidedAllergens(['nuts', 'dust', 'gluten'])).toEqual(['gluten', 'nuts'])
  expect(toAvoidedAllergens([])).toEqual([])
  expect(toAvoidedAllergens(null)).toBeNull()
})
