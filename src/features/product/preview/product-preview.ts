/** The part of a product page that a browser loads before the product is opened: public, and without stock statuses, which change. */
import type { ProductCard } from '../product-card.ts'
import type { ProductDetail } from '../product-detail.ts'

export type ProductPreview = ProductDetail

export const withoutStock = <Product extends ProductCard>(product: Product): Product => ({
  ...product,
  stock: null,
  packings: product.packings.map((packing) => ({ ...packing, stock: null })),
  shown: product.shown && { ...product.shown, stock: null },
})

/** A sold-out product has no order form, so its stock status must be known before its page is shown. */
export const hasPreview = ({ packings, members }: Pick<ProductDetail, 'packings' | 'members'>): boolean =>
  [...packings, ...members.flatMap(({ product }) => product.packings)].every(({ stock }) => stock !== 'sold_out')

/** Without related products, which are below the first screen. */
export const toPreview = (product: ProductDetail): ProductPreview => ({
  ...withoutStock(product),
  members: product.members.map((member) => ({ ...member, product: withoutStock(member.product) })),
  related: [],
})
