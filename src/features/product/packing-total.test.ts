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

test('returns the net content of a packing of several pieces, in the number format of the language', () => {
  expect(toPackingTotal(box, all, 'en').net).toEqual({ text: '9\u00a0l' })
  expect(toPackingTotal(packing('case', '6 × 2,55 kg'), [], 'nl').net).toEqual({ text: '15,3\u00a0kg' })
  expect(toPackingTotal(packing('tray', '6 × 100 g'), [], 'fr').net).toEqual({ text: '600\u00a0g' })
  expect(toPackingTotal(packing('Karton', '12 × 4 Stück'), [], 'de').net).toEqual({ pieces: 48 })
})

test('returns no total for a packing of one piece', () => {
  expect(toPackingTotal(bottle, all, 'en')).toEqual({ net: null, of: null })
  expect(toPackingTotal(packing('sack', '25 kg'), [], 'en')).toEqual({ net: null, of: null })
})

test('expresses a layer as a number of boxes, not of bottles', () => {
  expect(toPackingTotal(layer, all, 'en').of).toEqual({ count: 15, packing: box })
  expect(toPackingTotal(box, all, 'en').of).toBeNull()
  expect(toPackingTotal(packing('layer', '100 × 750 ml'), all, 'en').of).toBeNull()
})

test('returns no total for content that cannot be parsed', () => {
  expect(toPackingTotal(packing('set', 'assorted'), all, 'en')).toEqual({ net: null, of: null })
})
