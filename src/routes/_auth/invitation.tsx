import { createFileRoute } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { StatusPage } from '#features/account/status-page.tsx'
import { InvitationForm } from '#features/account/users/invitation-form.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { pickStrings } from '../-search-params.ts'

const validateSearch = pickStrings('token')

export const Route = createFileRoute('/_auth/invitation')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  // check the token first, so that an expired link is reported before a password is entered
  loader: async ({ context: { api }, deps: { token } }) => ({
    token,
    checked: await toResult(api('/account/invitation', { token })),
  }),
  head: noindexTitle('users.invitationTitle'),
  component: InvitationPage,
})

function InvitationPage() {
  const t = useT()
  const to = usePath()
  const { token, checked } = Route.useLoaderData()
  if (!checked.ok) return <DeferredError problem={checked.problem} />
  const { invitation } = checked.value
  if (invitation) return <InvitationForm token={token} {...invitation} />
  return (
    <StatusPage title={t('account.linkOver')} text={t('users.invitationOver')}>
      <Button href={to('login')}>{t('account.backToLogin')}</Button>
    </StatusPage>
  )
}
