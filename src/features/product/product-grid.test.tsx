import { expect, test } from 'vitest'
import { initialHtml, settledHtml, textOf } from '#tests/support/render-part.tsx'
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

const packing = { id: '7', sku: '104882-1', unit: 'case', content: '6 × 2.5 kg', stock: 'low_stock' }
const gouda = {
  ...product('gouda', 'dairy'),
  sku: '104882',
  brands: [{ name: 'Westland', href: '/en/range?filters=brands%3A7' }],
  origin: 'Netherlands',
  packings: [packing],
  shown: packing,
} as unknown as ProductCard
const price = {
  productId: '7',
  price: '€31.74',
  cents: null,
  regularPrice: '€37.34',
  discount: 15,
  perUnit: { price: '€2.12', unit: 'kg' },
  perPiece: null,
  stockStatus: 'low_stock',
  stockText: '4 cases',
  inWishlist: false,
} as const

// F008, F009, F137, F138
test.each([
  ['tiles', ProductGrid],
  ['rows', ProductRows],
])(
  '%s show number, brand, content, origin and stock, to customers also prices and the quantity in stock',
  async (_, View) => {
    const prices = Promise.resolve({ ok: true as const, value: { prices: [price], avoid: null } })
    const seen = async (own: typeof prices | null) =>
      textOf(await settledHtml(<View products={[gouda]} prices={own} renderActions={actions} />))
        .join(' | ')
        .replaceAll('\u00a0', ' ')
    const known = ['gouda', 'Item 104882-1', 'Westland', '6 × 2.5 kg', 'Netherlands']
    const paid = ['€31.74', '−15%', '€2.12/kg', '4 cases']
    const guest = await seen(null)
    for (const text of [...known, 'Low stock']) expect(guest).toContain(text)
    for (const text of paid) expect(guest).not.toContain(text)
    const customer = await seen(prices)
    for (const text of [...known, ...paid]) expect(customer).toContain(text)
  },
)

test('rows without prices show no dash for guests, and one login link above the rows', async () => {
  const rows = await initialHtml(
    <ProductRows products={[product('gouda', 'dairy')]} prices={null} renderActions={actions} />,
  )
  expect(rows).toContain('<div class="row-price"></div>')
  expect(rows).toContain('Log in for your price')
})
