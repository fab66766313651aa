import { useEffect } from 'react'
import { useCart } from '#features/cart/cart-provider.tsx'
import { OrderLines } from '#features/orders/order-lines.tsx'
import { OrderTotals } from '#features/orders/order-totals.tsx'
import { formatWeekday } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/cluster.tsx'
import { Notice } from '#ui/notice.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { Stack } from '#ui/stack.tsx'
import { SummaryPanel } from '#ui/summary-panel.tsx'
import { Text } from '#ui/text.tsx'
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
  const locale = useLocale()
  const { ended } = useCart()
  useEffect(() => {
    if (order) ended()
  }, [order, ended])
  return (
    <Stack gap="large">
      {unpaid ? (
        <Notice tone="error" title={t('checkout.unpaid')}>
          {t('checkout.unpaidText')}
        </Notice>
      ) : (
        <Text size="lead" tone="soft">
          {t(!order ? 'checkout.thanksNeutral' : isOffer ? 'checkout.offerThanks' : 'checkout.thanksText')}
        </Text>
      )}
      {order && (
        <SummaryPanel className="narrow">
          <p>
            <Text as="span" tone="soft">
              {t(isOffer ? 'checkout.offerNumber' : 'checkout.orderNumber')}
            </Text>
            <br />
            <b className="display-4 figures">{order.number}</b>
          </p>
          {delivery && (
            <p>
              <Text as="span" tone="soft">
                {t('checkout.method')}
              </Text>
              <br />
              {delivery}
            </p>
          )}
          {order.deliveryDate && (
            <p>
              <Text as="span" tone="soft">
                {t('checkout.day')}
              </Text>
              <br />
              <b>{formatWeekday(locale, order.deliveryDate)}</b>
            </p>
          )}
          <OrderLines lines={order.items} />
          <OrderTotals order={order} />
        </SummaryPanel>
      )}
      <Cluster>
        {customer && <Button href={to('dashboardOrders')}>{t('checkout.toOrders')}</Button>}
        <Button look={customer ? 'outline' : 'default'} href={to('range')}>
          {t('checkout.keepShopping')}
        </Button>
        {order && <PrintButton>{t('forms.print')}</PrintButton>}
      </Cluster>
    </Stack>
  )
}
