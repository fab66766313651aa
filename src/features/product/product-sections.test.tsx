import { expect, test } from 'vitest'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import type { ProductDetail } from './product-detail.ts'
import { ProductSections } from './product-sections.tsx'

const product = {
  name: 'Gouda',
  number: '104882',
  brands: [{ name: 'Westland', href: '/en/range?filters=brands%3A7' }],
  origin: 'Netherlands',
  innerPackaging: 'foil',
  packings: [
    { unit: 'case', content: '6 × 2.5 kg', ean: '2000104882010', sku: '104882-1' },
    { unit: null, content: '2.5 kg', ean: null, sku: '104882-2' },
  ],
  facts: [{ label: 'Fat in dry matter', value: '48 %' }],
  description: ['First.', 'Second.'],
  allergens: null,
} as unknown as ProductDetail

// F009, F143
test('the specifications list number, brand, origin, inner packaging, every packing and every fact of the backend', async () => {
  const html = await initialHtml(<ProductSections product={product} />)
  const [, list = ''] = /<dl[^>]*>(.*?)<\/dl>/s.exec(html) ?? []
  const pairs = [...list.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)]
  expect(pairs.map(([, name = '', value = '']) => [name, value].map((part) => textOf(part).join('')))).toEqual([
    ['Item number', '104882'],
    ['Brand', 'Westland'],
    ['Origin', 'Netherlands'],
    ['Inner packaging', 'foil'],
    ['Case', '6 × 2.5 kg, EAN 2000104882010'],
    ['104882-2', '2.5 kg'],
    ['Fat in dry matter', '48 %'],
  ])
  expect(list).toContain('href="/en/range?filters=brands%3A7"')
  const [, description = ''] = /<section id="description">(.*?)<\/section>/s.exec(html) ?? []
  expect(textOf(description).slice(1)).toEqual(['First.', 'Second.'])
})
