/** The screens of the range and its products as search engines are told of them. Called by sitemap.api.ts. */
import type { sitemapProductsQuery } from '#contracts/generated/commerce.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { SitemapPage } from '#server/context.ts'
import { imageUrl, type PictureSource } from '#ui/image-url.ts'
import { type Place, toGallery, toSlug } from './product-card.ts'
import { toAlternates } from './product-detail.ts'

const toImages = (pictures: readonly PictureSource[]) => pictures.map((picture) => imageUrl(picture, 1280))

const inEvery = (route: 'range' | 'brands', locale: Locale): SitemapPage => ({
  path: localize(locale, route),
  alternates: Object.fromEntries(locales.map((one) => [one, localize(one, route)])),
  changed: null,
  images: [],
})

/** The whole range, its categories, and the brands. */
export const toRangePages = ({ locale, tree }: Place): SitemapPage[] => [
  inEvery('range', locale),
  inEvery('brands', locale),
  ...[...tree.byPath.values()].map(({ href, alternates, picture }) => ({
    path: href,
    alternates: { ...alternates, [locale]: href },
    changed: null,
    images: toImages(picture ? [picture] : []),
  })),
]

export const toProductPages = (place: Place, answer: sitemapProductsQuery): SitemapPage[] =>
  (answer.getProductListing?.data ?? []).map((product) => {
    const slug = toSlug(place, product)
    return {
      path: localize(place.locale, 'product', slug),
      alternates: toAlternates(place, product, slug),
      changed: null,
      images: toImages(toGallery(product)),
    }
  })
