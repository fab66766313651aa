import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

/** Nothing was ordered yet. */
export function OrdersEmpty() {
  const t = useT()
  const to = usePath()
  return (
    <Empty
      title={t('orders.empty')}
      text={t('orders.emptyText')}
      action={<Button href={to('range')}>{t('orders.emptyAction')}</Button>}
    />
  )
}
