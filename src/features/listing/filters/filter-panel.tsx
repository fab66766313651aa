import { Await } from '@tanstack/react-router'
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import { clearFilters, type Filters } from '#features/catalogue/filters.ts'
import { listingHref } from '#features/catalogue/listing-query.ts'
import { apiPath } from '#features/forms/send-form.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { FilterPanel as Panel } from '#ui/filter-panel.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { CategoryNav } from '../category-nav.tsx'
import type { Facets } from '../facets.ts'
import { type FacetsPromise, filterFormId, type ListingLocation, type ListingPromise } from '../listing-context.ts'
import { ShowResults } from '../listing-count.tsx'
import { ListingLinks } from '../listing-links.tsx'
import { AllergenFilter } from './allergen-filter.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { useFilterForm } from './use-filter-form.ts'

type FilterPanelProps = { place: ListingLocation; facets: FacetsPromise; listing: ListingPromise }

export const FilterPanel = memo(function FilterPanel({ place, facets, listing }: FilterPanelProps) {
  const t = useT()
  const locale = useLocale()
  const { attributes, countAhead } = useFilterForm(place)
  // keep the previous facets until the new ones have loaded, so that the focused field stays
  const shown = useDeferredValue(facets)
  const { category, query, stockFilter } = place
  const { filters } = query
  const cleared = listingHref(locale, category.path, { ...query, page: 1, filters: clearFilters(filters) }, true)
  return (
    <Panel
      {...attributes}
      id={filterFormId}
      title={t('catalogue.filters')}
      closeLabel={t('catalogue.closeFilters')}
      action={apiPath(locale, '/catalogue/filter')}
      autoComplete="off"
      {...appProps}
      footer={
        <>
          <ListingLinks>
            <Button look="simple" href={cleared}>
              {t('catalogue.clearAll')}
            </Button>
          </ListingLinks>
          <ShowResults listing={listing} ahead={countAhead} />
        </>
      }
    >
      <section className="only-desktop">
        <h2>{t('catalogue.category')}</h2>
        <CategoryNav category={category} query={query} facets={facets} />
      </section>
      <section>
        {category.path && <input type="hidden" name="category" value={category.path} />}
        {filters.search && <input type="hidden" name="search" value={filters.search} />}
        {filters.new && <input type="hidden" name="new" value="1" />}
        {query.view !== 'tiles' && <input type="hidden" name="view" value={query.view} />}
        <Switch
          name="is_stock_article"
          value="1"
          defaultChecked={filters.is_stock_article === true}
          label={t(`catalogue.stockFilter.${stockFilter}`)}
        />
      </section>
      <Suspense fallback={<SectionsSkeleton />}>
        <Await promise={shown}>
          {(part) =>
            part.ok ? (
              <FacetSections facets={part.value} filters={filters} />
            ) : (
              <p className="hint padded">{part.problem.title}</p>
            )
          }
        </Await>
      </Suspense>
    </Panel>
  )
})

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <details open>
        <summary>
          {title}
          <Icon name="caret-down" />
        </summary>
        {children}
      </details>
    </section>
  )
}

function FacetSections({ facets: { allergens, brands }, filters }: { facets: Facets; filters: Filters }) {
  const t = useT()
  return (
    <>
      {allergens.length > 0 && (
        <Section title={t('catalogue.allergens')}>
          <Hint>{t('catalogue.allergensHint')}</Hint>
          <AllergenFilter allergens={allergens} filters={filters} />
        </Section>
      )}
      {brands.length > 0 && (
        <Section title={t('catalogue.brand')}>
          <BrandFilter brands={brands} chosen={filters.brands} />
        </Section>
      )}
    </>
  )
}

function SectionsSkeleton() {
  return (
    <Stack aria-hidden="true" as="section">
      {Array.from({ length: 10 }, (_, place) => (
        <Skeleton key={String(place)} shape="name" />
      ))}
    </Stack>
  )
}
