import type { productBySlugQuery } from '#contracts/generated/commerce.ts'
import { isAllergenFact, parseAllergens } from '#features/allergens/allergens.ts'
import { type CategoryLink, toCrumbs, toProductSlug } from '#features/catalogue/category.ts'
import { toParagraphs, toPlainText } from '#features/content/text/plain-text.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { safeHttpUrl } from '#i18n/safe-url.ts'
import type { Translate } from '#i18n/translator.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import { type CatalogueContext, type ProductCard, toGallery, toProductCard, toSlug } from './product-card.ts'
import { toRelated } from './related-product.ts'

export interface ProductDetail extends ProductCard {
  /** Only the data of a product card; the rest is being read. */
  isPartial?: true
  number: string
  /** Percent by volume; null: no alcohol, or not declared. */
  alcoholPercent: number | null
  /** Age below which consumers must not get it; null: none. */
  minimumAge: number | null
  /** Excise that the price of a packing includes, formatted, by the packing's id. */
  excise: Partial<Record<string, string>>
  slug: string
  /** URL key of the backend; the slug differs if the key is the path of a category. */
  urlKey: string
  intro: string
  /** Title and description for search engines. */
  metaTitle: string
  metaDescription: string
  description: string[]
  pictures: PictureSource[]
  /** URL of the data sheet: http(s) or a path of this site; null otherwise. */
  technicalFile: string | null
  /** Kind of the inner packaging: bottle. */
  innerPackaging: string | null
  facts: { label: string; value: string }[]
  crumbs: CategoryLink[]
  related: ProductCard[]
  members: { quantity: number; product: ProductCard }[]
  /** Public paths by language; unknown languages are missing. */
  alternates: Partial<Record<Locale, string>>
}

type GivenProduct = NonNullable<productBySlugQuery['productBySlug']>

export function toAlternates(
  { locale, tree }: CatalogueContext,
  { localizedUrls, sku }: Pick<GivenProduct, 'localizedUrls' | 'sku'>,
  slug: string,
): ProductDetail['alternates'] {
  const known = (localizedUrls ?? []).flatMap((url) => {
    const other = locales.find((one) => one === url.locale)
    return other && url.urlKey
      ? [[other, localize(other, 'product', toProductSlug(tree, other, { urlKey: url.urlKey, sku }))]]
      : []
  })
  return { ...Object.fromEntries(known), [locale]: localize(locale, 'product', slug) }
}

/** @param code requested code of a packing */
export function toProductDetail(
  catalogue: CatalogueContext,
  product: GivenProduct,
  t: Translate,
  code = '',
): ProductDetail {
  const slug = toSlug(catalogue, product)
  const flat = product.productFlats?.find(({ locale }) => locale === catalogue.locale) ?? product.productFlats?.[0]
  const crumbs = toCrumbs(
    catalogue.tree,
    (product.categories ?? []).map(({ id }) => id),
  )
  const card = toProductCard(catalogue, product, null, code)
  return {
    ...card,
    // canonical: a packing has no page of its own
    href: localize(catalogue.locale, 'product', slug),
    allergens: card.allergens ?? parseAllergens(product.additionalData, (code) => t(`product.allergen.${code}`)),
    number: flat?.productNumber ?? product.sku,
    alcoholPercent: product.alcoholPercent ?? null,
    minimumAge: product.minimumAge ?? null,
    excise: Object.fromEntries(
      [product, ...(product.variants ?? [])].flatMap(({ id, excise }) => (excise ? [[id, excise]] : [])),
    ),
    slug,
    urlKey: product.urlKey ?? product.sku,
    intro: toPlainText(product.shortDescription),
    metaTitle: flat?.metaTitle || card.name,
    metaDescription: flat?.metaDescription || toPlainText(product.shortDescription),
    description: toParagraphs(product.description),
    pictures: toGallery(product),
    technicalFile: safeHttpUrl(product.technical_file),
    innerPackaging: product.content_packaging,
    facts: (product.additionalData ?? []).flatMap(({ code, label, value }) =>
      label && value && !(card.allergens && isAllergenFact({ code, label, value })) ? [{ label, value }] : [],
    ),
    crumbs,
    related: (product.relatedProducts ?? [])
      .flatMap((each) => toRelated(each))
      .map(({ qty, product: one }) => ({ ...toProductCard(catalogue, one, card.tint), quantity: qty })),
    members: (product.groupedProducts ?? []).map(({ qty, product: one }) => ({
      quantity: qty,
      product: toProductCard(catalogue, one, card.tint),
    })),
    alternates: toAlternates(catalogue, product, slug),
  }
}
