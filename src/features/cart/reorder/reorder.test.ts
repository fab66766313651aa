import { beforeAll, expect, test } from 'vitest'
import type { CartItemFieldsFragment, PackingFieldsFragment } from '#contracts/generated/commerce.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { additionText, type ReorderSource, skippedText, toReorderPreview } from './reorder.ts'

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
const previewLines = (...args: Parameters<typeof toReorderPreview>) =>
  toReorderPreview(...args).lines.map(({ adds, inCart: held, reason }) => [adds, held, reason])

test('toReorderPreview adds items up to the stock, and none that are sold out, gone or not sellable', () => {
  const sources = [
    source('1', 4),
    source('2', 14),
    source('3', 1, { stock: 0, stockStatus: 'sold_out' }),
    source('4', 2, null),
    source('5', 900, { stock: null, stockStatus: 'on_order' }),
    source('6', 1, { type: 'configurable' }),
  ]
  expect(previewLines(sources, [])).toEqual([
    [4, 0, null],
    [10, 0, 'lowered'],
    [0, 0, 'out_of_stock'],
    [0, 0, 'gone'],
    [900, 0, null],
    [0, 0, 'not_sellable'],
  ])
})

test('toReorderPreview subtracts the quantity in the cart from the available stock', () => {
  const cart = [inCart('1', 7), inCart('2', 12), inCart('9', 1)]
  expect(previewLines([source('1', 5), source('2', 1)], cart)).toEqual([
    [3, 7, 'lowered'],
    [0, 12, 'lowered'],
  ])
  expect(toReorderPreview([source('1', 5)], cart).cartLines).toBe(3)
})

test('toReorderPreview merges repeated products of an order', () => {
  expect(toReorderPreview([source('1', 3), source('1', 4)], []).lines).toMatchObject([{ sku: '1', wanted: 7, adds: 7 }])
})

test('skippedText names every skipped line with its reason', () => {
  const line = { name: 'Butter', requested: 4, added: 0 }
  expect(
    skippedText(t, [
      { ...line, reason: 'gone' },
      { ...line, reason: 'out_of_stock' },
      { ...line, reason: 'lowered' },
      { ...line, reason: 'lowered', added: 3 },
      { ...line, reason: 'an unknown reason' },
    ]),
  ).toEqual([
    'Butter: no longer in the range',
    'Butter: out of stock',
    'Butter: no more available',
    'Butter: 3 of 4, no more available',
    'Butter: no more available',
  ])
})

test('additionText never has the title "everything" above left-out lines that only the message of the backend names', () => {
  const skipped = [{ name: 'Butter', reason: 'gone', requested: 4, added: 0 }]
  const partly = 'In your cart, but not everything'
  expect(additionText(t, { skipped, message: 'Left out: Butter.' })).toEqual([partly, 'Butter: no longer in the range'])
  expect(additionText(t, { skipped: [], message: 'Left out: Butter.' })).toEqual([
    'Added to your cart',
    'Left out: Butter.',
  ])
  expect(additionText(t, { skipped: [], message: null })).toEqual(['Everything is in your cart'])
  expect(additionText(t, { skipped: [], message: null }, true)).toEqual([partly])
  expect(additionText(t, { skipped: [], message: 'Less.' }, true)).toEqual([partly, 'Less.'])
})
