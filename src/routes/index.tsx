import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { toResult } from '#api/core/result.ts'
import { CustomerHero } from '#features/account/customer-hero.tsx'
import { CustomerWork } from '#features/account/customer-work.tsx'
import { LastOrderCounter } from '#features/account/order-counter.tsx'
import { DeliveryClock } from '#features/cart/delivery-clock.tsx'
import { addFromTile } from '#features/cart/product-actions.tsx'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { DepartmentWall } from '#features/content/department-wall.tsx'
import { entryHead, headTitle } from '#features/content/entry-head.ts'
import { HomePage } from '#features/content/home-page.tsx'
import { HomeShelf } from '#features/content/home-shelf.tsx'
import { homeUri } from '#features/content/links.ts'
import { inStockQuery, shelfSize, toShelf } from '#features/listing/listing.ts'
import { PricesProblem } from '#features/pricing/price-slot.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { LowerRowStyles, ProductRows, RowsSkeleton } from '#features/product/product-rows.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'

/** Rows to try the order with, one of a department. */
const rowCount = 4

/** Nothing of a guest's is private. */
const guest = { prices: null, last: null, lists: null }

export const Route = createFileRoute('/')({
  loader: async ({ context: { api, askPrivately, facts } }) => {
    const fresh = toResult(api.listing.getNewProducts())
    const rows = toResult(
      api.listing.getListing('', inStockQuery).then(({ products }) => ({ products: toShelf(products, rowCount) })),
    )
    const own = facts.customer && {
      prices: askPrivately('prices', (own) => own.listing.getHomePrices()),
      last: askPrivately('last', (own) => own.orders.getLastOrder()),
      lists: askPrivately('lists', (own) => own.lists.getFirstLists()),
    }
    return { content: await api.content.getEntry(homeUri, 1), fresh, rows, ...(own ?? guest) }
  },
  head: ({ loaderData, match: { context } }) => {
    const { brand, origin } = context.facts
    if (!loaderData) return { meta: [{ title: pageTitle(brand, context.t('global.500statusMessage')) }] }
    return entryHead(loaderData.content, { title: pageTitle(brand, headTitle(loaderData.content)), origin })
  },
  component: Home,
})

function Home() {
  const { content, fresh, prices, rows, last, lists } = Route.useLoaderData()
  const { customer } = Route.useRouteContext().facts
  const { departments, rule } = getRouteApi('__root__').useLoaderData()
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const products = (
    <HomeShelf href={newProductsHref(locale)}>
      <PricesProblem prices={prices} />
      <Deferred promise={fresh} fallback={<GridSkeleton count={shelfSize} label={t('forms.loading')} />}>
        {(found) => <ProductGrid level={3} products={found.products} prices={prices} renderActions={addFromTile} />}
      </Deferred>
    </HomeShelf>
  )
  return (
    <HomePage
      entry={content.entry}
      {...(customer &&
        last &&
        lists && {
          opening: <CustomerHero customer={customer} promise={rule && <DeliveryClock promise={rule} />} last={last} />,
          counter: <LastOrderCounter last={last} />,
          work: <CustomerWork last={last} lists={lists} />,
        })}
      departments={departments && <DepartmentWall departments={departments} rangeHref={to('range')} />}
      shelf={products}
      rows={
        <div>
          <LowerRowStyles />
          <Deferred promise={rows} fallback={<RowsSkeleton count={rowCount} label={t('forms.loading')} />} quiet>
            {(found) => <ProductRows products={found.products} prices={prices} renderActions={addFromTile} />}
          </Deferred>
        </div>
      }
    />
  )
}
