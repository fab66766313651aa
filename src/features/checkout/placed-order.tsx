import { useEffect } from 'react'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import { ChangeOrder, type Phone } from '#features/orders/change-order.tsx'
import { announcedText } from '#features/orders/empties/empties.ts'
import type { Order } from '#features/orders/order.ts'
import { Address } from '#features/orders/order-address.tsx'
import { OrderLines } from '#features/orders/order-lines.tsx'
import { OrderTotals } from '#features/orders/order-totals.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { PrintButton } from '#ui/actions/print-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { PlacedOrderView } from './checkout.ts'
import { NextSteps } from './next-steps.tsx'

type PlacedOrderProps = {
  placed: PlacedOrderView
  customer: boolean
  invoices: boolean
  unpaid: boolean
  phone: Phone
}

export function PlacedOrder({ placed, customer, invoices, unpaid, phone }: PlacedOrderProps) {
  const { order, isOffer, change, delivery, day } = placed
  const isCanceled = order?.status === 'canceled'
  const t = useT()
  const to = usePath()
  const { ended } = useCart()
  // also if the order cannot be read: other tabs fetch the cart
  useEffect(ended, [ended])
  const actions = (
    <Cluster>
      {customer && <Button href={to('dashboardOrders')}>{t('checkout.toOrders')}</Button>}
      <Button look={customer ? 'outline' : 'default'} href={to('range')}>
        {t('checkout.keepShopping')}
      </Button>
      {order && <PrintButton>{t('forms.print')}</PrintButton>}
    </Cluster>
  )
  return (
    <Stack gap="large">
      {isCanceled ? (
        <Notice title={t('orders.cancelDone')} />
      ) : unpaid ? (
        <Notice tone="error" title={t('checkout.unpaid')}>
          {t('checkout.unpaidText')}
        </Notice>
      ) : (
        <Text size="lead" tone="soft">
          {t(!order ? 'checkout.thanksNeutral' : isOffer ? 'checkout.offerThanks' : 'checkout.thanksText')}
        </Text>
      )}
      {order ? (
        <div className="with-summary placed">
          <Stack gap="large">
            <p>
              <Text as="span" tone="soft">
                {t(isOffer ? 'checkout.offerNumber' : 'checkout.orderNumber')}
              </Text>
              <br />
              <b className="display-4 figures">{order.number}</b>
            </p>
            <ChangeOrder id={order.id} change={change} phone={phone} />
            {!unpaid && !isCanceled && (
              <NextSteps
                order={order}
                isOffer={isOffer}
                invoices={invoices}
                delivery={delivery}
                day={day}
                phone={phone}
              />
            )}
            <OrderFacts order={order} {...((isOffer || unpaid || isCanceled) && { delivery })} />
            {actions}
          </Stack>
          <SummaryPanel>
            <Heading look="heading">{t(isOffer ? 'checkout.yourRequest' : 'checkout.yourOrder')}</Heading>
            <OrderLines lines={order.items} />
            <OrderTotals order={order} />
          </SummaryPanel>
        </div>
      ) : (
        actions
      )}
    </Stack>
  )
}

/** Order data that NextSteps does not show. @param props.delivery set if NextSteps shows no delivery: adds shipping method and address */
function OrderFacts({ order, delivery }: { order: Order; delivery?: string | null }) {
  const t = useT()
  const { collected, shippingAddress, billingAddress, purchaseReference, message } = order
  const facts = [
    ...(delivery === undefined
      ? []
      : [
          { name: t('checkout.method'), value: delivery },
          {
            name: t('orders.deliverTo'),
            value: !collected && shippingAddress && <Address address={shippingAddress} />,
          },
        ]),
    { name: t('orders.billTo'), value: billingAddress && <Address address={billingAddress} /> },
    { name: t('checkout.purchaseReference'), value: purchaseReference },
    { name: t('empties.title'), value: announcedText(order.empties) },
    { name: t('orders.message'), value: message },
  ].filter(({ value }) => value)
  return <DescriptionList items={facts} />
}
