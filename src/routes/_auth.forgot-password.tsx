import { createFileRoute } from '@tanstack/react-router'
import { ForgotForm } from '#features/account/login/forgot-form.tsx'
import { noindexHead } from '#features/account/noindex-head.ts'
import { StatusPage } from '#features/account/status-page.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('sent')

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch,
  head: ({ match: { context, search } }) =>
    noindexHead(
      context.facts.brand,
      context.t(search.sent !== undefined ? 'account.forgotSentTitle' : 'account.forgotTitle'),
    ),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const t = useT()
  const to = usePath()
  const isSent = Route.useSearch().sent !== undefined
  return isSent ? (
    <StatusPage title={t('account.forgotSentTitle')} text={t('account.forgotSentText')}>
      <Button href={to('login')}>{t('account.backToLogin')}</Button>
      <Button look="outline" href={to('forgotPassword')}>
        {t('account.forgotAgain')}
      </Button>
    </StatusPage>
  ) : (
    <ForgotForm />
  )
}
