import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#features/account/auth-frame.tsx'
import { ForgotForm } from '#features/account/forgot-form.tsx'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { LanguageLinks } from '#features/shell/language-switcher.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

const isSent = (search: object) => 'sent' in search

export const Route = createFileRoute('/forgot-password')({
  staticData: { layout: 'bare' },
  head: ({ match: { context, search } }) =>
    privateHead(context.facts.brand, context.t(isSent(search) ? 'account.forgotSentTitle' : 'account.forgotTitle')),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const t = useT()
  const to = usePath()
  const { facts } = Route.useRouteContext()
  const search = Route.useSearch()
  return (
    <AuthFrame brand={facts.brand} languages={<LanguageLinks className="btn b-simple" />}>
      {isSent(search) ? (
        <PlainPage title={t('account.forgotSentTitle')} text={t('account.forgotSentText')}>
          <Button href={to('login')}>{t('account.backToLogin')}</Button>
          <Button look="outline" href={to('forgotPassword')}>
            {t('account.forgotAgain')}
          </Button>
        </PlainPage>
      ) : (
        <ForgotForm />
      )}
    </AuthFrame>
  )
}
