import type {
  ListCountFieldsFragment,
  ListOriginFieldsFragment,
  ProductListFieldsFragment,
} from '#contracts/generated/commerce.ts'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { toAllergens } from '#features/allergens/allergens.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import {
  type CustomerPrice,
  findPrice,
  formatTotal,
  type PackingQuantity,
  toCustomerPrices,
} from '#features/pricing/customer-price.ts'
import { type CatalogueContext, toSlug, toTint } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { Tint } from '#ui/layout/tint.ts'

export interface ListSummary {
  id: string
  name: string
  articles: number
  packs: number
}

/** The creator of a list, its visibility, and what the customer may do with it. */
export interface ListOrigin {
  /** Whether it is the company's; null: the backend has personal lists only. */
  isShared: boolean | null
  /** Name of its creator; null if unknown. */
  author: string | null
  /** Whether this customer made it. */
  isOwn: boolean
  canEdit: boolean
  /** Whether this customer may make it the company's, or personal again. */
  canShare: boolean
  /** Version of the name; null: the backend does not compare it. */
  version: number | null
}

export type NamedList = ListSummary & ListOrigin

/** What an overview shows of a list. */
export interface ListContents {
  /** Pictures of the first articles. */
  pictures: { id: string; source: PictureSource | null; tint: Tint | null }[]
  /** Formatted, without tax and sold-out articles; null if a price is missing. */
  total: string | null
  soldOut: number
}

/** `contents`: null beyond the lists that an overview reads in full. */
export type OverviewList = NamedList & { contents: ListContents | null }

export interface ListLine {
  productId: string
  name: string
  sku: string
  href: string
  picture: PictureSource | null
  tint: Tint | null
  amount: number
  unit: string | null
  content: string | null
  customerPrice: CustomerPrice | null
  /** Formatted price of the amount; null if the product is sold out or the backend has no price. */
  total: string | null
  area: string | null
  /** Target stock after a delivery, in packaging units. */
  par: number | null
}

export interface ProductList extends NamedList {
  lines: ListLine[]
  /** The list without its sold-out lines. `total` is formatted, without tax; null if a line has no price. */
  orderable: { articles: number; packs: number; total: string | null }
  /** Whether the backend stores areas, targets and positions. */
  keepsPlaces: boolean
  /** Whether the backend has allergen data. */
  declares: boolean
}

type Abilities = Pick<ProductList, 'keepsPlaces' | 'declares'>

export const overviewSize = 5
/** Lists that the overview of all reads with their products. */
export const detailedLists = 20

export const toSummary = ({ id, name, products }: ListCountFieldsFragment): ListSummary => ({
  id,
  name,
  articles: products?.length ?? 0,
  packs: (products ?? []).reduce((sum, { pivot }) => sum + pivot.amount, 0),
})

/** @param reader the customer: id, and whether the role changes lists, for a backend that does not report it per list */
export const toOrigin = (
  list: ListOriginFieldsFragment & { customerId: string | null },
  reader: ListReader,
): ListOrigin => ({
  isShared: list.isShared ?? null,
  author: list.createdBy?.name ?? null,
  isOwn: list.customerId === null || list.customerId === reader.id,
  canEdit: list.canEdit ?? reader.editsLists,
  canShare: list.canShare === true,
  version: list.version ?? null,
})

export interface ListReader {
  id: string
  editsLists: boolean
}

function toLine(
  { product, pivot }: NonNullable<ProductListFieldsFragment['products']>[number],
  catalogue: CatalogueContext,
): ListLine {
  const { amount } = pivot
  const prices = toCustomerPrices([product], catalogue.locale)
  const isSoldOut = prices[0]?.stockStatus === 'sold_out'
  return {
    productId: product.id,
    name: product.name ?? product.sku,
    sku: product.sku,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(catalogue.tree, product),
    amount,
    unit: product.packing_label,
    content: formatContent(product.content_value),
    customerPrice: prices[0] ?? null,
    total: isSoldOut ? null : formatTotal(prices, [{ productId: product.id, quantity: amount }], catalogue.locale),
    area: pivot.area || null,
    par: pivot.par ?? null,
  }
}

export const toAllergenLines = (list: ProductListFieldsFragment, catalogue: CatalogueContext): AllergenLine[] =>
  (list.products ?? []).map(({ product }) => ({
    id: product.id,
    name: product.name ?? product.sku,
    sku: product.sku,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)),
    allergens: toAllergens(product.allergens),
  }))

const picturesPerList = 4

export function toContents(list: ProductListFieldsFragment, catalogue: CatalogueContext): ListContents {
  const { lines, orderable, articles } = toContent(list, catalogue)
  return {
    pictures: lines
      .slice(0, picturesPerList)
      .map(({ productId, picture, tint }) => ({ id: productId, source: picture, tint })),
    total: orderable.total,
    soldOut: articles - orderable.articles,
  }
}

export const toList = (
  list: ProductListFieldsFragment,
  catalogue: CatalogueContext,
  abilities: Abilities,
  reader: ListReader,
): ProductList => ({ ...toOrigin(list, reader), ...abilities, ...toContent(list, catalogue) })

function toContent(list: ProductListFieldsFragment, catalogue: CatalogueContext) {
  const products = list.products ?? []
  const prices = toCustomerPrices(
    products.map(({ product }) => product),
    catalogue.locale,
  )
  const wanted = products
    .map(({ product, pivot }): PackingQuantity => ({ productId: product.id, quantity: pivot.amount }))
    .filter(({ productId }) => findPrice(prices, productId)?.stockStatus !== 'sold_out')
  return {
    ...toSummary(list),
    lines: products.map((entry) => toLine(entry, catalogue)),
    orderable: {
      articles: wanted.length,
      packs: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
      total: formatTotal(prices, wanted, catalogue.locale),
    },
  }
}
