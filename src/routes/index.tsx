import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { toListingParams } from '#features/catalogue/listing-query.ts'
import { homeUri } from '#features/content/text/links.ts'
import { pageTitle } from '#features/layout/page-title.ts'
import { homeRows, inStockQuery, toNewProducts } from '#features/listing/listing.ts'
import { toResult } from '#service/result.ts'

const guest = { prices: null, last: null, planning: null, owed: null, lists: null }

const loadScreen = () => import('./-home-screen.tsx')
/** If the chunk is missing, the component loads a new document. */
const noProducts = () => null

export const Route = createFileRoute('/')({
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    const { api, readPrivately, facts } = context
    const fresh = toResult(api('/catalogue/new'))
    const rows = toResult(
      api('/catalogue/listing', toListingParams('', inStockQuery)).then(({ products }) => ({
        products: toNewProducts(products, homeRows),
      })),
    )
    const own = facts.customer && {
      prices: readPrivately('homePrices'),
      last: readPrivately('lastOrder'),
      planning: facts.features.planning ? readPrivately('planning') : null,
      owed: facts.features.invoices ? readPrivately('owed') : null,
      lists: facts.features.lists ? readPrivately('firstLists') : null,
    }
    const content = await api('/content/entry', { uri: homeUri, page: String(1) })
    const named = await loadScreen().then(
      (screen) => screen.readNamedProducts(content.articleNumbers, context),
      noProducts,
    )
    return { content, named, fresh, rows, ...(own ?? guest) }
  },
  head: async ({ loaderData, match: { context, status } }) => {
    const { brand, origin } = context.facts
    const trouble = status === 'error' ? 'global.500statusMessage' : 'global.inSetup'
    if (!loaderData) return { meta: [{ title: pageTitle(brand, context.t(trouble)) }] }
    const { entryHead, headTitle } = await loadScreen()
    return entryHead(loaderData.content, { title: pageTitle(brand, headTitle(loaderData.content)), origin })
  },
  component: lazyRouteComponent(loadScreen, 'HomeScreen'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'HomeInSetup'),
})
