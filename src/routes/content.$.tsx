import { createFileRoute, notFound } from '@tanstack/react-router'
import { entryHead, headTitle } from '#features/content/entry-head.ts'
import { EntryView } from '#features/content/entry-view.tsx'
import { homeUri } from '#features/content/links.ts'
import { toPageNumber } from '#features/content/news.ts'
import { pageTitle } from '#features/shell/page-title.ts'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/content/$')({
  loaderDeps: ({ search }: { search: { page?: unknown } }) => ({ page: toPageNumber(String(search.page ?? '')) }),
  loader: async ({ context: { api }, params: { _splat: uri = '' }, deps: { page } }) => {
    // the home page has one address, and it is another
    if (uri === homeUri) throw notFound()
    const found = await read(api.content.entry.$get({ query: { uri, page: String(page) } }))
    return { ...found, page, alternates: found.entry.alternates }
  },
  head: ({ loaderData, match: { context, status } }) => {
    const { brand, origin } = context.facts
    const trouble = status === 'error' ? 'global.500statusMessage' : 'global.pageNotFound'
    if (!loaderData) return { meta: [{ title: pageTitle(brand, context.t(trouble)) }] }
    const { page } = loaderData
    const title = headTitle(loaderData) + (page > 1 ? `, ${context.t('content.page', { page })}` : '')
    return entryHead(loaderData, { title: pageTitle(brand, title), origin, page })
  },
  component: () => <EntryView {...Route.useLoaderData()} />,
})
