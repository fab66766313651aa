import { listingHref } from '#features/catalogue/listing-query.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { ListingPlace } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'

/** A search that finds little, put in other words. */
export function DidYouMean({ place: { category, query }, suggestion }: { place: ListingPlace; suggestion: string }) {
  const t = useT()
  const locale = useLocale()
  const { filters } = query
  const href = listingHref(
    locale,
    category.path,
    { ...query, page: 1, filters: { ...filters, search: suggestion } },
    true,
  )
  return (
    <ListingLinks>
      <p>
        <a href={href}>{t('search.didYouMean', { search: suggestion })}</a>
      </p>
    </ListingLinks>
  )
}
