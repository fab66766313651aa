import { Await } from '@tanstack/react-router'
import { Suspense, useDeferredValue } from 'react'
import { isAllergenCode } from '#features/allergens/allergens.ts'
import { type AllergenGroup, clearFilters, countFilters, type Filters } from '#features/catalogue/filters.ts'
import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { listingHref, withFilters } from '#features/catalogue/listing-query.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FilterChip } from '#ui/filter-chip.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import type { Facets } from '../facets.ts'
import type { FacetsPromise, ListingLocation } from '../listing-context.ts'
import { ListingLinks } from '../listing-links.tsx'

const allergenWords = {
  contains_allergen: ['catalogue.containsChip', 'contains'],
  may_contain_allergen: ['catalogue.tracesChip', 'traces'],
  does_not_contain_allergen: ['catalogue.freeChip', 'free'],
} as const

export function ActiveFilters({ place, facets }: { place: ListingLocation; facets: FacetsPromise }) {
  // option names come from the previous facets until the new ones have loaded
  const known = useDeferredValue(facets)
  const { filters } = place.query
  if (countFilters(filters) === 0 && !filters.search) return null
  return (
    <div className="active-filters only-desktop">
      <Suspense fallback={null}>
        <Await promise={known}>{(part) => <Chips place={place} facets={part.ok ? part.value : null} />}</Await>
      </Suspense>
    </div>
  )
}

function Chips({ place, facets }: { place: ListingLocation; facets: Facets | null }) {
  const t = useT()
  const locale = useLocale()
  const { category, query } = place
  const { filters } = query
  const href = (change: Partial<Filters>) => listingHref(locale, category.path, withFilters(query, change), true)
  const chip = (name: string, change: Partial<Filters>, icon?: 'contains' | 'traces' | 'free') => (
    <FilterChip key={name} icon={icon} removeHref={href(change)} removeLabel={t('catalogue.removeFilter', { name })}>
      {name}
    </FilterChip>
  )
  const without = (name: 'brands' | AllergenGroup, id: string) => ({
    [name]: filters[name].filter((one) => one !== id),
  })
  const nameOf = (id: string) =>
    isAllergenCode(id) ? t(`product.allergen.${id}`) : (facets?.allergens.find((one) => one.id === id)?.name ?? id)
  return (
    <ListingLinks>
      <Cluster as="nav" aria-label={t('catalogue.active')}>
        {filters.search && chip(t('catalogue.searchChip', { search: filters.search }), { search: '' })}
        {filters.new && chip(t('catalogue.newChip'), { new: false })}
        {filters.is_stock_article !== null &&
          chip(t(`catalogue.stockChip.${filters.is_stock_article ? place.stockFilter : 'onOrder'}`), {
            is_stock_article: null,
          })}
        {filters.brands.map((id) =>
          chip(facets?.brands.find((brand) => brand.id === id)?.name ?? id, without('brands', id)),
        )}
        {(Object.keys(allergenWords) as AllergenGroup[]).flatMap((group) => {
          const [words, icon] = allergenWords[group]
          return filters[group].map((id) =>
            chip(t(words, { name: lowercaseFirst(locale, nameOf(id)) }), without(group, id), icon),
          )
        })}
        {countFilters(filters) > 0 && (
          <Button
            look="text-link"
            small
            href={listingHref(locale, category.path, { ...query, page: 1, filters: clearFilters(filters) }, true)}
          >
            {t('catalogue.clearAll')}
          </Button>
        )}
      </Cluster>
    </ListingLinks>
  )
}
