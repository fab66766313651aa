import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { isFiltered } from '#features/catalogue/filters.ts'
import { pageSize } from '#features/catalogue/listing-query.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { Button } from '#ui/actions/button.tsx'
import { Count } from '#ui/order/count.tsx'
import type { Listing } from './listing.ts'
import type { ListingLocation, ListingPromise } from './listing-context.ts'

function Counted({
  listing,
  otherwise,
  children,
}: {
  listing: ListingPromise
  otherwise: ReactNode
  children: (total: number) => ReactNode
}) {
  return (
    <Suspense fallback={otherwise}>
      <Await promise={listing}>{(part) => (part.ok ? children(part.value.total) : otherwise)}</Await>
    </Suspense>
  )
}

export function ListingCount({
  place: { category, query },
  listing,
}: {
  place: ListingLocation
  listing: ListingPromise
}) {
  const t = useT()
  const locale = useLocale()
  const words = (count: number) => t('catalogue.count', { count, number: formatNumber(locale, count) })
  const all = category.count
  return (
    <Count aria-live="polite">
      <Counted listing={listing} otherwise={all === null ? null : words(all)}>
        {(total) =>
          isFiltered(query.filters) && all !== null
            ? t('catalogue.countOf', { shown: formatNumber(locale, total), number: formatNumber(locale, all) })
            : words(total)
        }
      </Counted>
    </Count>
  )
}

type ShowResultsProps = {
  listing: ListingPromise
  /** Number of results for checked filters that are not applied yet; null if unknown. */
  ahead: number | null
}

export function ShowResults({ listing, ahead }: ShowResultsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Button type="submit" width="full">
      <Counted listing={listing} otherwise={t('catalogue.showResults')}>
        {(total) => {
          const count = ahead ?? total
          return t('catalogue.show', { count, number: formatNumber(locale, count) })
        }}
      </Counted>
    </Button>
  )
}

/** Which products a page shows: `25–48 of 66 products`; of a single page their number. */
export function rangeText({ products, total, page, pageCount }: Listing, locale: Locale, t: Translate): string {
  const number = (value: number) => formatNumber(locale, value)
  if (pageCount <= 1) return t('catalogue.count', { count: total, number: number(total) })
  const start = (page - 1) * pageSize
  return t('catalogue.pageRange', {
    from: number(start + 1),
    to: number(start + products.length),
    number: number(total),
  })
}
