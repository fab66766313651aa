import { clearFilters, countFilters } from '#features/catalogue/filters.ts'
import { listingHref, withView } from '#features/catalogue/listing-query.ts'
import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import type { Listing } from './listing.ts'
import type { ListingLocation } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'

export function EmptyListing({ place, listing: { suggestion } }: { place: ListingLocation; listing: Listing }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { category, query } = place
  const { filters } = query
  const cleared = listingHref(locale, category.path, { ...query, page: 1, filters: clearFilters(filters) }, true)
  if (countFilters(filters) > 0)
    return (
      <EmptyState
        picture={emptyPictures.listing}
        title={t('catalogue.emptyTitle')}
        text={t('catalogue.emptyText')}
        action={
          <ListingLinks>
            <Button href={cleared}>{t('catalogue.clearAll')}</Button>
          </ListingLinks>
        }
      />
    )
  const whole = (
    <Button look={suggestion ? 'outline' : 'default'} href={withView(to('range'), query.view)}>
      {t('catalogue.wholeRange')}
    </Button>
  )
  if (filters.search)
    return (
      <EmptyState
        picture={emptyPictures.listing}
        title={t('catalogue.emptySearch', { search: filters.search })}
        text={t('catalogue.emptySearchText')}
        action={
          <>
            {suggestion && <DidYouMean look="default" place={place} suggestion={suggestion} />}
            {whole}
          </>
        }
      />
    )
  return <EmptyState picture={emptyPictures.listing} title={t('catalogue.emptyCategory')} action={whole} />
}
