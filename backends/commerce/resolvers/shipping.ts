// How and when the open cart can be delivered: shippingMethods with what they cost the customer who asks, and deliveryOptions.
import type { Context } from '../context.ts'
import { say } from '../messages.ts'
import { nextDeliveryDays } from '../rules/delivery-days.ts'
import { timeZone } from '../rules/house-days.ts'
import { formatMoney, toMajor } from '../rules/locale.ts'
import { billOf, delivery, shippingCodes } from '../rules/shipping.ts'
import { readOpenCart, toPricedLines, toTaxRates } from './cart-view.ts'

const words = {
  delivery_delivery: { title: 'shipping.delivery', label: 'shipping.delivery.label' },
  pickup_pickup: { title: 'shipping.pickup', label: 'shipping.pickup.label' },
} as const

export const shippingResolvers = {
  Query: {
    shippingMethods: async (_: unknown, __: unknown, context: Context) => {
      const { locale } = context
      const cart = await readOpenCart(context)
      // What shipping costs depends on what the goods cost, which a guest is not told.
      const lines = cart?.customer ? toPricedLines(cart.lines) : null
      const methods = shippingCodes.map((code) => {
        const bill = lines && billOf(lines, code)
        const costs = bill && {
          price: toMajor(bill.shippingCents),
          formattedPrice: formatMoney(locale, bill.shippingCents),
          grandTotal: toMajor(bill.grandTotalCents),
          formattedGrandTotal: formatMoney(locale, bill.grandTotalCents),
          taxes: toTaxRates(locale, bill.taxes),
        }
        return {
          title: say(locale, words[code].title),
          methods: { code, label: say(locale, words[code].label), ...costs },
        }
      })
      return { shippingMethods: methods }
    },
    deliveryOptions: (_: unknown, __: unknown, { now }: Context) => ({
      timeZone,
      minimumOrder: null,
      smallOrderFee: toMajor(delivery.feeCents),
      freeFrom: toMajor(delivery.freeFromCents),
      days: nextDeliveryDays(now(), 6),
    }),
  },
}
