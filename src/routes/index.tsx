import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { CustomerHero } from '#features/account/customer-hero.tsx'
import { addFromTile } from '#features/cart/product-actions.tsx'
import { newestVariables } from '#features/catalogue/listing.ts'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { GridSkeleton, ProductGrid } from '#features/catalogue/product-grid.tsx'
import { DepartmentWall } from '#features/content/department-wall.tsx'
import { entryHead, headTitle } from '#features/content/entry-head.ts'
import { HomePage } from '#features/content/home-page.tsx'
import { HomeShelf } from '#features/content/home-shelf.tsx'
import { homeUri } from '#features/content/links.ts'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { pageTitle } from '#features/shell/page-title.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { api, facts, t } }) => {
    const fresh = settle(t, read(api.catalogue.new.$get()))
    const offers = facts.customer ? settle(t, read(api.catalogue.new.offers.$get())) : null
    const recent = facts.customer && settle(t, read(api.orders.recent.$get()))
    return { content: await read(api.content.entry.$get({ query: { uri: homeUri } })), fresh, offers, recent }
  },
  head: ({ loaderData, match: { context } }) => {
    const { brand, origin } = context.facts
    if (!loaderData) return { meta: [{ title: pageTitle(brand, context.t('global.500statusMessage')) }] }
    return entryHead(loaderData.content, { title: pageTitle(brand, headTitle(loaderData.content)), origin })
  },
  component: Home,
})

function Home() {
  const { content, fresh, offers, recent } = Route.useLoaderData()
  const { customer } = Route.useRouteContext().facts
  const { departments, site } = getRouteApi('__root__').useLoaderData()
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const products = (
    <HomeShelf href={newProductsHref(locale)}>
      <Part promise={fresh} fallback={<GridSkeleton count={newestVariables.first} label={t('forms.loading')} />}>
        {(found) => <ProductGrid level={3} products={found.products} offers={offers} renderActions={addFromTile} />}
      </Part>
    </HomeShelf>
  )
  return (
    <HomePage
      entry={content.entry}
      opening={
        customer &&
        recent && <CustomerHero firstName={customer.firstName ?? ''} promise={site?.headerChecks[0]} recent={recent} />
      }
      departments={departments && <DepartmentWall departments={departments} rangeHref={to('range')} />}
      shelf={products}
    />
  )
}
