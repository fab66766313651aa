import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Subcategories } from './category-nav.tsx'
import { listingTitle } from './category-title.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { FacetsToCome, ListingPlace, ListingToCome } from './listing-context.ts'
import { ListingCount } from './listing-count.tsx'
import { listingPath, resultsId, withView } from './listing-query.ts'
import { ListingResults } from './listing-results.tsx'
import { ListingTools } from './listing-tools.tsx'
import type { OffersToCome } from './offer-slot.tsx'
import { RowStyles } from './product-rows.tsx'
import type { RenderActions } from './product-tile.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type CategoryPageProps = {
  place: ListingPlace
  listing: ListingToCome
  facets: FacetsToCome
  offers: OffersToCome
  renderActions: RenderActions
  /** Below rows; the cart is another feature, so the route puts it here. */
  orderBar: ReactNode
}

/** A category, or the whole range: what it is, what is below it, how it can be narrowed, and its products. */
export function CategoryPage({ place, listing, facets, offers, renderActions, orderBar }: CategoryPageProps) {
  const t = useT()
  const locale = useLocale()
  const results = useRef<HTMLElement>(null)
  useKeptFocus(results)
  const now = useMemo(() => ({ place, listing, offers }), [place, listing, offers])
  // the former products stay until the new ones are there: nothing jumps
  const shown = useDeferredValue(now)
  const { category, query } = place
  const { view } = query
  const title = listingTitle(t, place)
  const crumbs = category.id === null ? [] : category.ancestors
  const range = { label: t('catalogue.range'), href: withView(listingPath(locale, ''), view) }
  return (
    <div className="wrap">
      {shown.place.query.view === 'rows' && <RowStyles />}
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[
          range,
          ...crumbs.map(({ name, href }) => ({ label: name, href: withView(href, view) })),
          { label: title },
        ]}
      />
      <div className="lhead">
        <div className="row">
          <h1 className="d3">{title}</h1>
          <ListingCount place={shown.place} listing={shown.listing} />
        </div>
        <Subcategories category={category} query={query} facets={facets} />
      </div>
      <div className="listing">
        <a className="skip" href={`#${resultsId}`}>
          {t('catalogue.skipFilters')}
        </a>
        <FilterPanel place={place} facets={facets} listing={listing} />
        <ListingResults
          {...shown}
          ref={results}
          busy={shown !== now}
          tools={<ListingTools place={place} facets={facets} />}
          renderActions={renderActions}
          orderBar={orderBar}
        />
      </div>
    </div>
  )
}
