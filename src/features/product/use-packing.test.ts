import { expect, test } from 'vitest'
import type { Packing } from './product-card.ts'
import { preferredPacking } from './use-packing.ts'

const packing = (id: string, stock: Packing['stock']): Packing => ({
  id,
  sku: id,
  unit: id,
  units: null,
  unitId: `unit of ${id}`,
  content: null,
  ean: null,
  stock,
  tolerance: null,
})
const [can, box] = [packing('can', 'in_stock'), packing('box', 'low_stock')]

// F145
test('the unit a customer prefers is chosen first', () => {
  expect(preferredPacking({ packings: [can, box], shown: can }, 'unit of box')).toBe(box)
})

test('without it, or where it is sold out, the first that can be had is', () => {
  expect(preferredPacking({ packings: [can, box], shown: can }, null)).toBe(can)
  expect(preferredPacking({ packings: [can, box], shown: can }, 'unit of a crate')).toBe(can)
  expect(preferredPacking({ packings: [can, { ...box, stock: 'sold_out' }], shown: can }, 'unit of box')).toBe(can)
})

test('the packing whose code was asked for comes before the unit of the customer, sold out or not', () => {
  expect(preferredPacking({ packings: [can, box], shown: can, asked: 'can' }, 'unit of box')).toBe(can)
})
