/** Facts for search engines (schema.org) as data scripts of a page's head; no price, since it is nobody's but the customer's. */
import { imageUrl } from '#ui/image-url.ts'
import type { ProductDetail } from './product-detail.ts'

/** A data script; `<` is written in a way that cannot end it. */
export const toDataScript = (data: unknown) => ({
  type: 'application/ld+json',
  children: JSON.stringify(data).replaceAll('<', '\\u003c'),
})

/** @param crumbs from the top down, with public paths */
export const breadcrumbData = (origin: string, crumbs: readonly { name: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + href,
  })),
})

export const productData = (origin: string, product: ProductDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  url: origin + product.href,
  ...(product.intro && { description: product.intro }),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
  ...(product.shown?.ean && { gtin13: product.shown.ean }),
  ...(product.pictures.length && { image: product.pictures.map((source) => origin + imageUrl(source, 1280)) }),
})
