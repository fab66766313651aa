import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { listingPath, resultsId, withView } from '#features/catalogue/listing-query.ts'
import { RowStyles } from '#features/product/product-rows.tsx'
import type { RenderActions } from '#features/product/product-tile.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { PrivateValue } from '#service/private.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import type { ListingPrices } from '../assortment/assortment.ts'
import { AssortmentTeaser } from '../assortment/assortment-teaser.tsx'
import { Subcategories } from '../category-nav.tsx'
import { listingTitle } from '../category-title.ts'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useRestoreFocus } from '../filters/use-restore-focus.ts'
import type { FacetsPromise, ListingLocation, ListingPromise } from '../listing-context.ts'
import { ListingCount } from '../listing-count.tsx'
import { ListingResults } from '../listing-results.tsx'
import { ListingTools } from './listing-tools.tsx'

type CategoryPageProps = {
  place: ListingLocation
  listing: ListingPromise
  facets: FacetsPromise
  /** Null for a guest. */
  prices: PrivateValue<ListingPrices> | null
  renderActions: RenderActions
  orderBar: ReactNode
}

export function CategoryPage({ place, listing, facets, prices, renderActions, orderBar }: CategoryPageProps) {
  const t = useT()
  const locale = useLocale()
  const results = useRef<HTMLElement>(null)
  useRestoreFocus(results)
  const now = useMemo(() => ({ place, listing, prices }), [place, listing, prices])
  // keep the previous products until the new ones have loaded, so that the layout does not shift
  const shown = useDeferredValue(now)
  const { category, query } = place
  const { view } = query
  const isSearch = shown.place.query.filters.search !== ''
  const teaser = shown.prices && <AssortmentTeaser prices={shown.prices} />
  const title = listingTitle(t, place)
  const crumbs = category.id === null ? [] : category.ancestors
  const range = { label: t('catalogue.range'), href: withView(listingPath(locale, ''), view) }
  return (
    <Wrap>
      {shown.place.query.view === 'rows' && <RowStyles />}
      <div className="listing-head">
        <Breadcrumbs
          label={t('catalogue.crumbs')}
          items={[
            range,
            ...crumbs.map(({ name, href }) => ({ label: name, href: withView(href, view) })),
            { label: title },
          ]}
        />
        <PageHeader title={title} beside={<ListingCount place={shown.place} listing={shown.listing} />} />
        <Subcategories category={category} query={query} facets={facets} />
        <ListingTools place={place} />
      </div>
      <div className="listing">
        <a className="skip-link" href={`#${resultsId}`}>
          {t('catalogue.skipFilters')}
        </a>
        <FilterPanel place={place} facets={facets} listing={listing} />
        <ListingResults
          {...shown}
          ref={results}
          busy={shown !== now}
          chosen={
            <>
              {isSearch && teaser}
              <ActiveFilters place={place} facets={facets} />
            </>
          }
          below={!isSearch && teaser}
          renderActions={renderActions}
          orderBar={orderBar}
        />
      </div>
    </Wrap>
  )
}
