import { useRouterState } from '@tanstack/react-router'
import { memo, type ReactNode, type Ref } from 'react'
import { isFiltered } from '#features/catalogue/filters.ts'
import { listingHref, pageSize, resultsId } from '#features/catalogue/listing-query.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { ProductRows, RowsSkeleton } from '#features/product/product-rows.tsx'
import type { RenderActions } from '#features/product/product-tile.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { EmptyListing } from './empty-listing.tsx'
import type { Listing } from './listing.ts'
import type { ListingLocation, ListingPromise } from './listing-context.ts'
import { rangeText } from './listing-count.tsx'

type ListingResultsProps = {
  ref: Ref<HTMLElement>
  place: ListingLocation
  listing: ListingPromise
  prices: Prices
  busy: boolean
  chosen: ReactNode
  below: ReactNode
  renderActions: RenderActions
  orderBar: ReactNode
}

export function ListingResults(props: ListingResultsProps) {
  const { ref, place, listing, prices, busy, chosen, below, renderActions, orderBar } = props
  const t = useT()
  const isOnWay = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <section
      ref={ref}
      id={resultsId}
      className="results"
      aria-label={t('catalogue.products')}
      aria-busy={busy || isOnWay || undefined}
      tabIndex={-1}
    >
      {chosen}
      <Products place={place} listing={listing} prices={prices} renderActions={renderActions} />
      {below}
      {place.query.view === 'rows' && orderBar}
    </section>
  )
}

type ProductsProps = Pick<ListingResultsProps, 'place' | 'listing' | 'prices' | 'renderActions'>

/** Memoized so that it does not render again while new results load. */
const Products = memo(function Products({ place, listing, prices, renderActions }: ProductsProps) {
  const t = useT()
  const { category, query } = place
  const isRows = query.view === 'rows'
  const expected = isFiltered(query.filters) ? pageSize : Math.min(pageSize, category.count ?? pageSize)
  const waiting = { count: expected, label: t('catalogue.loading') }
  return (
    <Deferred promise={listing} fallback={isRows ? <RowsSkeleton {...waiting} /> : <GridSkeleton {...waiting} />}>
      {(found) =>
        found.products.length > 0 ? (
          <>
            {found.suggestion && <DidYouMean look="text-link" place={place} suggestion={found.suggestion} />}
            {isRows ? (
              <ProductRows products={found.products} prices={prices} renderActions={renderActions} />
            ) : (
              <ProductGrid first products={found.products} prices={prices} renderActions={renderActions} />
            )}
            <Pages place={place} listing={found} />
          </>
        ) : (
          <EmptyListing place={place} listing={found} />
        )
      }
    </Deferred>
  )
})

function Pages({ place: { category, query }, listing }: { place: ListingLocation; listing: Listing }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Pagination
      label={t('catalogue.pages')}
      page={listing.page}
      pageCount={listing.pageCount}
      href={(page) => listingHref(locale, category.path, { ...query, page }, true)}
      previousLabel={t('catalogue.previous')}
      nextLabel={t('catalogue.next')}
      pageLabel={(page) => t('catalogue.page', { number: page })}
      range={rangeText(listing, locale, t)}
    />
  )
}
