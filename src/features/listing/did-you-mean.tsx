import { listingHref } from '#features/catalogue/listing-query.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button, type ButtonVariant } from '#ui/actions/button.tsx'
import type { ListingLocation } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'

type DidYouMeanProps = { place: ListingLocation; suggestion: string; look: ButtonVariant }

export function DidYouMean({ place: { category, query }, suggestion, look }: DidYouMeanProps) {
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
      <Button look={look} href={href}>
        {t('catalogue.didYouMean', { search: suggestion })}
      </Button>
    </ListingLinks>
  )
}
