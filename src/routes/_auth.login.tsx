import { createFileRoute } from '@tanstack/react-router'
import { LoginForm } from '#features/account/login/login-form.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { Notice } from '#ui/states/notice.tsx'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('reset', 'redirect')

export const Route = createFileRoute('/_auth/login')({
  validateSearch,
  head: noindexTitle('account.login'),
  component: LoginPage,
})

function LoginPage() {
  const { facts, t } = Route.useRouteContext()
  const { reset, redirect } = Route.useSearch()
  return (
    <>
      {reset !== undefined ? (
        <Notice tone="success" title={t('account.resetDone')} />
      ) : (
        (facts.sessionOver || facts.wasLoggedIn) && (
          <Notice tone="warn" title={t('forms.sessionOver')} autoFocus={facts.refusedForm !== null} />
        )
      )}
      <LoginForm redirect={sameOriginPath(redirect)} />
    </>
  )
}
