import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

export const Route = createFileRoute('/dashboard/account')({
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.profileTitle')),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const to = usePath()
  return (
    <PlainPage title={t('account.profileTitle')} text={t('account.profileText')}>
      <Button href={to('dashboard')}>{t('account.toOverview')}</Button>
    </PlainPage>
  )
}
