import { useRouterState } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { Part } from '#features/forms/part.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { isFiltered } from './filters.ts'
import { type Listing, pageSize } from './listing.ts'
import type { ListingPlace, ListingToCome } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'
import { listingHref, resultsId } from './listing-query.ts'
import { OffersProblem, type OffersToCome } from './offer-slot.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'
import { ProductRows, RowsSkeleton } from './product-rows.tsx'
import type { RenderActions } from './product-tile.tsx'

type ListingResultsProps = {
  ref: Ref<HTMLElement>
  place: ListingPlace
  listing: ListingToCome
  offers: OffersToCome
  /** Others are on their way. */
  busy: boolean
  tools: ReactNode
  renderActions: RenderActions
  orderBar: ReactNode
}

/** The tool bar, the products as tiles or rows, and the pages. */
export function ListingResults(props: ListingResultsProps) {
  const { ref, place, listing, offers, busy, tools, renderActions, orderBar } = props
  const t = useT()
  const isOnWay = useRouterState({ select: ({ status }) => status === 'pending' })
  const { category, query } = place
  const isRows = query.view === 'rows'
  const expected = isFiltered(query.filters) ? pageSize : Math.min(pageSize, category.count ?? pageSize)
  const waiting = { count: expected, label: t('catalogue.loading') }
  return (
    <section
      ref={ref}
      id={resultsId}
      className="results"
      aria-label={t('catalogue.products')}
      aria-busy={busy || isOnWay || undefined}
      tabIndex={-1}
    >
      {tools}
      <OffersProblem offers={offers} />
      <Part promise={listing} fallback={isRows ? <RowsSkeleton {...waiting} /> : <GridSkeleton {...waiting} />}>
        {(found) =>
          found.products.length > 0 ? (
            <>
              {found.suggestion && <DidYouMean place={place} suggestion={found.suggestion} />}
              {isRows ? (
                <ProductRows products={found.products} offers={offers} renderActions={renderActions} />
              ) : (
                <ProductGrid first products={found.products} offers={offers} renderActions={renderActions} />
              )}
              <Pages place={place} listing={found} />
            </>
          ) : (
            <EmptyListing place={place} listing={found} />
          )
        }
      </Part>
      {isRows && orderBar}
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
