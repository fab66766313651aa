import { beforeAll, expect, test } from 'vitest'
import type { CartItemFieldsFragment, PackingFieldsFragment } from '#contracts/generated/commerce.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { type ReorderSource, skippedText, toReorderPreview } from './reorder.ts'

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const product = (id: string, given: Partial<PackingFieldsFragment> = {}) =>
  ({ id, type: 'simple', stock: 10, stockStatus: 'in_stock', packing_label: 'box', ...given }) as PackingFieldsFragment
const source = (id: string, quantity: number, given?: Partial<PackingFieldsFragment> | null): ReorderSource => ({
  name: `Article ${id}`,
  sku: id,
  quantity,
  product: given === null ? null : product(id, given),
})
const inCart = (id: string, quantity: number) => ({ quantity, product: { id } }) as CartItemFieldsFragment
const told = (...args: Parameters<typeof toReorderPreview>) =>
  toReorderPreview(...args).lines.map(({ adds, inCart: held, reason }) => [adds, held, reason])

test('what there is goes in whole, what is scarce as far as it goes, what is sold out or gone not at all', () => {
  const sources = [
    source('1', 4),
    source('2', 14),
    source('3', 1, { stock: 0, stockStatus: 'sold_out' }),
    source('4', 2, null),
    source('5', 900, { stock: null, stockStatus: 'on_order' }),
    source('6', 1, { type: 'configurable' }),
  ]
  expect(told(sources, [])).toEqual([
    [4, 0, null],
    [10, 0, 'lowered'],
    [0, 0, 'out_of_stock'],
    [0, 0, 'gone'],
    [900, 0, null],
    [0, 0, 'not_sellable'],
  ])
})

test('what the cart holds already is counted, and never taken away', () => {
  const cart = [inCart('1', 7), inCart('2', 12), inCart('9', 1)]
  expect(told([source('1', 5), source('2', 1)], cart)).toEqual([
    [3, 7, 'lowered'],
    [0, 12, 'lowered'],
  ])
  expect(toReorderPreview([source('1', 5)], cart).cartLines).toBe(3)
})

test('an article that an order names twice is one line', () => {
  expect(toReorderPreview([source('1', 3), source('1', 4)], []).lines).toMatchObject([{ sku: '1', wanted: 7, adds: 7 }])
})

test('every line that was left out is named with its reason', () => {
  const line = { name: 'Butter', requested: 4, added: 0 }
  expect(
    skippedText(t, [
      { ...line, reason: 'gone' },
      { ...line, reason: 'out_of_stock' },
      { ...line, reason: 'lowered' },
      { ...line, reason: 'lowered', added: 3 },
      { ...line, reason: 'what nobody foresaw' },
    ]),
  ).toEqual([
    'Butter: no longer in the range',
    'Butter: out of stock',
    'Butter: no more available',
    'Butter: 3 of 4, no more available',
    'Butter: no more available',
  ])
})
