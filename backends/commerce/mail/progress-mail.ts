// Mail to the customer about the progress of an order: it has left, it is ready for collection, or something is missing.
import { formatMessage } from '../messages/messages.ts'
import { formatNumber } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { toShippingCode } from '../rules/shipping.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { IncompleteLine } from '../sql/progress-mails.ts'
import { renderMail } from './mail-layout.ts'
import { formatDelivery, type OrderSender, toContact, toOrderUrl } from './order-mails.ts'

type Progress = {
  to: string
  firstName: string
  order: { id: string; number: number; shipping_method: string; delivery_date: string | null }
  /** The order has left, or is ready for collection. */
  hasLeft: boolean
  short: readonly IncompleteLine[]
}

export function writeProgressMail(sender: OrderSender, { to, firstName, order, hasLeft, short }: Progress) {
  const { locale, shopOrigin } = sender
  const method = toShippingCode(order.shipping_method)
  const isPickup = method === 'pickup_pickup'
  const values = { number: toIncrementId(order.number) }
  const moved = isPickup ? 'ready' : 'shipped'
  const movedBlocks = [
    formatMessage(locale, `progressMail.${moved}Text`, values),
    method === null ? '' : formatDelivery(sender, method, order.delivery_date),
  ]
  const shortBlocks = [
    formatMessage(locale, 'progressMail.shortText', values),
    short.map(({ name, sku, delivered, ordered }) => ({
      label: `${name} (${sku})`,
      value: formatMessage(locale, 'progressMail.quantity', {
        delivered: formatNumber(locale, delivered),
        ordered: formatNumber(locale, ordered),
      }),
    })),
  ]
  return renderMail(sender, {
    to,
    name: firstName,
    subject: formatMessage(locale, `progressMail.${hasLeft ? moved : 'short'}Subject`, values),
    paragraphs: [...(hasLeft ? movedBlocks : []), ...(short.length > 0 ? shortBlocks : [])].filter(
      (block) => block !== '',
    ),
    action: { label: formatMessage(locale, 'orderMail.view'), url: toOrderUrl(sender, order.id) },
    secondAction: {
      label: formatMessage(locale, 'progressMail.turnOff'),
      url: shopOrigin + getShopPaths[locale].account,
    },
    after: [toContact(sender)],
  })
}
