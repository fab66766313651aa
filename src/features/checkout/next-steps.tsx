import type { Order } from '#features/orders/order.ts'
import { Address } from '#features/orders/order-address.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Timeline, type TimelineStep } from '#ui/order/timeline.tsx'

type NextStepsProps = {
  order: Order
  isOffer: boolean
  /** The way of delivery and the day with its hours, in words. */
  delivery: string | null
  day: string | null
}

/** What becomes of an order, and by when; of a request for an offer, that somebody answers and nothing is ordered. */
export function NextSteps({ order, isOffer, delivery, day }: NextStepsProps) {
  const t = useT()
  const { collected, email, items, shippingAddress } = order
  const say = (text: string) => <Text tone="soft">{text}</Text>
  const confirmed: TimelineStep[] = email
    ? [{ icon: 'envelope-simple', title: t('checkout.nextMail'), text: say(t('checkout.nextMailText', { email })) }]
    : []
  const ofOffer: TimelineStep[] = [
    ...confirmed,
    { icon: 'chats-circle', title: t('checkout.nextAnswer'), text: say(t('checkout.nextAnswerText')) },
    { icon: 'handshake', title: t('checkout.nextDecide'), text: say(t('checkout.nextDecideText')) },
  ]
  const ofOrder: TimelineStep[] = [
    ...confirmed,
    {
      icon: 'package',
      title: t('checkout.nextPick'),
      text: say(t(items.some(({ tolerance }) => tolerance) ? 'checkout.nextWeighed' : 'checkout.nextPickText')),
    },
    {
      icon: collected ? 'storefront' : 'truck',
      title: day ?? delivery ?? t('checkout.method'),
      text: (
        <>
          {day && delivery && say(delivery)}
          {!collected && shippingAddress && (
            <p>
              <Address address={shippingAddress} />
            </p>
          )}
        </>
      ),
    },
    { icon: 'receipt', title: t('checkout.nextInvoice'), text: say(t('checkout.nextInvoiceText')) },
  ]
  return (
    <Panel title={t('checkout.nextTitle')} padded>
      <Timeline steps={isOffer ? ofOffer : ofOrder} />
    </Panel>
  )
}
