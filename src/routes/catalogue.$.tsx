import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { AddSet } from '#features/cart/add-set.tsx'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { CartOrderBar } from '#features/cart/cart-order-bar.tsx'
import { HeldCartProvider } from '#features/cart/held-cart-provider.tsx'
import { addFromRow, addFromTile } from '#features/cart/product-actions.tsx'
import type { RenderOrder } from '#features/catalogue/buy-ticket.tsx'
import { CatalogueDown } from '#features/catalogue/catalogue-down.tsx'
import { categoryHead, listingAlternates, productHead } from '#features/catalogue/catalogue-head.ts'
import { CategoryPage } from '#features/catalogue/category-page.tsx'
import type { ListingPlace } from '#features/catalogue/listing-context.ts'
import { parseListing, printListing } from '#features/catalogue/listing-query.ts'
import { ProductPage } from '#features/catalogue/product-page.tsx'
import type { RenderSet } from '#features/catalogue/set-ticket.tsx'
import { settle } from '#features/forms/settled.ts'
import { ErrorScreen } from '#features/shell/error-screen.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { read } from '#src/read.ts'

/** The router reads numbers out of a query; ours are texts. */
const text = (value: unknown) => (value === undefined ? '' : String(value))

export const Route = createFileRoute('/catalogue/$')({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    listing: printListing(
      parseListing({ page: text(search.page), filters: text(search.filters), sort: text(search.sort) }),
    ),
    packing: text(search.packing),
  }),
  loader: async ({ params, deps: { listing: asked, packing }, context: { api, facts, t } }) => {
    const { catalogue } = api
    const guest = facts.customer === null
    const [kind = '', ...segments] = (params._splat ?? '').split('/')
    const path = segments.join('/')
    const found =
      kind === 'product'
        ? await read(catalogue.products.$get({ query: { slug: path, ...(packing && { packing }) } }))
        : { ...(await read(catalogue.category.$get({ query: { path } }))), product: null, redirect: null }
    if (found.redirect !== null) throw redirect({ href: found.redirect, statusCode: 301 })
    if (found.product !== null) {
      const { product } = found
      const offers = guest ? null : settle(t, read(catalogue.products.offers.$get({ query: { slug: path } })))
      return { kind: 'product' as const, product, offers, alternates: product.alternates }
    }
    const { category } = found
    const place = { category, query: parseListing(asked), guest }
    const query = { ...asked, category: category.path }
    return {
      kind: 'category' as const,
      place,
      alternates: listingAlternates(place),
      listing: settle(t, read(catalogue.listing.$get({ query }))),
      facets: settle(t, read(catalogue.facets.$get({ query }))),
      offers: guest ? null : settle(t, read(catalogue.offers.$get({ query }))),
    }
  },
  head: ({ loaderData, match: { context, status } }) => {
    const trouble = status === 'error' ? 'catalogue.unavailable' : 'global.pageNotFound'
    if (!loaderData) return { meta: [{ title: pageTitle(context.facts.brand, context.t(trouble)) }] }
    const around = { t: context.t, locale: context.locale, origin: context.facts.origin }
    const { title, meta, ...head } =
      loaderData.kind === 'product' ? productHead(around, loaderData.product) : categoryHead(around, loaderData.place)
    return { ...head, meta: [{ title: pageTitle(context.facts.brand, title) }, ...meta] }
  },
  component: CataloguePage,
  errorComponent: ({ error }) => <ErrorScreen error={error} own={<CatalogueDown />} />,
})

/** The cart stands to the right of the catalogue, so they meet here. */
const order: RenderOrder = ({ id, unit, units }, name, offers) => (
  <AddToCart productId={id} name={name} unit={unit} order={{ units, offers }} />
)
const addSet: RenderSet = (items, name, offers) => <AddSet items={items} name={name} offers={offers} />

function CataloguePage() {
  const data = Route.useLoaderData()
  const { api, facts } = Route.useRouteContext()
  const readCart = useCallback(async () => (await read(api.cart.$get())).cart, [api])
  return (
    <HeldCartProvider customer={facts.customer !== null} readCart={readCart}>
      {data.kind === 'category' ? <Listing {...data} /> : <Product {...data} />}
    </HeldCartProvider>
  )
}

type Loaded<Kind extends string> = Extract<ReturnType<typeof Route.useLoaderData>, { kind: Kind }>

/** The view needs no other data, so it is no part of what the loader asks for. */
function Listing({ place, ...data }: Loaded<'category'>) {
  const search: Record<string, unknown> = Route.useSearch()
  const { view } = parseListing({ view: text(search.view) })
  const seen = useMemo((): ListingPlace => ({ ...place, query: { ...place.query, view } }), [place, view])
  return (
    <CategoryPage
      {...data}
      place={seen}
      renderActions={view === 'rows' ? addFromRow : addFromTile}
      orderBar={<CartOrderBar />}
    />
  )
}

function Product({ product, offers }: Loaded<'product'>) {
  return (
    <ProductPage product={product} offers={offers} renderActions={addFromTile} renderOrder={order} renderSet={addSet} />
  )
}
