import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { shippingText } from '../messages/shipping.ts'
import { toAddressLines, toExciseNote, toTaxNote, toTotalLines } from '../messages/totals-text.ts'
import { formatWeekdayDate, formatWeekdayTime } from '../rules/delivery/calendar-days.ts'
import { deliveryHours } from '../rules/delivery/delivery-days.ts'
import { readAnnounced } from '../rules/empties/empties.ts'
import { type Seller, toSellerPlace } from '../rules/invoice.ts'
import { formatMoney, formatNumber } from '../rules/locale.ts'
import { type OrderLine, toIncrementId } from '../rules/order.ts'
import { type Deposit, depositCents } from '../rules/pricing/deposits.ts'
import type { ShippingCode } from '../rules/shipping.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import { lineTotal, toleranceOf } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { OnBehalf } from '../sql/customers.ts'
import type { LaterField, OrderRow } from '../sql/orders.ts'
import { type Mail, orderNumberPlaceholder } from '../sql/outbox.ts'
import { renderMail, type Sender, type Table } from './mail-layout.ts'

export type MailedLine = OrderLine & {
  product: { unit_one: string | null; unit_many: string | null; weight_tolerance: number | null }
}
export type OrderSender = Sender & { orderPhone: string | null; seller: Seller }
export type MailedOrder = {
  kind: 'order' | 'offer'
  reader: { email: string; first_name: string }
  order: Omit<OrderRow, LaterField | 'shipping_method'> & {
    shipping_method: ShippingCode
    /** As in OrderRow; absent: none. */
    announced_empties?: string | null
  }
  shipping: AddressRow
  lines: readonly MailedLine[]
  /** A paragraph for the customer only. */
  note?: string
  /** The member of staff who placed it in the customer's name. */
  onBehalf?: OnBehalf | null
}

/** `orderNumber` is a placeholder; the real number is inserted when the mail is stored. */
export function writeOrderMail(
  sender: OrderSender,
  { kind, reader, order, shipping, lines, note = '', onBehalf = null }: MailedOrder,
): Mail {
  const { locale, shopName: shop } = sender
  const values = { shop, number: toIncrementId(orderNumberPlaceholder) }
  const words = {
    order: { subject: 'orderMail.subject', text: 'orderMail.text', action: 'orderMail.view' },
    offer: { subject: 'orderMail.offerSubject', text: 'orderMail.offerText', action: 'orderMail.offerView' },
  } as const
  const keys = words[kind]
  const { purchase_reference: reference, message, shipping_method: method, cancelable_until: until } = order
  const tolerance = toleranceOf(lines.map(toWeighed))
  const paragraphs = [
    formatMessage(locale, keys.text, values),
    onBehalf === null ? '' : formatMessage(locale, 'orderMail.onBehalf', { shop, name: onBehalf.name }),
    note,
    formatDelivery(sender, method, kind === 'offer' ? null : order.delivery_date),
    method === 'pickup_pickup'
      ? ''
      : [formatMessage(locale, 'orderMail.deliverTo'), ...toAddressLines(locale, shipping)].join('\n'),
    reference === null ? '' : formatMessage(locale, 'orderMail.purchaseReference', { reference }),
    message === null ? '' : formatMessage(locale, 'orderMail.message', { message }),
    toLineTable(locale, lines),
    toTotalLines(locale, order, formatMessage(locale, 'orderMail.free')),
    toTaxNote(locale, order, sender.seller) ?? '',
    toEmptiesText(locale, 'orderMail.empties', order.announced_empties),
    tolerance === null ? '' : formatMessage(locale, 'orderMail.tolerance', { amount: formatMoney(locale, tolerance) }),
    until === null ? '' : formatMessage(locale, 'orderMail.change', { until: formatWeekdayTime(locale, until) }),
  ]
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, keys.subject, values),
    paragraphs: paragraphs.filter((block) => block !== ''),
    action: {
      label: formatMessage(locale, keys.action),
      url: toOrderUrl(sender, order.id),
    },
    secondAction: until === null ? null : toChangeAction(sender, order.id),
    after: [toContact(sender)],
  })
}

export const toOrderUrl = ({ locale, shopOrigin }: Sender, id: string) =>
  `${shopOrigin}${getShopPaths[locale].orders}?order=${id}`

const toChangeAction = (sender: Sender, id: string) => ({
  label: formatMessage(sender.locale, 'orderMail.changeAction'),
  url: `${toOrderUrl(sender, id)}&sheet=change`,
})

/** Telephone and address of the wholesaler, in every mail about an order. */
export function toContact({ locale, shopName, orderPhone, seller }: OrderSender): string {
  const call = orderPhone === null ? [] : [formatMessage(locale, 'orderMail.call', { phone: orderPhone })]
  return [...call, `${shopName}, ${seller.street}, ${toSellerPlace(seller)}`].join('\n')
}

type CanceledOrder = { reader: MailedOrder['reader']; order: OrderRow; toCart: boolean }

export function writeCancellationMail(sender: OrderSender, { reader, order, toCart }: CanceledOrder): Mail {
  const { locale, shopName: shop } = sender
  const { cancelable_until: until } = order
  const values = { shop, number: toIncrementId(order.number), until: until ? formatWeekdayTime(locale, until) : '' }
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, 'orderMail.canceledSubject', values),
    paragraphs: [formatMessage(locale, toCart ? 'orderMail.inCartText' : 'orderMail.canceledText', values)],
    action: { label: formatMessage(locale, 'orderMail.view'), url: toOrderUrl(sender, order.id) },
    after: [toContact(sender)],
  })
}

const toWeighed = ({ quantity, priceCents, product }: MailedLine) => ({
  quantity,
  priceCents,
  vatPercent: product.vat_percent,
  tolerancePercent: product.weight_tolerance,
})

/** Delivery method and day; a null date (quote request) gives the method only. */
export function formatDelivery(
  { locale, seller }: Pick<OrderSender, 'locale' | 'seller'>,
  code: ShippingCode,
  date: string | null,
): string {
  const { label: method } = shippingText(locale, code, seller)
  if (date === null) return method
  const [from, until] = [deliveryHours.from, deliveryHours.until].map((hour) => Number.parseInt(hour, 10))
  const key = code === 'pickup_pickup' ? 'orderMail.pickup' : 'orderMail.delivery'
  return formatMessage(locale, key, {
    method,
    day: formatWeekdayDate(locale, date),
    from: from ?? '',
    until: until ?? '',
  })
}

/** One row for the deposits of a line. */
export const toDepositRows = (locale: Locale, deposits: readonly Deposit[]): Table =>
  deposits.length === 0
    ? []
    : [
        {
          label: formatMessage(locale, 'orderMail.deposit', { articles: toDepositText(locale, deposits) }),
          value: formatMoney(locale, depositCents(deposits)),
        },
      ]

/** Empties that the customer announced; empty without any. */
export const toEmptiesText = (
  locale: Locale,
  key: 'orderMail.empties' | 'operatorMail.empties',
  announced: string | null = null,
): string =>
  announced === null ? '' : formatMessage(locale, key, { articles: toDepositText(locale, readAnnounced(announced)) })

const toDepositText = (locale: Locale, deposits: readonly Pick<Deposit, 'quantity' | 'name'>[]) =>
  deposits.map(({ quantity, name }) => `${formatNumber(locale, quantity)} × ${name}`).join(', ')

/** @param ownNumber message that introduces the number of the company */
export const toLineTable = (
  locale: Locale,
  lines: readonly MailedLine[],
  ownNumber: 'orderMail.ownNumber' | 'operatorMail.ownNumber' = 'orderMail.ownNumber',
): Table =>
  lines.flatMap(({ product, quantity, priceCents, deposits }) => {
    const unit = quantity === 1 ? product.unit_one : product.unit_many
    const amount = `${formatNumber(locale, quantity)} ${unit ?? '×'}`
    const total = lineTotal({ quantity, priceCents, vatPercent: product.vat_percent })
    const details = [
      product.sku,
      product.own_number && formatMessage(locale, ownNumber, { number: product.own_number }),
      toExciseNote(locale, { excise_cents: product.excise_cents ?? null, quantity }),
    ]
    const label = `${amount} ${product.name ?? product.sku} (${details.filter(Boolean).join(', ')})`
    return [{ label, value: formatMoney(locale, total) }, ...toDepositRows(locale, deposits)]
  })
