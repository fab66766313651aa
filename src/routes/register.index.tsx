import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { AuthFrame } from '#features/account/auth-frame.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { RegisterForm } from '#features/account/register-form.tsx'
import { PartProblem } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { LanguageLinks } from '#features/shell/language-switcher.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/register/')({
  staticData: { layout: 'bare' },
  loader: ({ context: { api, t } }) => settle(t, read(api.account['registration-countries'].$get())),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.registerTitle')),
  component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const known = Route.useLoaderData()
  const { site } = root.useLoaderData()
  const lead = { title: t('account.request.lead'), text: t('account.request.leadText') }
  return (
    <AuthFrame brand={facts.brand} languages={<LanguageLinks className="btn b-simple" />} lead={lead}>
      {known.ok ? (
        <RegisterForm countries={known.value.countries} privacyPath={site?.privacyPath ?? null} />
      ) : (
        <PartProblem problem={known.problem} />
      )}
    </AuthFrame>
  )
}
