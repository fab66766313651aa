import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApprovalsPage } from '#features/account/approvals/approvals-page.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from '../-search-params.ts'

const validateSearch = pickStrings('approval', 'page')

export const Route = createFileRoute('/dashboard/approvals')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { approval: id, page } }) => {
    // awaited, so that the status of a role that is refused, and of an unknown request, is that of the page
    const [listed, opened] = await Promise.all([
      toResult(api('/account/approvals', { ...(page !== undefined && { page }) })),
      id === undefined ? null : toResult(api('/account/approvals/:id', { id })),
    ])
    // the backend has no approvals
    if (!listed.ok && listed.problem.status === 404) throw notFound()
    return { listed, opened }
  },
  head: noindexTitle('approvals.title'),
  component: Approvals,
})

function Approvals() {
  const t = useT()
  const { listed, opened } = Route.useLoaderData()
  if (!listed.ok) return <NotAllowed title={t('approvals.title')} refused={listed} />
  return <ApprovalsPage listed={listed.value} opened={opened} />
}
