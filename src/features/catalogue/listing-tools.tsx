import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { countFilters } from './filters.ts'
import { type FacetsToCome, filterFormId, type ListingPlace } from './listing-context.ts'
import { ViewSwitch } from './listing-view.tsx'
import { SortSelect } from './sort-select.tsx'

/** The bar over the products: what is chosen, the order, the view; on phones the way to the filters. */
export function ListingTools({ place, facets }: { place: ListingPlace; facets: FacetsToCome }) {
  const t = useT()
  const chosen = countFilters(place.query.filters)
  return (
    <div className="bar">
      <Button look="outline" className="not-lg" icon="sliders-horizontal" popoverTarget={filterFormId}>
        {t('catalogue.filters')}
        {chosen > 0 && <Chip look="count">{chosen}</Chip>}
      </Button>
      <div className="only-lg flex">
        <ActiveFilters place={place} facets={facets} />
      </div>
      <span className="sp" />
      <SortSelect place={place} />
      <ViewSwitch place={place} />
    </div>
  )
}
