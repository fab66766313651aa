import { expect, test } from 'vitest'
import { foundPacking } from '#tests/support/found-packing.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { QuickOrderForm } from './quick-order-form.tsx'
import type { RowResult } from './row-results.ts'

const packing = foundPacking('200001-1', { name: 'White wine', content: '750 ml' })
const row = { packing: null, quantity: null, choices: [] }
const answers: RowResult[] = [
  { ...row, line: 1, text: '200001-1 3', state: 'found', packing, quantity: 3 },
  { ...row, line: 2, text: '<b>999999</b> 1', state: 'unknown' },
  {
    ...row,
    line: 3,
    text: '200001 2',
    state: 'ambiguous',
    choices: [
      { ...packing, row: '200001-1 2' },
      { ...packing, sku: '200001-2', unit: 'case', row: '200001-2 2' },
    ],
  },
  { ...row, line: 5, text: '200001-1', state: 'no_quantity', packing },
  { ...row, line: 7, text: 'wine 2', state: 'suggested', choices: [{ ...packing, row: '200001-1 2' }] },
  { ...row, line: 6, text: '200001-1 900', state: 'found', packing, quantity: 900 },
]

test('renders a native form with one text field, and no results without a checked text', async () => {
  const html = await initialHtml(<QuickOrderForm text="999999 1" served={null} />)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/cart\/quick-order" method="post"/)
  expect(html).toMatch(/<textarea[^>]* name="text"[^>]*>999999 1<\/textarea>/)
  for (const intent of ['check', 'add'])
    expect(html).toMatch(new RegExp(`<button[^>]* value="${intent}"[^>]* name="do"`))
  expect(html).not.toContain('Answer to each row')
})

// F575
test('shows line, product and quantity of each row, or why it cannot be added', async () => {
  const html = await initialHtml(<QuickOrderForm text="" served={{ answers, left: 4 }} />)
  const seen = textOf(html)
  for (const words of [
    '2 of 6 rows can go into the cart.',
    'row 1, Item\u00a0200001-1, 750 ml',
    '3\u00a0× bottle',
    'row 2',
    'we do not know this item',
    'did you mean one of these?',
    '200001-1, White wine, bottle, 750 ml',
    'White wine, bottle, 750 ml',
    'may mean several, write one of these: 200001-1 bottle, 200001-2 case',
    'no quantity from 1 to 9999',
    '22 of 900, no more available',
    '4 more rows were not read: paste them afterwards.',
    'Put 2 rows in cart',
    '4 other rows as a file',
  ])
    expect(seen).toContain(words)
  expect(html).not.toContain('<b>999999')
})
