// shippingMethods: how the open cart can be shipped, and what that costs the customer who asks.
import type { Context } from '../context.ts'
import { say } from '../messages.ts'
import { formatMoney, toMajor } from '../rules/locale.ts'
import { shippingCents, shippingCodes } from '../rules/shipping.ts'
import { totalsOf } from '../rules/totals.ts'
import { readOpenCart, toPricedLines } from './cart-view.ts'

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
        const cents = lines && shippingCents(code, totalsOf(lines).subtotalCents)
        return {
          title: say(locale, words[code].title),
          methods: {
            code,
            label: say(locale, words[code].label),
            price: cents === null ? null : toMajor(cents),
            formattedPrice: cents === null ? null : formatMoney(locale, cents),
          },
        }
      })
      return { shippingMethods: methods }
    },
  },
}
