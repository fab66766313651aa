import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

export const Route = createFileRoute('/dashboard/order-lists')({
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.listsTitle')),
  component: ListsPage,
})

function ListsPage() {
  const t = useT()
  const to = usePath()
  return (
    <PlainPage title={t('account.listsTitle')} text={t('account.listsText')}>
      <Button href={to('range')}>{t('account.toRange')}</Button>
    </PlainPage>
  )
}
