import { useEffect } from 'react'
import { useCart } from '#features/cart/cart-provider.tsx'
import { OrderLines } from '#features/orders/order-lines.tsx'
import { OrderSums } from '#features/orders/order-sums.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { Placed } from './checkout.ts'

type PlacedOrderProps = {
  placed: Placed
  customer: boolean
  /** The payment page could not be opened. */
  unpaid: boolean
}

/** The order or the request that was just placed, for its owner; a neutral word for everybody else. */
export function PlacedOrder({ placed: { order, isOffer, delivery }, customer, unpaid }: PlacedOrderProps) {
  const t = useT()
  const to = usePath()
  const { ended } = useCart()
  useEffect(() => {
    if (order) ended()
  }, [order, ended])
  return (
    <div className="stack l">
      {unpaid ? (
        <Notice tone="error" title={t('checkout.unpaid')}>
          {t('checkout.unpaidText')}
        </Notice>
      ) : (
        <p className="lead soft">
          {t(!order ? 'checkout.thanksNeutral' : isOffer ? 'checkout.offerThanks' : 'checkout.thanksText')}
        </p>
      )}
      {order && (
        <Ticket className="narrow">
          <p>
            <span className="soft">{t(isOffer ? 'checkout.offerNumber' : 'checkout.orderNumber')}</span>
            <br />
            <b className="d4 num">{order.number}</b>
          </p>
          {delivery && (
            <p>
              <span className="soft">{t('checkout.method')}</span>
              <br />
              {delivery}
            </p>
          )}
          <OrderLines lines={order.items} />
          <OrderSums order={order} />
        </Ticket>
      )}
      <div className="cluster">
        {customer && <Button href={to('dashboardOrders')}>{t('checkout.toOrders')}</Button>}
        <Button look={customer ? 'outline' : 'default'} href={to('range')}>
          {t('checkout.keepShopping')}
        </Button>
      </div>
    </div>
  )
}
