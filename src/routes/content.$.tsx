import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { toPageNumber } from '#features/content/news/news.ts'
import { homeUri } from '#features/content/text/links.ts'
import { pageTitle } from '#features/layout/page-title.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('page')

const loadScreen = () => import('./-content-screen.tsx')
/** If the chunk is missing, the component loads a new document. */
const noProducts = () => null

export const Route = createFileRoute('/content/$')({
  validateSearch,
  codeSplitGroupings: [],
  loaderDeps: ({ search }) => ({ page: toPageNumber(search.page) }),
  loader: async ({ context, params: { _splat: uri = '' }, deps: { page } }) => {
    // the home page has its own canonical URL
    if (uri === homeUri) throw notFound()
    const found = await context.api('/content/entry', { uri, page: String(page) })
    const named = await loadScreen().then(
      (screen) => screen.readNamedProducts(found.articleNumbers, context),
      noProducts,
    )
    return { ...found, page, named, alternates: found.entry.alternates }
  },
  head: async ({ loaderData, match: { context, status } }) => {
    const { brand, origin, gone } = context.facts
    const missing = gone === null ? 'global.pageNotFound' : 'global.pageGone'
    const trouble = status === 'error' ? 'global.500statusMessage' : missing
    if (!loaderData) return { meta: [{ title: pageTitle(brand, context.t(trouble)) }] }
    const { page } = loaderData
    const { entryHead, headTitle } = await loadScreen()
    const title = headTitle(loaderData) + (page > 1 ? `, ${context.t('content.page', { page })}` : '')
    return entryHead(loaderData, { title: pageTitle(brand, title), origin, page })
  },
  component: lazyRouteComponent(loadScreen, 'ContentScreen'),
})
