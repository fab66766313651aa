// shippingMethods: the methods that Vendure offers for the cart. Costs depend on the subtotal, which guests do not see.
import { toTaxRates } from '../../../../backends/commerce/resolvers/cart/cart-view.ts'
import { formatMoney, toMajorUnits } from '../../../../backends/commerce/rules/locale.ts'
import { toPlainText } from '../../../../backends/commerce/rules/text.ts'
import { readCart } from './cart-change.ts'
import { type CartView, mergeTaxRows, toTaxRows } from './cart-view.ts'
import type { Context } from './context.ts'

type Named = { code: string; name: string; description: string }
type Quote = { price: number; priceWithTax: number }

export const shippingResolvers = {
  Query: {
    async shippingMethods(_: unknown, __: object, context: Context) {
      const cart = await readCart(context)
      const isPriced = cart?.caller && cart.lines.length > 0
      return { shippingMethods: isPriced ? await quote(context, cart) : await list(context) }
    },
  },
}

async function quote(context: Context, cart: CartView) {
  const quotes = await context.engine.orders.getEligibleShippingMethods(await context.request(), cart.order.id)
  return quotes.map((method) => toMethod(method, toCosts(context, cart, method)))
}

async function list({ engine, guest }: Context) {
  const methods = await engine.shippingMethods.getActiveShippingMethods(await guest())
  return methods.map((method) => toMethod(method, {}))
}

const toMethod = ({ code, name, description }: Named, costs: object) => ({
  title: name,
  methods: { code, label: toPlainText(description) || name, ...costs },
})

function toCosts({ locale }: Context, { order }: CartView, { price, priceWithTax }: Quote) {
  const tax = priceWithTax - price
  const percent = price === 0 ? 0 : Math.round((tax / price) * 100)
  const total = order.subTotalWithTax + priceWithTax
  const shipping = price === 0 ? [] : [{ percent, cents: tax, baseCents: price }]
  return {
    price: toMajorUnits(price),
    formattedPrice: formatMoney(locale, price),
    grandTotal: toMajorUnits(total),
    formattedGrandTotal: formatMoney(locale, total),
    taxes: toTaxRates(locale, mergeTaxRows([...toTaxRows(order), ...shipping])),
  }
}
