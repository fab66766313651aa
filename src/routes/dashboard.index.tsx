import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { NewProducts } from '#features/account/dashboard/new-products.tsx'
import { Overview } from '#features/account/dashboard/overview.tsx'
import { useAuthenticatedUser } from '#features/account/login/authenticated-user.ts'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { DeliveryPromiseLine } from '#features/cart/delivery/delivery-promise-line.tsx'
import { may } from '#features/shop/may.ts'
import { toResult } from '#service/result.ts'

export const Route = createFileRoute('/dashboard/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { api, facts } }) => ({
    approvals:
      facts.features.approvals && may(facts.customer, 'approveOrders')
        ? toResult(api('/account/approvals/waiting'))
        : null,
    cart: toResult(api('/cart/summary')),
    promise: toResult(api('/cart/promise')),
    lists: facts.features.lists ? toResult(api('/lists/summary')) : null,
    recalls: toResult(api('/orders/recalls')),
    recent: toResult(api('/orders/recent')),
    prepared:
      facts.features.standingOrders && may(facts.customer, 'order') ? toResult(api('/standing-orders/prepared')) : null,
    planning: facts.features.planning ? toResult(api('/planning')) : null,
    owed: facts.features.invoices ? toResult(api('/invoices/owed')) : null,
    invoices: facts.features.invoices ? toResult(api('/invoices/recent')) : null,
    addresses: toResult(api('/addresses')),
    fresh: toResult(api('/catalogue/new')),
    prices: toResult(api('/catalogue/new/prices')),
  }),
  head: noindexTitle('account.overview'),
  component: OverviewPage,
})

function OverviewPage() {
  const { facts } = Route.useRouteContext()
  const { firstName } = useAuthenticatedUser()
  const { site } = getRouteApi('__root__').useLoaderData()
  const { fresh, prices, promise, ...loaded } = Route.useLoaderData()
  const { cart, lists, planning, owed, invoices } = loaded
  const ordering = may(facts.customer, 'order')
    ? { cart, lists, planning }
    : { cart: null, lists: null, planning: null }
  const billing = may(facts.customer, 'readInvoices') ? { owed, invoices } : { owed: null, invoices: null }
  const work = { ...loaded, ...ordering, ...billing }
  return (
    <>
      <Overview
        {...work}
        phone={site?.company.phone ?? null}
        firstName={firstName}
        promise={<DeliveryPromiseLine promise={promise} />}
      />
      <NewProducts fresh={fresh} prices={prices} />
    </>
  )
}
