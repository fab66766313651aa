import { getRouteApi } from '@tanstack/react-router'
import { CustomerHero } from '#features/account/dashboard/customer-hero.tsx'
import { CustomerHomeSections } from '#features/account/dashboard/home-sections.tsx'
import { LastOrderHero } from '#features/account/dashboard/last-order-hero.tsx'
import { renderTileActions } from '#features/cart/add/product-actions.tsx'
import { DeliveryClock } from '#features/cart/delivery/delivery-clock.tsx'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { DepartmentGrid } from '#features/content/home/department-grid.tsx'
import { HomeNewProducts } from '#features/content/home/home-new-products.tsx'
import { HomePage } from '#features/content/home/home-page.tsx'
import { InSetupScreen } from '#features/layout/errors/in-setup-screen.tsx'
import { homeRows, newProductsSize } from '#features/listing/listing.ts'
import { PricesProblem } from '#features/pricing/deferred-price.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { LowerRowStyles, ProductRows, RowsSkeleton } from '#features/product/product-rows.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { WithNamedProducts } from './-parts/named-products.tsx'

export { entryHead, headTitle } from '#features/content/entry-head.ts'
export { readNamedProducts } from './-parts/named-products.tsx'

const route = getRouteApi('/')

/** Instead of the home page while the CMS has none. */
export function HomeInSetup() {
  const { departments } = getRouteApi('__root__').useLoaderData()
  return <InSetupScreen hasRange={Boolean(departments?.length)} />
}

export function HomeScreen() {
  const { content, named, fresh, prices, rows, last, planning, owed, lists } = route.useLoaderData()
  const { customer, features } = route.useRouteContext().facts
  const { departments, rule, site } = getRouteApi('__root__').useLoaderData()
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  // null: unknown
  const isEmpty = departments?.length === 0
  const products = isEmpty ? (
    <section className="wrap section">
      <EmptyState title={t('content.noProducts')} text={t('content.noProductsText')} />
    </section>
  ) : (
    <HomeNewProducts href={newProductsHref(locale)}>
      <PricesProblem prices={prices} />
      <Deferred promise={fresh} fallback={<GridSkeleton count={newProductsSize} label={t('forms.loading')} />}>
        {(found) => (
          <ProductGrid level={3} products={found.products} prices={prices} renderActions={renderTileActions} />
        )}
      </Deferred>
    </HomeNewProducts>
  )
  return (
    <WithNamedProducts named={named}>
      <HomePage
        entry={content.entry}
        {...(customer &&
          last && {
            opening: (
              <CustomerHero
                customer={customer}
                contact={{ phone: site?.company.phone ?? null, invoices: features.invoices }}
                promise={rule && <DeliveryClock promise={rule} />}
                last={last}
                planning={planning}
              />
            ),
            counter: <LastOrderHero last={last} />,
            work: <CustomerHomeSections planning={planning} owed={owed} lists={lists} />,
          })}
        departments={!isEmpty && departments && <DepartmentGrid departments={departments} rangeHref={to('range')} />}
        shelf={products}
        rows={
          <div hidden={isEmpty}>
            <LowerRowStyles />
            <Deferred promise={rows} fallback={<RowsSkeleton count={homeRows} label={t('forms.loading')} />} quiet>
              {(found) => <ProductRows products={found.products} prices={prices} renderActions={renderTileActions} />}
            </Deferred>
          </div>
        }
      />
    </WithNamedProducts>
  )
}
