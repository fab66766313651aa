/** Reads previews of products in a browser. */
import type { ProductPreview } from '#features/product/preview/product-preview.ts'
import type { ShopApi } from './shop-api.ts'

/** @returns a function that reads the preview of a product, null if it has none; calls at the same time share one request */
export function createPreviewReader(api: ShopApi) {
  let slugs: string[] = []
  let reading: Promise<{ products: ProductPreview[] }> | null = null
  const readAll = async () => {
    await new Promise((done) => setTimeout(done))
    const wanted = slugs
    slugs = []
    reading = null
    return api('/catalogue/products/previews', { slugs: wanted.join(' ') })
  }
  return async (slug: string): Promise<ProductPreview | null> => {
    slugs.push(slug)
    reading ??= readAll()
    const { products } = await reading
    return products.find((product) => product.slug === slug) ?? null
  }
}
