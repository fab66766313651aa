/** The brands of the house, by letter. */
import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import { formatTags, type Locale } from '#i18n/locales.ts'
import { brandHref } from './listing-query.ts'

export interface Brand {
  id: string
  name: string
  href: string
  count: number | null
}

export interface BrandGroup {
  letter: string
  brands: Brand[]
}

const letterOf = (name: string) => {
  const letter = name.normalize('NFD')[0]?.toUpperCase() ?? '#'
  return /\p{L}/u.test(letter) ? letter : '#'
}

/** @param answers of `categories(type: brand)`, page by page; brands without a product in the range are left out (D37) */
export function toBrands(answers: readonly categoriesQuery[], locale: Locale): BrandGroup[] {
  const given = answers.flatMap(({ categories }) => categories?.data ?? [])
  const brands = given
    .filter(({ type, productCount }) => type === 'brand' && productCount !== 0)
    .map(({ id, name, productCount }) => ({ id, name, href: brandHref(locale, id), count: productCount }))
    .sort((a, b) => a.name.localeCompare(b.name, formatTags[locale]))
  return [...Map.groupBy(brands, ({ name }) => letterOf(name))].map(([letter, group]) => ({ letter, brands: group }))
}
