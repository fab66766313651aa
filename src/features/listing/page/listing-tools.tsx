import { countFilters } from '#features/catalogue/filters.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { SortSelect } from '../filters/sort-select.tsx'
import { filterFormId, type ListingLocation } from '../listing-context.ts'
import { ViewSwitch } from '../listing-view.tsx'

export function ListingTools({ place }: { place: ListingLocation }) {
  const t = useT()
  const chosen = countFilters(place.query.filters)
  return (
    <div className="toolbar">
      <Button look="outline" className="not-desktop" icon="sliders-horizontal" popoverTarget={filterFormId}>
        {t('catalogue.filters')}
        {chosen > 0 && <Chip look="count">{chosen}</Chip>}
      </Button>
      <SortSelect place={place} />
      <ViewSwitch place={place} />
    </div>
  )
}
