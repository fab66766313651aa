import { createFileRoute } from '@tanstack/react-router'
import { useAuthenticatedUser } from '#features/account/authenticated-user.ts'
import { NewShelf } from '#features/account/new-shelf.tsx'
import { Overview } from '#features/account/overview.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { Promised } from '#features/cart/promised.tsx'
import { settle } from '#features/forms/settled.ts'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { api, t } }) => ({
    cart: settle(t, read(api.cart.summary.$get())),
    promise: settle(t, read(api.cart.promise.$get())),
    lists: settle(t, read(api.lists.$get())),
    recent: settle(t, read(api.orders.recent.$get())),
    invoices: settle(t, read(api.invoices.recent.$get())),
    fresh: settle(t, read(api.catalogue.new.$get())),
    offers: settle(t, read(api.catalogue.new.offers.$get())),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.overview')),
  component: OverviewPage,
})

function OverviewPage() {
  const { firstName } = useAuthenticatedUser()
  const { cart, promise, recent, invoices, lists, fresh, offers } = Route.useLoaderData()
  return (
    <>
      <Overview
        firstName={firstName}
        promise={<Promised promise={promise} />}
        cart={cart}
        recent={recent}
        invoices={invoices}
        lists={lists}
      />
      <NewShelf fresh={fresh} offers={offers} />
    </>
  )
}
