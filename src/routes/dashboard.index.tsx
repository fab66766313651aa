import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { NewProducts } from '#features/account/dashboard/new-products.tsx'
import { Overview } from '#features/account/dashboard/overview.tsx'
import { useAuthenticatedUser } from '#features/account/login/authenticated-user.ts'
import { noindexHead } from '#features/account/noindex-head.ts'
import { DeliveryPromiseLine } from '#features/cart/delivery/delivery-promise-line.tsx'
import { may } from '#features/shop/may.ts'
import { toResult } from '#service/result.ts'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { api, facts } }) => ({
    cart: may(facts.customer, 'order') ? toResult(api('/cart/summary')) : null,
    promise: toResult(api('/cart/promise')),
    lists: facts.features.lists && may(facts.customer, 'order') ? toResult(api('/lists/summary')) : null,
    recent: toResult(api('/orders/recent')),
    planning: facts.features.planning && may(facts.customer, 'order') ? toResult(api('/planning')) : null,
    owed: facts.features.invoices && may(facts.customer, 'readInvoices') ? toResult(api('/invoices/owed')) : null,
    invoices: facts.features.invoices && may(facts.customer, 'readInvoices') ? toResult(api('/invoices/recent')) : null,
    addresses: toResult(api('/addresses')),
    fresh: toResult(api('/catalogue/new')),
    prices: toResult(api('/catalogue/new/prices')),
  }),
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('account.overview')),
  component: OverviewPage,
})

function OverviewPage() {
  const { firstName } = useAuthenticatedUser()
  const { site } = getRouteApi('__root__').useLoaderData()
  const { fresh, prices, promise, ...work } = Route.useLoaderData()
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
