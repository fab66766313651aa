import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { AuthFrame } from '#features/account/auth-frame.tsx'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { WaysToLogin } from '#features/account/ways-to-login.tsx'
import { LanguageLinks } from '#features/shell/language-switcher.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/register/')({
  staticData: { layout: 'bare' },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.registerTitle')),
  component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { site } = root.useLoaderData()
  return (
    <AuthFrame brand={facts.brand} languages={<LanguageLinks className="btn b-simple" />}>
      <PlainPage title={t('account.registerTitle')} text={t('account.registerText')}>
        <WaysToLogin contactPath={site?.contactPath ?? null} />
      </PlainPage>
    </AuthFrame>
  )
}
