import { type Phone, QuoteAnswer } from '#features/orders/change-order.tsx'
import type { Order } from '#features/orders/order.ts'
import { Address } from '#features/orders/order-address.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Timeline, type TimelineStep } from '#ui/order/timeline.tsx'

type NextStepsProps = {
  order: Order
  isOffer: boolean
  /** Whether customers see their invoices. */
  invoices: boolean
  delivery: string | null
  day: string | null
  phone: Phone
}

export function NextSteps({ order, isOffer, invoices, delivery, day, phone }: NextStepsProps) {
  const t = useT()
  const { collected, email, items, shippingAddress } = order
  const softText = (text: string) => <Text tone="soft">{text}</Text>
  const confirmed: TimelineStep[] = email
    ? [
        {
          icon: 'envelope-simple',
          title: t('checkout.nextMail'),
          text: softText(t('checkout.nextMailText', { email })),
        },
      ]
    : []
  const quoteSteps: TimelineStep[] = [
    ...confirmed,
    { icon: 'chats-circle', title: t('checkout.nextAnswer'), text: <QuoteAnswer phone={phone} /> },
    { icon: 'handshake', title: t('checkout.nextDecide'), text: softText(t('checkout.nextDecideText')) },
  ]
  const orderSteps: TimelineStep[] = [
    ...confirmed,
    {
      icon: 'package',
      title: t('checkout.nextPick'),
      text: softText(t(items.some(({ tolerance }) => tolerance) ? 'checkout.nextWeighed' : 'checkout.nextPickText')),
    },
    {
      icon: collected ? 'storefront' : 'truck',
      title: day ?? delivery ?? t('checkout.method'),
      text: (
        <>
          {day && delivery && softText(delivery)}
          {!collected && shippingAddress && (
            <p>
              <Address address={shippingAddress} />
            </p>
          )}
        </>
      ),
    },
  ]
  const invoiceSteps: TimelineStep[] = invoices
    ? [{ icon: 'receipt', title: t('checkout.nextInvoice'), text: softText(t('checkout.nextInvoiceText')) }]
    : []
  return (
    <Panel title={t('checkout.nextTitle')} padded>
      <Timeline steps={isOffer ? quoteSteps : [...orderSteps, ...invoiceSteps]} />
    </Panel>
  )
}
