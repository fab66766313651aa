import { expect, test } from 'vitest'
import { createPreviewReader } from './preview-reader.ts'
import type { ShopApi } from './shop-api.ts'

test('reads products that are wanted at the same time in one request, and later ones in another', async () => {
  const requests: unknown[] = []
  const api = async (path: string, params: unknown) => {
    requests.push([path, params])
    return { products: [{ slug: 'gouda', name: 'Gouda' }] }
  }
  const read = createPreviewReader(api as unknown as ShopApi)
  const [gouda, none] = await Promise.all([read('gouda'), read('none')])
  expect([gouda?.name, none]).toEqual(['Gouda', null])
  await read('edam')
  expect(requests).toEqual([
    ['/catalogue/products/previews', { slugs: 'gouda none' }],
    ['/catalogue/products/previews', { slugs: 'edam' }],
  ])
})
