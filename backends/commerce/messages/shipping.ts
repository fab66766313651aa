// Labels of the shipping methods; for collection also place and hours.
import type { Locale } from '../../graphql/locales.ts'
import { type Seller, toSellerPlace } from '../rules/invoice.ts'
import type { ShippingCode } from '../rules/shipping.ts'
import { formatMessage } from './messages.ts'

const words = {
  delivery_delivery: { title: 'shipping.delivery', label: 'shipping.delivery.label' },
  pickup_pickup: { title: 'shipping.pickup', label: 'shipping.pickup.label' },
} as const

export const shippingText = (locale: Locale, code: ShippingCode, seller: Seller): { title: string; label: string } => ({
  title: formatMessage(locale, words[code].title),
  label: formatMessage(locale, words[code].label, { street: seller.street, place: toSellerPlace(seller) }),
})
