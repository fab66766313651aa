import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMemo } from 'react'
import { toResult } from '#api/core/result.ts'
import { AddSet } from '#features/cart/add-set.tsx'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { CartOrderBar } from '#features/cart/cart-order-bar.tsx'
import { useWholeCart } from '#features/cart/cart-provider.tsx'
import { addFromRow, addFromTile } from '#features/cart/product-actions.tsx'
import { parseListing, toView } from '#features/catalogue/listing-query.ts'
import { CatalogueDown } from '#features/listing/catalogue-down.tsx'
import { categoryHead, listingAlternates, productHead } from '#features/listing/catalogue-head.ts'
import { CategoryPage } from '#features/listing/category-page.tsx'
import type { ListingPlace } from '#features/listing/listing-context.ts'
import type { RenderOrder } from '#features/product/buy-panel.tsx'
import { ProductPage } from '#features/product/product-page.tsx'
import type { RenderSet } from '#features/product/set-panel.tsx'
import { ErrorScreen } from '#features/shell/error-screen.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { texts } from '#src/search-params.ts'

const validateSearch = texts('page', 'filters', 'sort', 'view', 'packing')

export const Route = createFileRoute('/catalogue/$')({
  validateSearch,
  // how a listing is shown needs no other data
  loaderDeps: ({ search: { view: _, packing, ...params } }) => ({ query: parseListing(params), packing }),
  loader: async ({ params, deps: { query, packing }, context: { api, askPrivately, facts } }) => {
    const guest = facts.customer === null
    const [kind = '', ...segments] = (params._splat ?? '').split('/')
    const path = segments.join('/')
    const found =
      kind === 'product'
        ? await api.product.getProduct(path, packing)
        : { ...(await api.catalogue.getCategory(path)), product: null, redirect: null }
    if (found.redirect !== null) throw redirect({ href: found.redirect, statusCode: 301 })
    if (found.product !== null) {
      const { product } = found
      const prices = guest ? null : askPrivately('prices', (own) => own.product.getProductPrices(path))
      return { kind: 'product' as const, product, prices, alternates: product.alternates }
    }
    const { category } = found
    const place = { category, query, guest }
    return {
      kind: 'category' as const,
      place,
      alternates: listingAlternates(place),
      listing: toResult(api.listing.getListing(category.path, query)),
      facets: toResult(api.listing.getFacets(category.path, query)),
      prices: guest ? null : askPrivately('prices', (own) => own.listing.getListingPrices(category.path, query)),
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
const order: RenderOrder = ({ id, unit, units }, name, prices) => (
  <AddToCart productId={id} name={name} unit={unit} order={{ units, prices }} />
)
const addSet: RenderSet = (items, name, prices) => <AddSet items={items} name={name} prices={prices} />

function CataloguePage() {
  const data = Route.useLoaderData()
  useWholeCart()
  return data.kind === 'category' ? <Listing {...data} /> : <Product {...data} />
}

type Loaded<Kind extends string> = Extract<ReturnType<typeof Route.useLoaderData>, { kind: Kind }>

function Listing({ place, ...data }: Loaded<'category'>) {
  const view = toView(Route.useSearch().view)
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

function Product({ product, prices }: Loaded<'product'>) {
  return (
    <ProductPage product={product} prices={prices} renderActions={addFromTile} renderOrder={order} renderSet={addSet} />
  )
}
