import { useRouterState } from '@tanstack/react-router'
import { Part } from '#features/forms/part.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { countFilters, isFiltered } from './filters.ts'
import { type Listing, pageSize } from './listing.ts'
import { type FacetsToCome, filterFormId, type ListingPlace, type ListingToCome } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'
import { listingHref, resultsId } from './listing-query.ts'
import { OffersProblem, type OffersToCome } from './offer-slot.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'
import type { RenderActions } from './product-tile.tsx'
import { SortSelect } from './sort-select.tsx'

type ListingResultsProps = {
  place: ListingPlace
  listing: ListingToCome
  facets: FacetsToCome
  offers: OffersToCome
  renderActions: RenderActions
}

/** The tool bar, the wall of tiles and the pages. */
export function ListingResults({ place, listing, facets, offers, renderActions }: ListingResultsProps) {
  const t = useT()
  const { category, query } = place
  const busy = useRouterState({ select: ({ status }) => status === 'pending' })
  const chosen = countFilters(query.filters)
  const expected = isFiltered(query.filters) ? pageSize : Math.min(pageSize, category.count ?? pageSize)
  return (
    <section id={resultsId} className="results" aria-label={t('catalogue.products')} aria-busy={busy || undefined}>
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
      </div>
      <OffersProblem offers={offers} />
      <Part promise={listing} fallback={<GridSkeleton count={expected} label={t('catalogue.loading')} />}>
        {(found) =>
          found.products.length > 0 ? (
            <>
              <ProductGrid first products={found.products} offers={offers} renderActions={renderActions} />
              <Pages place={place} listing={found} />
            </>
          ) : (
            <EmptyListing place={place} total={found.total} />
          )
        }
      </Part>
    </section>
  )
}

function Pages({ place: { category, query }, listing }: { place: ListingPlace; listing: Listing }) {
  const t = useT()
  const locale = useLocale()
  const start = (listing.page - 1) * pageSize
  const number = (value: number) => formatNumber(locale, value)
  return (
    <ListingLinks>
      <Pagination
        label={t('catalogue.pages')}
        page={listing.page}
        pageCount={listing.pageCount}
        href={(page) => listingHref(locale, category.path, { ...query, page }, true)}
        previousLabel={t('catalogue.previous')}
        nextLabel={t('catalogue.next')}
        pageLabel={(page) => t('catalogue.page', { number: page })}
        range={t('catalogue.pageRange', {
          from: number(start + 1),
          to: number(start + listing.products.length),
          number: number(listing.total),
        })}
      />
    </ListingLinks>
  )
}
