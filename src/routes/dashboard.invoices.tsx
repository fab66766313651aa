import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '#features/account/plain-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

export const Route = createFileRoute('/dashboard/invoices')({
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.invoicesTitle')),
  component: InvoicesPage,
})

function InvoicesPage() {
  const t = useT()
  const to = usePath()
  return (
    <PlainPage title={t('account.invoicesTitle')} text={t('account.invoicesText')}>
      <Button href={to('dashboardOrders')}>{t('account.toOrders')}</Button>
    </PlainPage>
  )
}
