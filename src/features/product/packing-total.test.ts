import { expect, test } from 'vitest'
import { toPackingTotal } from './packing-total.ts'
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
  expect(toPackingTotal(box, all, 'en').net).toEqual({ text: '9\u00a0l' })
  expect(toPackingTotal(packing('case', '6 × 2,55 kg'), [], 'nl').net).toEqual({ text: '15,3\u00a0kg' })
  expect(toPackingTotal(packing('tray', '6 × 100 g'), [], 'fr').net).toEqual({ text: '600\u00a0g' })
  expect(toPackingTotal(packing('Karton', '12 × 4 Stück'), [], 'de').net).toEqual({ pieces: 48 })
})

test('one bottle says nothing that its label does not', () => {
  expect(toPackingTotal(bottle, all, 'en')).toEqual({ net: null, of: null })
  expect(toPackingTotal(packing('sack', '25 kg'), [], 'en')).toEqual({ net: null, of: null })
})

test('a layer is told in boxes, never in bottles', () => {
  expect(toPackingTotal(layer, all, 'en').of).toEqual({ count: 15, packing: box })
  expect(toPackingTotal(box, all, 'en').of).toBeNull()
  expect(toPackingTotal(packing('layer', '100 × 750 ml'), all, 'en').of).toBeNull()
})

test('what cannot be read is left as it is', () => {
  expect(toPackingTotal(packing('set', 'assorted'), all, 'en')).toEqual({ net: null, of: null })
})
