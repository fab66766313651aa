import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import { brandHref, firstPage, listingHref, listingPath, withFilters } from '#features/catalogue/listing-query.ts'
import { toPictureSource } from '#features/content/pictures/pictures.ts'
import { type Locale, localeRows } from '#i18n/locales.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { BrandFacet } from './facets.ts'

/** Pixels. The schema has no logo width, so this is the width of the smallest rendition. */
const logoWidth = 413

export interface Brand {
  id: string
  name: string
  href: string
  count: number | null
  logo: PictureSource | null
}

export interface BrandGroup {
  letter: string
  brands: Brand[]
}

type Given = NonNullable<categoriesQuery['categories']>['data'][number]

const fold = (name: string) => name.trim().toLowerCase()

const letterOf = (name: string) => {
  const letter = name.normalize('NFD')[0]?.toUpperCase() ?? '#'
  return /\p{L}/u.test(letter) ? letter : '#'
}

/** Links to the listing filtered by the brand, whose ids differ: matched by folded name. Else the brand's page, or a search for its name. */
function toHref(locale: Locale, { name, urlPath }: Given, options: ReadonlyMap<string, string>): string {
  const option = options.get(fold(name))
  if (option !== undefined) return brandHref(locale, option)
  return urlPath ? listingPath(locale, urlPath) : listingHref(locale, '', withFilters(firstPage, { search: name }))
}

/** @param answers result pages of `categories(type: brand)`; brands without products are left out @param options options of the brand filter */
export function toBrands(
  answers: readonly categoriesQuery[],
  options: readonly Pick<BrandFacet, 'id' | 'name'>[],
  locale: Locale,
): BrandGroup[] {
  const known = new Map(options.map(({ id, name }) => [fold(name), id]))
  const brands = answers
    .flatMap(({ categories }) => categories?.data ?? [])
    .filter(({ type, productCount }) => type === 'brand' && productCount !== 0)
    .map((given) => ({
      id: given.id,
      name: given.name,
      href: toHref(locale, given, known),
      count: given.productCount,
      logo: toPictureSource('commerce', given.imageUrl, logoWidth),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, localeRows[locale].formatTag))
  return [...Map.groupBy(brands, ({ name }) => letterOf(name))].map(([letter, group]) => ({ letter, brands: group }))
}

export const selectLargestBrands = (brands: readonly Brand[], limit = 6): Brand[] =>
  brands.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, limit)
