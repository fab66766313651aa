/** The home page and its head; a chunk of its own. Loaded by index.tsx. */
import { getRouteApi } from '@tanstack/react-router'
import { CustomerHero } from '#features/account/dashboard/customer-hero.tsx'
import { CustomerWork } from '#features/account/dashboard/customer-work.tsx'
import { LastOrderCounter } from '#features/account/dashboard/order-counter.tsx'
import { addFromTile } from '#features/cart/add/product-actions.tsx'
import { DeliveryClock } from '#features/cart/delivery/delivery-clock.tsx'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { DepartmentWall } from '#features/content/home/department-wall.tsx'
import { HomePage } from '#features/content/home/home-page.tsx'
import { HomeShelf } from '#features/content/home/home-shelf.tsx'
import { homeRows, shelfSize } from '#features/listing/listing.ts'
import { PricesProblem } from '#features/pricing/price-slot.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { LowerRowStyles, ProductRows, RowsSkeleton } from '#features/product/product-rows.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'

export { entryHead, headTitle } from '#features/content/entry-head.ts'

const route = getRouteApi('/')

export function HomeScreen() {
  const { content, fresh, prices, rows, last, lists } = route.useLoaderData()
  const { customer } = route.useRouteContext().facts
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
          <Deferred promise={rows} fallback={<RowsSkeleton count={homeRows} label={t('forms.loading')} />} quiet>
            {(found) => <ProductRows products={found.products} prices={prices} renderActions={addFromTile} />}
          </Deferred>
        </div>
      }
    />
  )
}
