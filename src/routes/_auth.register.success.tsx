import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { LoginLinks } from '#features/account/login/login-links.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { StatusPage } from '#features/account/status-page.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/_auth/register/success')({
  staticData: { lead: { title: 'account.request.lead', text: 'account.request.leadText' } },
  head: noindexTitle('account.registeredTitle'),
  component: RegisteredPage,
})

function RegisteredPage() {
  const t = useT()
  const { site } = root.useLoaderData()
  return (
    <StatusPage title={t('account.registeredTitle')} text={t('account.registeredText')}>
      <LoginLinks contactPath={site?.contactPath ?? null} />
    </StatusPage>
  )
}
