import type { Locale } from '../../../graphql/locales.ts'
import type { Context } from '../../context/context.ts'
import { shippingText } from '../../messages/shipping.ts'
import { timeZone } from '../../rules/delivery/calendar-days.ts'
import { deliveryHours, leadDaysOf, nextDeliveryDays, offeredDayCount } from '../../rules/delivery/delivery-days.ts'
import { exemptBuyer } from '../../rules/intra-community.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { orderTotals, type ShippingCode, shippingCodes } from '../../rules/shipping.ts'
import type { PricedLine, Totals } from '../../rules/totals.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import { readOpenCart, toPricedLines, toTaxRates } from '../cart/cart-view.ts'
import type { Resolvers } from '../generated/types.ts'
import type { Cart } from '../parent-types.ts'

/** Null if the amount is not required (0 cents). */
const toAsked = (cents: number) => (cents > 0 ? toMajorUnits(cents) : null)

const toTotals = (locale: Locale, { grandTotalCents, taxes }: Omit<Totals, 'depositCents'>) => ({
  grandTotal: toMajorUnits(grandTotalCents),
  formattedGrandTotal: formatMoney(locale, grandTotalCents),
  taxes: toTaxRates(locale, taxes),
})

/** Costs for the default address, and the totals of each address that is taxed otherwise. */
function toCosts(
  { locale, smallOrders, seller }: Context,
  cart: Cart,
  lines: readonly PricedLine[],
  code: ShippingCode,
) {
  const [address, ...others] = cart.addresses
  const vatNumber = cart.customer?.vat_number ?? null
  const buyerAt = (place?: AddressRow) => exemptBuyer({ vatNumber, place, method: code, sellerCountry: seller.country })
  const bill = orderTotals(lines, code, smallOrders, buyerAt(address))
  return {
    price: toMajorUnits(bill.shippingCents),
    formattedPrice: formatMoney(locale, bill.shippingCents),
    ...toTotals(locale, bill),
    addressTotals: others
      .filter((other) => buyerAt(other) !== buyerAt(address))
      .map((other) => ({
        addressId: String(other.id),
        ...toTotals(locale, orderTotals(lines, code, smallOrders, buyerAt(other))),
      })),
  }
}

export const shippingResolvers: Resolvers = {
  Query: {
    shippingMethods: async (_, __, context) => {
      const { locale, seller } = context
      const cart = await readOpenCart(context)
      // Shipping costs depend on the subtotal, which guests do not see.
      const lines = cart?.customer ? toPricedLines(context, cart.lines) : null
      const methods = shippingCodes.map((code) => {
        const costs = cart && lines && toCosts(context, cart, lines, code)
        const { title, label } = shippingText(locale, code, seller)
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
