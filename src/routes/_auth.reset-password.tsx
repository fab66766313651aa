import { createFileRoute } from '@tanstack/react-router'
import { ResetForm } from '#features/account/login/reset-form.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { StatusPage } from '#features/account/status-page.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('token')

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  // check the token first, so that an expired link is reported before a password is entered
  loader: async ({ context: { api }, deps: { token } }) => ({
    token,
    checked: await toResult(api('/account/reset-token', { token })),
  }),
  head: noindexTitle('account.resetTitle'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { token, checked } = Route.useLoaderData()
  return !checked.ok ? (
    <DeferredError problem={checked.problem} />
  ) : checked.value.email === null ? (
    <LinkOver />
  ) : (
    <ResetForm token={token} email={checked.value.email} />
  )
}

function LinkOver() {
  const t = useT()
  const to = usePath()
  return (
    <StatusPage title={t('account.linkOver')} text={t('account.linkOverText')}>
      <Button href={to('forgotPassword')}>{t('account.forgotAgain')}</Button>
      <Button look="outline" href={to('login')}>
        {t('account.backToLogin')}
      </Button>
    </StatusPage>
  )
}
