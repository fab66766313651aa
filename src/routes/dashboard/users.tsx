import { createFileRoute, notFound } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { UsersPage } from '#features/account/users/users-page.tsx'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from '../-search-params.ts'

const validateSearch = pickStrings('user')

export const Route = createFileRoute('/dashboard/users')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loader: async ({ context: { api } }) => {
    // awaited, so that the status of a role that is refused is that of the page
    const listed = await toResult(api('/account/users'))
    if (listed.ok && listed.value.company === null) throw notFound()
    return { listed }
  },
  head: noindexTitle('users.title'),
  component: Users,
})

function Users() {
  const t = useT()
  const { listed } = Route.useLoaderData()
  const { user = null } = Route.useSearch()
  if (!listed.ok) return <NotAllowed title={t('users.title')} refused={listed} />
  return listed.value.company && <UsersPage company={listed.value.company} opened={user} />
}
