/** A product as anybody may see it in a listing: no price and no amount of stock, because the type has no place for them. */
import type { PackingFieldsFragment, ProductCardFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Allergens, toAllergens } from '#features/allergens/allergens.ts'
import { type CategoryTree, toProductSlug } from '#features/catalogue/category.ts'
import { brandHref } from '#features/catalogue/listing-query.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent, totalContent } from '#features/pricing/content-amount.ts'
import { type StockStatus, toStockStatus } from '#features/pricing/stock-status.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/product/image-url.ts'
import type { Tint } from '#ui/tint.ts'

/** One way a product is packed and sold. */
export interface Packing {
  id: string
  sku: string
  /** Name of the unit: case. */
  unit: string | null
  /** The same for several: cases; null where the backend has no word for it. */
  units: string | null
  /** The unit's id among those a customer can prefer. */
  unitId: string | null
  /** `12 x 750 ml`. */
  content: string | null
  ean: string | null
  stock: StockStatus | null
  /** Weighed when picked: percent by which it may be lighter or heavier; null: exact. */
  tolerance: number | null
}

export interface ProductCard {
  id: string
  sku: string
  name: string
  href: string
  brand: { name: string; href: string } | null
  origin: string | null
  /** At least one in the order of the backend, unless it is a set. */
  packings: Packing[]
  /** The packing that is shown and ordered first; null for a set, which is ordered by its members. */
  shown: Packing | null
  /** Id of the packing whose code was asked for: no other takes its place unasked. */
  asked?: string
  stock: StockStatus | null
  /** Null when nothing is known of allergens. */
  allergens: Allergens | null
  picture: PictureSource | null
  tint: Tint | null
  /** How many are put in at first, where it goes with another product. */
  quantity?: number
}

/** What cards are made with: the language, and the tree that knows colours and taken paths. */
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

/** The packings of a product: its variants, or itself. */
function toPackings(product: ProductCardFieldsFragment): Packing[] {
  if (product.type === 'grouped') return []
  const given = product.variants?.length ? product.variants : product.type === 'configurable' ? [] : [product]
  return given.map(toPacking)
}

/** The pictures of a product. */
export const toGallery = ({
  cacheGalleryImages,
}: Pick<ProductCardFieldsFragment, 'cacheGalleryImages'>): PictureSource[] =>
  (cacheGalleryImages ?? []).flatMap((image) => toPicture(image) ?? [])

/** The department's colour, by the first category that the tree knows. */
export const toTint = (
  { byId }: CategoryTree,
  { categories }: Pick<ProductCardFieldsFragment, 'categories'>,
): Tint | null => (categories ?? []).map(({ id }) => byId.get(id)?.tint).find((tint) => tint !== undefined) ?? null

/** Whether colour, which tells the department, tells nothing among these. */
export const isOfOneDepartment = (products: readonly Pick<ProductCard, 'tint'>[]): boolean =>
  products.length > 1 && new Set(products.map(({ tint }) => tint)).size === 1

/** The last segment of a product's address in the reader's language. */
export const toSlug = ({ locale, tree }: CatalogueContext, { urlKey, sku }: { urlKey: string | null; sku: string }) =>
  toProductSlug(tree, locale, { urlKey: urlKey ?? sku, sku })

/** Opens a product on one of its packings. */
export const packingQuery = (sku: string) => `?${new URLSearchParams({ packing: sku })}`

/** The packing that a code names, its article number or its EAN; undefined for words, and for the code of the whole family. */
const findAsked = (packings: readonly Packing[], code: string) =>
  code === '' || packings.length < 2
    ? undefined
    : packings.find(({ sku, ean }) => sku.toLowerCase() === code || ean === code)

/**
 * @param tint colour of the listing it stands in, for backends that name no category
 * @param code what was asked for, where that may have been the code of one packing
 */
export function toProductCard(
  catalogue: CatalogueContext,
  product: ProductCardFieldsFragment,
  tint: Tint | null = null,
  code = '',
): ProductCard {
  const packings = toPackings(product)
  const asked = findAsked(packings, code.trim().toLowerCase())
  const brand = product.brands?.[0]
  return {
    id: product.id,
    sku: product.sku,
    name: product.name ?? product.sku,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)) + (asked ? packingQuery(asked.sku) : ''),
    brand: brand ? { name: brand.name, href: brandHref(catalogue.locale, brand.id) } : null,
    origin: product.origin,
    packings,
    shown: asked ?? packings.find(({ stock }) => stock !== 'sold_out') ?? packings[0] ?? null,
    ...(asked && { asked: asked.id }),
    stock: toStockStatus(product.variants?.length ? { stockStatus: product.stockStatus ?? null } : product),
    allergens: toAllergens(product.allergens),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(catalogue.tree, product) ?? tint,
  }
}
