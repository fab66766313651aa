import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { WaysToLogin } from '#features/account/login/ways-to-login.tsx'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { useT } from '#i18n/i18n-provider.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/_auth/register/success')({
  staticData: { lead: { title: 'account.request.lead', text: 'account.request.leadText' } },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.registeredTitle')),
  component: RegisteredPage,
})

function RegisteredPage() {
  const t = useT()
  const { site } = root.useLoaderData()
  return (
    <PlainPage title={t('account.registeredTitle')} text={t('account.registeredText')}>
      <WaysToLogin contactPath={site?.contactPath ?? null} />
    </PlainPage>
  )
}
