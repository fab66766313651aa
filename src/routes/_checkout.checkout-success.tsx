import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { PlacedOrder } from '#features/checkout/placed-order.tsx'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pickStrings } from './-search-params.ts'

/** The order was placed, but its payment URL was not safe to open. */
const isUnpaid = (search: { payment?: string | undefined }) => search.payment === 'refused'
const titleOf = (search: { payment?: string | undefined }) =>
  isUnpaid(search) ? 'checkout.unpaidTitle' : 'checkout.thanks'

const root = getRouteApi('__root__')

const validateSearch = pickStrings('payment')

export const Route = createFileRoute('/_checkout/checkout-success')({
  staticData: { step: 2 },
  validateSearch,
  loader: ({ context: { api } }) => ({ placed: toResult(api('/checkout/placed')) }),
  head: ({ match: { context, search } }) => noindexHead(context.facts.brand, context.t(titleOf(search))),
  component: CheckoutSuccessPage,
})

function CheckoutSuccessPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { site } = root.useLoaderData()
  const { placed } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <>
      <Heading as="h1" look="display-3">
        {t(titleOf(search))}
      </Heading>
      <Deferred promise={placed} fallback={<OrdersSkeleton rows={3} />}>
        {(given) => (
          <PlacedOrder
            placed={given}
            customer={facts.customer !== null}
            invoices={facts.features.invoices}
            unpaid={isUnpaid(search)}
            phone={site?.company.phone ?? null}
          />
        )}
      </Deferred>
    </>
  )
}
