import type { CartSummary } from '#features/cart/cart.ts'
import type { OrderSummary } from '#features/orders/order.ts'
import { orderHref } from '#features/orders/order-table.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** The cart that waits. */
export function CartTile({ summary }: { summary: CartSummary | null }) {
  const t = useT()
  const to = usePath()
  const lines = summary?.lines ?? 0
  return (
    <div className="actt hot on-dark">
      <div>
        <p className="k">{t(lines ? 'account.cartReady' : 'account.cartEmpty')}</p>
        {lines ? <p className="price lg num">{summary?.total}</p> : <p className="big">{t('account.cartLead')}</p>}
      </div>
      <div className="between">
        <span className="small">{lines > 0 && t('cart.items', { count: lines })}</span>
        <span className="cluster">
          <Button look="outline-white" icon="note-pencil" href={`${to('cart')}?pad=1`}>
            {t('pad.title')}
          </Button>
          <Button look="default-arrow" href={to(lines ? 'cart' : 'range')}>
            {t(lines ? 'account.continue' : 'account.toRange')}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** The last order, with the way to it. */
export function LastOrderTile({ order }: { order: OrderSummary | undefined }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  if (!order)
    return (
      <div className="actt">
        <div className="stack s">
          <p className="k">{t('account.noOrder')}</p>
          <p className="big">{t('account.firstOrder')}</p>
        </div>
      </div>
    )
  const items = order.lines === null ? null : t('cart.items', { count: order.lines })
  return (
    <div className="actt">
      <div className="stack s">
        <p className="k">
          {t('account.lastOrder', {
            date: order.placedAt ? formatDate(locale, order.placedAt, 'medium') : order.number,
          })}
        </p>
        <p className="big">{[items, order.grandTotal].filter(Boolean).join(', ')}</p>
      </div>
      <div className="cluster">
        <Button icon="arrows-clockwise" href={orderHref(to('dashboardOrders'), order.id, { refill: true })}>
          {t('orders.again')}
        </Button>
        <Button look="outline" href={orderHref(to('dashboardOrders'), order.id)}>
          {t('account.viewOrder')}
        </Button>
      </div>
    </div>
  )
}
