import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import type { Tint } from '#ui/layout/tint.ts'
import type { ProductCard } from './product-card.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'

const product = (id: string, tint: Tint) =>
  ({
    id,
    name: id,
    href: `/en/offer/p/${id}`,
    tint,
    packings: [],
    brands: [],
    allergens: null,
  }) as unknown as ProductCard
const actions = () => null

test('marks tiles and rows as one department if all products have the same colour', async () => {
  const same = [product('gouda', 'dairy'), product('brie', 'dairy')]
  const mixed = [product('gouda', 'dairy'), product('ham', 'meat')]
  for (const View of [ProductGrid, ProductRows]) {
    expect(await initialHtml(<View products={same} prices={null} renderActions={actions} />)).toContain(
      'one-department',
    )
    expect(await initialHtml(<View products={mixed} prices={null} renderActions={actions} />)).not.toContain(
      'one-department',
    )
  }
})

test('rows without prices show no dash for guests, and one login link above the rows', async () => {
  const rows = await initialHtml(
    <ProductRows products={[product('gouda', 'dairy')]} prices={null} renderActions={actions} />,
  )
  expect(rows).toContain('<div class="row-price"></div>')
  expect(rows).toContain('Log in for your price')
})
