import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#features/account/auth-frame.tsx'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { ResetForm } from '#features/account/reset-form.tsx'
import { PartProblem } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { LanguageLinks } from '#features/shell/language-switcher.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'
import { Button } from '#ui/button.tsx'

const tokenOf = (search: object) => ('token' in search ? String(search.token) : '')

export const Route = createFileRoute('/reset-password')({
  staticData: { layout: 'bare' },
  loaderDeps: ({ search }) => ({ token: tokenOf(search) }),
  // a link that is over is said before anybody thinks up a password
  loader: async ({ context: { api, t }, deps: { token } }) => ({
    token,
    checked: await settle(t, read(api.account['reset-token'].$get({ query: { token } }))),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.resetTitle')),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { facts } = Route.useRouteContext()
  const { token, checked } = Route.useLoaderData()
  return (
    <AuthFrame brand={facts.brand} languages={<LanguageLinks className="btn b-simple" />}>
      {!checked.ok ? (
        <PartProblem problem={checked.problem} />
      ) : checked.value.email === null ? (
        <LinkOver />
      ) : (
        <ResetForm token={token} email={checked.value.email} />
      )}
    </AuthFrame>
  )
}

function LinkOver() {
  const t = useT()
  const to = usePath()
  return (
    <PlainPage title={t('account.linkOver')} text={t('account.linkOverText')}>
      <Button href={to('forgotPassword')}>{t('account.forgotAgain')}</Button>
      <Button look="outline" href={to('login')}>
        {t('account.backToLogin')}
      </Button>
    </PlainPage>
  )
}
