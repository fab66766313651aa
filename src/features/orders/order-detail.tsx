import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate } from '#i18n/format.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { ChangeOrder, type Phone, QuoteAnswer } from './change-order.tsx'
import { OrderEmptiesSection } from './empties/order-empties.tsx'
import type { OpenedOrder } from './order.ts'
import { Address } from './order-address.tsx'
import { detailId, orderTitle } from './order-href.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderStatusChip } from './order-status-chip.tsx'
import { isAwaited, OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { QuoteConversation, QuoteDecision } from './quote-conversation.tsx'
import { isQuoteOnly } from './quote-status.ts'

type OrderDetailProps = {
  order: OpenedOrder
  closeHref: string
  againHref: string
  allergensHref: string
  printHref: string
  /** The reorder panel is open: it has the button that adds the order. */
  isReordering: boolean
  page: number
  phone: Phone
}

export function OrderDetail(props: OrderDetailProps) {
  const { order, closeHref, againHref, allergensHref, printHref, isReordering, page, phone } = props
  const t = useT()
  const locale = useLocale()
  const { status, placedAt, reference, message, shippingAddress, billingAddress } = order
  const { deliveryDate, purchaseReference, collected } = order
  const to = usePath()
  const { facts } = useShop()
  const { customer } = facts
  const isQuote = isQuoteOnly(status) || (order.quote?.placed ?? null) !== null
  const orderFacts = [
    { name: t('orders.status'), value: <OrderStatusChip status={status} /> },
    { name: t('orders.requested'), value: isQuote && placedAt && formatDate(locale, placedAt) },
    {
      name: t(collected ? 'orders.pickupDay' : 'orders.deliveryDay'),
      value: (isQuote || !isAwaited(order)) && deliveryDate && formatWeekday(locale, deliveryDate),
    },
    { name: t('orders.orderedBy'), value: order.orderedBy },
    { name: t('orders.onBehalfBy'), value: order.placedOnBehalfBy && `${order.placedOnBehalfBy} (${facts.brand})` },
    { name: t('orders.approvedBy'), value: order.approvedBy },
    { name: t('checkout.purchaseReference'), value: purchaseReference },
    { name: t('orders.reference'), value: reference },
    {
      name: t(collected ? 'checkout.method' : 'orders.deliverTo'),
      value: collected ? t('orders.collected') : shippingAddress && <Address address={shippingAddress} />,
    },
    { name: t('orders.billTo'), value: billingAddress && <Address address={billingAddress} /> },
    { name: t('orders.message'), value: message },
  ].filter(({ value }) => value)
  return (
    <Panel
      id={detailId}
      tabIndex={-1}
      className="opened"
      title={orderTitle(t, order)}
      aside={<IconButton icon="x" label={t('orders.closeDetail')} href={closeHref} />}
      padded
    >
      <Stack gap="large">
        {order.quote && <QuoteDecision id={order.id} status={status} quote={order.quote} page={page} />}
        <div className="record-columns">
          <OrderLines lines={order.items} />
          <Stack gap="large">
            {order.quote && <QuoteConversation id={order.id} quote={order.quote} />}
            {status === 'offer_requested' && (
              <Notice title={t('checkout.nextAnswer')}>
                <QuoteAnswer phone={phone} />
                <Text tone="soft">{t('checkout.nextDecideText')}</Text>
              </Notice>
            )}
            <ChangeOrder id={order.id} page={page} change={order.change} phone={phone} />
            {!isReordering && may(customer, 'order') && (
              <Button
                icon={isQuote ? 'shopping-cart-simple' : 'arrows-clockwise'}
                {...(order.quote?.canDecide && { look: 'simple' })}
                href={againHref}
              >
                {t(isQuote ? 'reorder.put' : 'orders.again')}
              </Button>
            )}
            {!isQuote && facts.features.standingOrders && may(customer, 'order') && (
              <Button
                look="outline"
                icon="calendar-blank"
                href={`${to('dashboardStandingOrders')}?from=order:${encodeURIComponent(order.id)}`}
              >
                {t('standing.regularly')}
              </Button>
            )}
            {order.declares && (
              <Button look="outline" icon="grains" href={allergensHref}>
                {t('orders.allergens')}
              </Button>
            )}
            <Button look="simple" icon="printer" href={printHref}>
              {t('forms.print')}
            </Button>
            {!isQuote && <OrderTimeline order={order} />}
            <OrderEmptiesSection id={order.id} empties={order.empties} returnable={order.returnable} />
            <OrderTotals order={order} />
            <DescriptionList items={orderFacts} />
          </Stack>
        </div>
      </Stack>
    </Panel>
  )
}
