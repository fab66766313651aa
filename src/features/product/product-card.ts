/** Public data of a product in a listing. The type has no fields for price and stock quantity, so cached pages cannot contain them. */
import type { PackingFieldsFragment, ProductCardFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Allergens, toAllergens } from '#features/allergens/allergens.ts'
import { type CategoryTree, toProductSlug } from '#features/catalogue/category.ts'
import { brandHref } from '#features/catalogue/listing-query.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent, totalContent } from '#features/pricing/content-amount.ts'
import { type StockStatus, toStockStatus } from '#features/pricing/stock-status.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { Tint } from '#ui/layout/tint.ts'

export interface Packing {
  id: string
  sku: string
  unit: string | null
  /** Plural: cases; null if the backend has none. */
  units: string | null
  /** Id of the unit, as in a customer's preferred unit. */
  unitId: string | null
  content: string | null
  ean: string | null
  stock: StockStatus | null
  /** Catch-weight: deviation in percent; null for a fixed weight. */
  tolerance: number | null
  /** Number of the company, with its label; only in its assortment, which is not cached. */
  ownNumber?: string
}

export interface ProductCard {
  id: string
  sku: string
  name: string
  href: string
  brands: { name: string; href: string }[]
  origin: string | null
  /** In the order of the backend; empty for a bundle. */
  packings: Packing[]
  /** Packing that is shown and ordered by default; null for a bundle, which is ordered by its members. */
  shown: Packing | null
  /** Id of the packing whose code was requested; the default selection does not replace it. */
  asked?: string
  stock: StockStatus | null
  allergens: Allergens | null
  picture: PictureSource | null
  /** Number of pictures of the product; missing if it has one at most. */
  pictureCount?: number
  tint: Tint | null
  /** Default quantity of a related product. */
  quantity?: number
}

export interface CatalogueContext {
  locale: Locale
  tree: CategoryTree
}

const toPacking = (given: PackingFieldsFragment): Packing => ({
  id: given.id,
  sku: given.sku,
  unit: given.packing_label,
  units: given.packing_label_plural ?? null,
  unitId: given.packing_label_id,
  content: formatContent(totalContent(given) ?? given.content_value),
  ean: given.ean13,
  stock: toStockStatus(given),
  tolerance: given.weightTolerance ?? null,
})

/** Packings of a product: its variants, or the product itself; none for a bundle. */
function toPackings(product: ProductCardFieldsFragment): Packing[] {
  if (product.type === 'grouped') return []
  const given = product.variants?.length ? product.variants : product.type === 'configurable' ? [] : [product]
  return given.map(toPacking)
}

export const toGallery = ({
  cacheGalleryImages,
}: Pick<ProductCardFieldsFragment, 'cacheGalleryImages'>): PictureSource[] =>
  (cacheGalleryImages ?? []).flatMap((image) => toPicture(image) ?? [])

/** Colour of the department, from the first category that the tree contains. */
export const toTint = (
  { byId }: CategoryTree,
  { categories }: Pick<ProductCardFieldsFragment, 'categories'>,
): Tint | null => (categories ?? []).map(({ id }) => byId.get(id)?.tint).find((tint) => tint !== undefined) ?? null

/** Whether all products have the same department colour, so that the colour does not distinguish them. */
export const isOfOneDepartment = (products: readonly Pick<ProductCard, 'tint'>[]): boolean =>
  products.length > 1 && new Set(products.map(({ tint }) => tint)).size === 1

/** Last segment of a product's URL in the current language. */
export const toSlug = ({ locale, tree }: CatalogueContext, { urlKey, sku }: { urlKey: string | null; sku: string }) =>
  toProductSlug(tree, locale, { urlKey: urlKey ?? sku, sku })

/** Query string that selects a packing on the product page. */
export const packingQuery = (sku: string) => `?${new URLSearchParams({ packing: sku })}`

const findAsked = (packings: readonly Packing[], code: string) =>
  code === '' || packings.length < 2
    ? undefined
    : packings.find(({ sku, ean }) => sku.toLowerCase() === code || ean === code)

/** @param tint colour of the listing, for backends that return no categories @param code requested code; it may be the code of one packing */
export function toProductCard(
  catalogue: CatalogueContext,
  product: ProductCardFieldsFragment,
  tint: Tint | null = null,
  code = '',
): ProductCard {
  const packings = toPackings(product)
  const asked = findAsked(packings, code.trim().toLowerCase())
  const pictures = toGallery(product)
  return {
    id: product.id,
    sku: product.sku,
    name: product.name ?? product.sku,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)) + (asked ? packingQuery(asked.sku) : ''),
    brands: (product.brands ?? []).map(({ id, name }) => ({ name, href: brandHref(catalogue.locale, id) })),
    origin: product.origin,
    packings,
    shown: asked ?? packings.find(({ stock }) => stock !== 'sold_out') ?? packings[0] ?? null,
    ...(asked && { asked: asked.id }),
    stock: toStockStatus(product.variants?.length ? { stockStatus: product.stockStatus ?? null } : product),
    allergens: toAllergens(product.allergens),
    picture: pictures[0] ?? null,
    ...(pictures.length > 1 && { pictureCount: pictures.length }),
    tint: toTint(catalogue.tree, product) ?? tint,
  }
}

export const brandNames = ({ brands }: Pick<ProductCard, 'brands'>) => brands.map(({ name }) => name).join(', ')
