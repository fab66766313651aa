import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { useLoadCart } from '#features/cart/store/cart-provider.tsx'
import { listingHref, mayBeAfterLastPage, parseListing, toListingParams } from '#features/catalogue/listing-query.ts'
import { ErrorScreen } from '#features/layout/errors/error-screen.tsx'
import { pageTitle } from '#features/layout/page-title.ts'
import { categoryHead, listingAlternates, productHead } from '#features/listing/catalogue-head.ts'
import { CatalogueUnavailable } from '#features/listing/catalogue-unavailable.tsx'
import { orCardWhenFollowed } from '#features/product/preview/card-preview.ts'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('page', 'filters', 'sort', 'view', 'packing')

/** The response decides which screen a URL shows: in German and French product and category URLs look the same. */
const screens = {
  category: lazyRouteComponent(() => import('./-listing-screen.tsx'), 'ListingScreen'),
  product: lazyRouteComponent(() => import('./-product-screen.tsx'), 'ProductScreen'),
}

/** Prices of a preview. */
const unsettled = new Promise<never>(() => undefined)

export const Route = createFileRoute('/catalogue/$')({
  validateSearch,
  // the component only selects a screen
  codeSplitGroupings: [['errorComponent']],
  staticData: {
    loadAhead: () => Promise.all(Object.values(screens).map((screen) => screen.preload?.())),
    loadNext: () => screens.product.preload?.(),
  },
  // a preloaded page is shown at once, and its data read again
  preloadStaleTime: 0,
  // `view` is not a dependency: it changes no data
  loaderDeps: ({ search: { view: _, packing, ...params } }) => ({ query: parseListing(params), packing }),
  loader: async ({ params, deps: { query, packing }, location, preload, context }) => {
    const { api, readPrivately, readPreview, facts, locale } = context
    const guest = facts.customer === null
    const [kind = '', ...segments] = (params._splat ?? '').split('/')
    const path = segments.join('/')
    const readListing = () => {
      const params = toListingParams(path, query)
      const reads = {
        listing: toResult(api('/catalogue/listing', params)),
        facets: toResult(api('/catalogue/facets', params)),
        prices: guest ? null : readPrivately('listingPrices', path, query),
      }
      // an unknown category rejects all of them
      for (const read of Object.values(reads)) if (read instanceof Promise) read.catch(() => undefined)
      return reads
    }
    if (readPreview && kind === 'product') {
      // its code in the same round trip as its data; `head` handles a failure
      screens.product.preload?.()?.catch(() => undefined)
      const product = preload ? await orCardWhenFollowed(location.publicHref, readPreview(path)) : null
      const prices = guest ? null : unsettled
      if (product)
        return { kind: 'product' as const, product, prices, alternates: product.alternates, isPreview: true as const }
    }
    const early = kind === 'product' ? null : readListing()
    const found =
      kind === 'product'
        ? await api('/catalogue/products', { slug: path, packing })
        : { ...(await api('/catalogue/category', { path })), product: null, redirect: null }
    if (found.redirect !== null) throw redirect({ href: found.redirect, statusCode: 301 })
    if (found.product !== null) {
      const { product } = found
      const prices = guest ? null : readPrivately('productPrices', product.urlKey)
      return { kind: 'product' as const, product, prices, alternates: product.alternates }
    }
    const { category, stockFilter } = found
    const place = { category, query, guest, stockFilter }
    const reads = early ?? readListing()
    // a page that exists is streamed; only one that may be after the last page waits for the listing
    const last = mayBeAfterLastPage(query, category.count) ? await reads.listing : null
    if (last?.ok && query.page > last.value.pageCount) {
      const { view } = parseListing(location.search)
      throw redirect({
        href: listingHref(locale, path, { ...query, view, page: last.value.pageCount }),
        statusCode: 302,
      })
    }
    return { kind: 'category' as const, place, alternates: listingAlternates(place), ...reads }
  },
  head: async ({ loaderData, match: { context, status } }) => {
    const trouble = status === 'error' ? 'catalogue.unavailable' : 'global.pageNotFound'
    if (!loaderData) return { meta: [{ title: pageTitle(context.facts.brand, context.t(trouble)) }] }
    // preload before the page is rendered or hydrated
    await screens[loaderData.kind].preload?.()
    const around = { t: context.t, locale: context.locale, origin: context.facts.origin }
    const { title, meta, ...head } =
      loaderData.kind === 'product' ? productHead(around, loaderData.product) : categoryHead(around, loaderData.place)
    return { ...head, meta: [{ title: pageTitle(context.facts.brand, title) }, ...meta] }
  },
  component: CataloguePage,
  errorComponent: ({ error }) => <ErrorScreen error={error} own={<CatalogueUnavailable />} />,
})

function CataloguePage() {
  const data = Route.useLoaderData()
  useLoadCart()
  return data.kind === 'category' ? <screens.category {...data} /> : <screens.product {...data} />
}
