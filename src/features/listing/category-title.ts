import type { Category } from '#features/catalogue/category.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import type { Translate } from '#i18n/translator.ts'

export function listingTitle(t: Translate, { category, query }: { category: Category; query: ListingQuery }): string {
  const { search, new: isNew } = query.filters
  if (search && category.id === null) return t('catalogue.searchTitle', { search })
  if (isNew && category.id === null) return t('catalogue.newTitle')
  return category.name ?? t('catalogue.wholeRange')
}
