import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** @param look `outline` beside a primary action */
export function OrdersEmpty({ look }: { look?: 'outline' }) {
  const t = useT()
  const to = usePath()
  return (
    <EmptyState
      picture={emptyPictures.orders}
      title={t('orders.empty')}
      text={t('orders.emptyText')}
      action={
        <Button {...(look && { look })} href={to('range')}>
          {t('orders.emptyAction')}
        </Button>
      }
    />
  )
}
