import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '#features/account/auth-frame.tsx'
import { LoginForm } from '#features/account/login-form.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { LanguageLinks } from '#features/shell/language-switcher.tsx'
import { sameSitePath } from '#i18n/same-site-path.ts'
import { Notice } from '#ui/notice.tsx'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'bare' },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.login')),
  component: LoginPage,
})

function LoginPage() {
  const { facts, t } = Route.useRouteContext()
  const isReset = useLocation({ select: ({ search }) => 'reset' in search })
  const asked = useLocation({ select: ({ search }) => ('redirect' in search ? String(search.redirect) : null) })
  return (
    <AuthFrame brand={facts.brand} languages={<LanguageLinks className="btn b-simple" />}>
      {isReset ? (
        <Notice tone="success" title={t('account.resetDone')} />
      ) : (
        (facts.sessionOver || facts.wasCustomer) && <Notice tone="warn" title={t('forms.sessionOver')} />
      )}
      <LoginForm redirect={sameSitePath(asked)} />
    </AuthFrame>
  )
}
