import type { CartSummary } from '#features/cart/cart.ts'
import type { OrderSummary } from '#features/orders/order.ts'
import { orderHref } from '#features/orders/order-href.ts'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ActionTile } from '#ui/order/action-tile.tsx'

/** @param props.isPrimary false if the page has another primary action */
export function CartTile({ summary, isPrimary }: { summary: CartSummary | null; isPrimary: boolean }) {
  const t = useT()
  const to = usePath()
  const lines = summary?.lines ?? 0
  return (
    <ActionTile
      highlight
      label={t(lines ? 'account.cartReady' : 'account.cartEmpty')}
      {...(lines ? { amount: summary?.total } : { text: t('account.cartLead') })}
    >
      <div className="between">
        {lines > 0 && (
          <Text as="span" size="small">
            {t('cart.items', { count: lines })}
          </Text>
        )}
        <Cluster as="span">
          <Button look="outline-white" icon="note-pencil" href={`${to('cart')}?quickOrder=1`}>
            {t('quickOrder.title')}
          </Button>
          <Button look={isPrimary ? 'default-arrow' : 'default-white'} href={to(lines ? 'cart' : 'range')}>
            {t(lines ? 'account.continue' : 'account.toRange')}
          </Button>
        </Cluster>
      </div>
    </ActionTile>
  )
}

export function LastOrderTile({ order }: { order: OrderSummary | undefined }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { customer } = useShop().facts
  if (!order) return <ActionTile label={t('account.noOrder')} text={t('account.firstOrder')} />
  const items = order.lines === null ? null : t('cart.items', { count: order.lines })
  return (
    <ActionTile
      label={t('account.lastOrder', {
        date: order.placedAt ? formatDate(locale, order.placedAt, 'medium') : order.number,
      })}
      text={[items, order.grandTotal].filter(Boolean).join(', ')}
    >
      <Cluster>
        {may(customer, 'order') && (
          <Button
            look="outline"
            icon="arrows-clockwise"
            href={orderHref(to('dashboardOrders'), order.id, { reorder: true })}
          >
            {t('orders.again')}
          </Button>
        )}
        <Button look="outline" href={orderHref(to('dashboardOrders'), order.id)}>
          {t('account.viewOrder')}
        </Button>
      </Cluster>
    </ActionTile>
  )
}
