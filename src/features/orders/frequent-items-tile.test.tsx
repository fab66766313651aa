import { expect, test } from 'vitest'
import type { ReorderLine } from '#features/cart/reorder/reorder.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { FrequentItems } from './frequent-items.tsx'

const line = (name: string, wanted: number, more: Partial<ReorderLine> = {}): ReorderLine => {
  const known = { productId: name, name, sku: name, unit: 'box', inCart: 0, price: null, paid: null, reason: null }
  return { ...known, wanted, adds: wanted, ...more }
}
const seen = (...lines: ReorderLine[]) => initialHtml(<FrequentItems usual={{ lines, cartLines: 0 }} />)

// F566
test('names the frequent items with their quantities beside one button that adds them all', async () => {
  const html = await seen(line('Milk', 2), line('Brie', 1))
  const texts = textOf(html)
  expect(texts.join('|')).toContain('2\u00a0×\u00a0Milk, 1\u00a0×\u00a0Brie')
  expect(html.match(/<form/g)).toHaveLength(1)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/orders\/usual\/cart" method="post"/)
  expect(texts).toContain('All into the cart')
})

// F566
test('has no button if there are no frequent items, or none is available', async () => {
  for (const html of [await seen(), await seen(line('Milk', 2, { adds: 0, reason: 'out_of_stock' }))])
    expect(html).not.toContain('<form')
})
