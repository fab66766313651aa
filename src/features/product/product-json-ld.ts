/** Without a price, because prices are private. */
import { imageUrl } from '#ui/images/image-url.ts'
import type { ProductDetail } from './product-detail.ts'

export const productJsonLd = (origin: string, product: ProductDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  url: origin + product.href,
  ...(product.intro && { description: product.intro }),
  ...(product.brands.length && { brand: product.brands.map(({ name }) => ({ '@type': 'Brand', name })) }),
  ...(product.shown?.ean && { gtin13: product.shown.ean }),
  ...(product.pictures.length && { image: product.pictures.map((source) => origin + imageUrl(source, 1280)) }),
})
