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

// F019, F145
test("selects the customer's preferred unit", () => {
  expect(preferredPacking({ packings: [can, box], shown: can }, 'unit of box')).toBe(box)
})

// F019, F145
test('selects the default packing if there is no preferred unit or it is sold out', () => {
  expect(preferredPacking({ packings: [can, box], shown: can }, null)).toBe(can)
  expect(preferredPacking({ packings: [can, box], shown: can }, 'unit of a crate')).toBe(can)
  expect(preferredPacking({ packings: [can, { ...box, stock: 'sold_out' }], shown: can }, 'unit of box')).toBe(can)
})

test('a requested packing takes precedence over the preferred unit, even if sold out', () => {
  expect(preferredPacking({ packings: [can, box], shown: can, asked: 'can' }, 'unit of box')).toBe(can)
})
