import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** @param look `outline` beside a primary action */
export function InvoicesEmpty({ look }: { look?: 'outline' }) {
  const t = useT()
  const to = usePath()
  return (
    <EmptyState
      icon="receipt"
      title={t('invoices.empty')}
      text={t('invoices.emptyText')}
      action={
        <Button {...(look && { look })} href={to('dashboardOrders')}>
          {t('checkout.toOrders')}
        </Button>
      }
    />
  )
}
