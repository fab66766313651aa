import type { sitemapProductsQuery } from '#contracts/generated/commerce.ts'
import { type CatalogueContext, toGallery, toSlug } from '#features/product/product-card.ts'
import { toAlternates } from '#features/product/product-detail.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { SitemapPage } from '#server/context/context.ts'
import { imageUrl, type PictureSource } from '#ui/images/image-url.ts'

const toImages = (pictures: readonly PictureSource[]) => pictures.map((picture) => imageUrl(picture, 1280))

const inEvery = (route: 'range' | 'brands', locale: Locale): SitemapPage => ({
  path: localize(locale, route),
  alternates: Object.fromEntries(locales.map((one) => [one, localize(one, route)])),
  changed: null,
  images: [],
})

export const toCataloguePages = ({ locale, tree }: CatalogueContext): SitemapPage[] => [
  inEvery('range', locale),
  inEvery('brands', locale),
  ...[...tree.byPath.values()].map(({ href, alternates, picture }) => ({
    path: href,
    alternates: { ...alternates, [locale]: href },
    changed: null,
    images: toImages(picture ? [picture] : []),
  })),
]

export const toProductPages = (catalogue: CatalogueContext, answer: sitemapProductsQuery): SitemapPage[] =>
  (answer.getProductListing?.data ?? []).map((product) => {
    const slug = toSlug(catalogue, product)
    return {
      path: localize(catalogue.locale, 'product', slug),
      alternates: toAlternates(catalogue, product, slug),
      changed: null,
      images: toImages(toGallery(product)),
    }
  })
