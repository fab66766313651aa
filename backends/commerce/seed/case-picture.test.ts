import { expect, test } from 'vitest'
import { findCasePacking } from './case-picture.ts'
import type { FormName } from './data/picture.ts'
import type { SeedPacking } from './data/shape.ts'

const packing = (unit: SeedPacking['unit'], count: number, amount = 75): SeedPacking => ({
  unit,
  count,
  each: { amount, unit: 'cl' },
  listCents: 100,
  weightGrams: 1000,
})
const has = (form: FormName, ...packings: [SeedPacking, ...SeedPacking[]]) =>
  findCasePacking({ picture: { form }, packings })?.count ?? null

test('a bottle sold in a case gets a picture of the case', () => {
  expect(has('bordeaux', packing('bottle', 1), packing('case', 6))).toBe(6)
  expect(has('bordeaux', packing('box', 12))).toBe(12)
})

test('no second picture without a case or if the first picture shows the case', () => {
  expect(has('bordeaux', packing('bottle', 1), packing('layer', 60))).toBeNull()
  expect(has('carton', packing('case', 6))).toBeNull()
  expect(has('tin', packing('can', 1, 500), packing('case', 6, 100))).toBeNull()
})
