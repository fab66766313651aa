/** Product lists as the shop shows them. Backend oddities end in `toList` and `toSummary`. */
import type { ProductListFieldsFragment, productListNamesQuery } from '#contracts/generated/commerce.ts'
import type { AllergenLine } from '#features/catalogue/allergen-lines.ts'
import { toAllergens } from '#features/catalogue/allergens.ts'
import { type Offer, toOffers, toSum, type Wanted } from '#features/catalogue/offer.ts'
import { type Place, toSlug, toTint } from '#features/catalogue/product-card.ts'
import { toPicture } from '#features/forms/pictures.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/image-url.ts'
import type { Tint } from '#ui/tint.ts'

export interface ListSummary {
  id: string
  name: string
  articles: number
  packs: number
}

export interface ListLine {
  productId: string
  name: string
  sku: string
  href: string
  picture: PictureSource | null
  tint: Tint | null
  amount: number
  /** Label of the packing: box. */
  unit: string | null
  /** What is in one packing, in words: 750 ml. */
  content: string | null
  /** The customer's price and stock. */
  offer: Offer | null
  /** What the amount costs, formatted; null where the backend shows no price. */
  total: string | null
  /** Where it is kept: cold room. */
  area: string | null
  /** Packings that should be there after a delivery. */
  par: number | null
}

export interface ProductList extends ListSummary {
  lines: ListLine[]
  /** Formatted, tax excluded; null as soon as one line has no price. */
  total: string | null
  /** Whether the backend keeps areas, targets and an order of one's own. */
  keepsPlaces: boolean
  /** Whether the backend knows of allergens. */
  declares: boolean
}

/** What the backend can do beside keeping lists. */
type Abilities = Pick<ProductList, 'keepsPlaces' | 'declares'>

type Named = NonNullable<productListNamesQuery['productLists']>['data'][number]

export const toSummary = ({ id, name, products }: Named): ListSummary => ({
  id,
  name,
  articles: products?.length ?? 0,
  packs: (products ?? []).reduce((sum, { pivot }) => sum + pivot.amount, 0),
})

function toLine(
  { product, pivot }: NonNullable<ProductListFieldsFragment['products']>[number],
  place: Place,
): ListLine {
  const { amount } = pivot
  const offers = toOffers([product], place.locale)
  return {
    productId: product.id,
    name: product.name ?? product.sku,
    sku: product.sku,
    href: localize(place.locale, 'product', toSlug(place, product)),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(place.tree, product),
    amount,
    unit: product.packing_label,
    content: product.content_value?.replace(/ x /, '\u00a0×\u00a0') ?? null,
    offer: offers[0] ?? null,
    total: toSum(offers, [{ productId: product.id, quantity: amount }], place.locale),
    area: pivot.area || null,
    par: pivot.par ?? null,
  }
}

/** What is declared of the articles of a list. */
export const toAllergenLines = (list: ProductListFieldsFragment, place: Place): AllergenLine[] =>
  (list.products ?? []).map(({ product }) => ({
    id: product.id,
    name: product.name ?? product.sku,
    sku: product.sku,
    href: localize(place.locale, 'product', toSlug(place, product)),
    allergens: toAllergens(product.allergens),
  }))

export function toList(list: ProductListFieldsFragment, place: Place, abilities: Abilities): ProductList {
  const products = list.products ?? []
  const offers = toOffers(
    products.map(({ product }) => product),
    place.locale,
  )
  const wanted = products.map(({ product, pivot }): Wanted => ({ productId: product.id, quantity: pivot.amount }))
  return {
    ...toSummary(list),
    ...abilities,
    lines: products.map((entry) => toLine(entry, place)),
    total: wanted.length > 0 ? toSum(offers, wanted, place.locale) : null,
  }
}
