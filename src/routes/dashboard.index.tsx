import { createFileRoute } from '@tanstack/react-router'
import { NewShelf } from '#features/account/new-shelf.tsx'
import { Overview } from '#features/account/overview.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { addFromTile } from '#features/cart/product-actions.tsx'
import { newestVariables } from '#features/catalogue/listing.ts'
import { GridSkeleton, ProductGrid } from '#features/catalogue/product-grid.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { api, t } }) => ({
    cart: settle(t, read(api.cart.summary.$get())),
    recent: settle(t, read(api.orders.recent.$get())),
    invoices: settle(t, read(api.invoices.recent.$get())),
    fresh: settle(t, read(api.catalogue.new.$get())),
    offers: settle(t, read(api.catalogue.new.offers.$get())),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.overview')),
  component: OverviewPage,
})

function OverviewPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { cart, recent, invoices, fresh, offers } = Route.useLoaderData()
  return (
    <>
      <Overview firstName={facts.customer?.firstName ?? ''} cart={cart} recent={recent} invoices={invoices} />
      <NewShelf>
        <Part promise={fresh} fallback={<GridSkeleton count={newestVariables.first} label={t('forms.loading')} />}>
          {({ products }) => <ProductGrid level={3} products={products} offers={offers} renderActions={addFromTile} />}
        </Part>
      </NewShelf>
    </>
  )
}
