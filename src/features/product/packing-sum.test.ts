import { expect, test } from 'vitest'
import { toPackingSum } from './packing-sum.ts'
import type { Packing } from './product-card.ts'

const packing = (unit: string, content: string): Packing => ({
  id: unit,
  sku: unit,
  unit,
  units: null,
  unitId: null,
  content,
  ean: null,
  stock: null,
  tolerance: null,
})

const bottle = packing('bottle', '1 × 750 ml')
const box = packing('box', '12 × 750 ml')
const layer = packing('layer', '180 × 750 ml')
const all = [box, layer, bottle]

test('a box of twelve bottles says what it comes to, in the digits of the reader', () => {
  expect(toPackingSum(box, all, 'en').net).toEqual({ text: '9\u00a0l' })
  expect(toPackingSum(packing('case', '6 × 2,55 kg'), [], 'nl').net).toEqual({ text: '15,3\u00a0kg' })
  expect(toPackingSum(packing('tray', '6 × 100 g'), [], 'fr').net).toEqual({ text: '600\u00a0g' })
  expect(toPackingSum(packing('Karton', '12 × 4 Stück'), [], 'de').net).toEqual({ pieces: 48 })
})

test('one bottle says nothing that its label does not', () => {
  expect(toPackingSum(bottle, all, 'en')).toEqual({ net: null, of: null })
  expect(toPackingSum(packing('sack', '25 kg'), [], 'en')).toEqual({ net: null, of: null })
})

test('a layer is told in boxes, never in bottles', () => {
  expect(toPackingSum(layer, all, 'en').of).toEqual({ count: 15, packing: box })
  expect(toPackingSum(box, all, 'en').of).toBeNull()
  expect(toPackingSum(packing('layer', '100 × 750 ml'), all, 'en').of).toBeNull()
})

test('what cannot be read is left as it is', () => {
  expect(toPackingSum(packing('set', 'assorted'), all, 'en')).toEqual({ net: null, of: null })
})
