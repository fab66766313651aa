import { shippingText } from '../../messages/shipping.ts'
import { timeZone } from '../../rules/delivery/calendar-days.ts'
import { deliveryHours, leadDaysOf, nextDeliveryDays, offeredDayCount } from '../../rules/delivery/delivery-days.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { orderTotals, shippingCodes } from '../../rules/shipping.ts'
import { readOpenCart, toPricedLines, toTaxRates } from '../cart/cart-view.ts'
import type { Resolvers } from '../generated/types.ts'

/** Null if the amount is not required (0 cents). */
const toAsked = (cents: number) => (cents > 0 ? toMajorUnits(cents) : null)

export const shippingResolvers: Resolvers = {
  Query: {
    shippingMethods: async (_, __, context) => {
      const { locale } = context
      const cart = await readOpenCart(context)
      // Shipping costs depend on the subtotal, which guests do not see.
      const lines = cart?.customer ? toPricedLines(cart.lines) : null
      const methods = shippingCodes.map((code) => {
        const bill = lines && orderTotals(lines, code, context.smallOrders)
        const costs = bill && {
          price: toMajorUnits(bill.shippingCents),
          formattedPrice: formatMoney(locale, bill.shippingCents),
          grandTotal: toMajorUnits(bill.grandTotalCents),
          formattedGrandTotal: formatMoney(locale, bill.grandTotalCents),
          taxes: toTaxRates(locale, bill.taxes),
        }
        const { title, label } = shippingText(locale, code)
        return {
          title,
          methods: {
            code,
            label,
            minimumOrder: code === 'pickup_pickup' ? null : toAsked(context.minimumOrderCents),
            ...costs,
          },
        }
      })
      return { shippingMethods: methods }
    },
    deliveryOptions: async (_, __, context) => {
      const cart = await readOpenCart(context)
      const { freeFromCents, feeCents } = context.smallOrders
      const leadDays = leadDaysOf((cart?.lines ?? []).map(({ product }) => product))
      const days = nextDeliveryDays(context.now(), offeredDayCount, leadDays)
      return {
        timeZone,
        minimumOrder: toAsked(context.minimumOrderCents),
        smallOrderFee: freeFromCents === 0 ? null : toAsked(feeCents),
        freeFrom: feeCents === 0 ? 0 : toMajorUnits(freeFromCents),
        leadDays,
        days: days.map((day) => ({ ...day, ...deliveryHours })),
      }
    },
  },
}
