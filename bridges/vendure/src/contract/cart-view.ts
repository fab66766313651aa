// Fields of the cart. Amounts are null for guests.
import type { Order, OrderLine } from '@vendure/core'
import { toTaxRates } from '../../../../backends/commerce/resolvers/cart/cart-view.ts'
import { formatMoney, toMajorUnits } from '../../../../backends/commerce/rules/locale.ts'
import { findShortLines } from '../../../../backends/commerce/rules/order.ts'
import { toPackings } from '../../../../backends/commerce/rules/stock.ts'
import type { Product } from '../../../../backends/commerce/sql/products.ts'
import type { Caller, Context } from './context.ts'

export type CartLine = {
  line: OrderLine
  quantity: number
  product: Product
  available: number | null
  hasPrices: boolean
}
export type CartView = { order: Order; caller: Caller | null; lines: CartLine[] }

export async function toCartView(context: Context, order: Order): Promise<CartView> {
  const { products, snapshot } = context
  const caller = await context.caller()
  // Vendure's dates are whole seconds
  const sorted = order.lines.toSorted((one, other) => Number(one.id) - Number(other.id))
  const found = await Promise.all(
    sorted.map((line) => products.one(snapshot.productIdOf(Number(line.productVariantId)))),
  )
  const lines = sorted.flatMap((line, index) => {
    const product = found[index]
    return product ? [{ line, quantity: line.quantity, product }] : []
  })
  const short = new Set(findShortLines(lines))
  const available = (line: (typeof lines)[number]) => {
    if (!short.has(line)) return null
    const packings = toPackings(line.product.stock_quantity ?? 0, line.product.stock_units)
    // a guest gets no stock quantity
    return caller || packings === 0 ? packings : null
  }
  const hasPrices = caller !== null
  return { order, caller, lines: lines.map((line) => ({ ...line, available: available(line), hasPrices })) }
}

type Tax = { percent: number; cents: number; baseCents: number }

/** Tax per rate, lowest first. Vendure separates taxes of the same rate by their names. */
export const toTaxRows = ({ taxSummary }: Pick<Order, 'taxSummary'>): Tax[] =>
  mergeTaxRows(
    taxSummary.map(({ taxRate, taxTotal, taxBase }) => ({ percent: taxRate, cents: taxTotal, baseCents: taxBase })),
  )

export function mergeTaxRows(taxes: readonly Tax[]): Tax[] {
  const rows = new Map<number, Tax>()
  for (const { percent, cents, baseCents } of taxes) {
    if (baseCents === 0) continue
    const row = rows.get(percent) ?? { percent, cents: 0, baseCents: 0 }
    rows.set(percent, { percent, cents: row.cents + cents, baseCents: row.baseCents + baseCents })
  }
  return [...rows.values()].sort((one, other) => one.percent - other.percent)
}

const amounts = ({ order, caller }: CartView) =>
  caller && { subtotal: order.subTotal, tax: order.subTotalWithTax - order.subTotal, total: order.subTotalWithTax }

const toMajorOrNull = (cents: number | undefined) => (cents === undefined ? null : toMajorUnits(cents))

export const cartViewResolvers = {
  Cart: {
    id: ({ order }: CartView) => order.code,
    version: ({ order }: CartView) => order.customFields.version,
    customerEmail: ({ caller }: CartView) => caller?.customer.emailAddress ?? null,
    customerFirstName: ({ caller }: CartView) => caller?.customer.firstName ?? null,
    customerLastName: ({ caller }: CartView) => caller?.customer.lastName ?? null,
    shippingMethod: () => null,
    couponCode: () => null,
    isGift: () => false,
    isGuest: ({ caller }: CartView) => caller === null,
    itemsCount: ({ lines }: CartView) => lines.length,
    itemsQty: ({ lines }: CartView) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: ({ lines }: CartView) => lines,
    subTotal: (cart: CartView) => toMajorOrNull(amounts(cart)?.subtotal),
    taxTotal: (cart: CartView) => toMajorOrNull(amounts(cart)?.tax),
    grandTotal: (cart: CartView) => toMajorOrNull(amounts(cart)?.total),
    taxes: ({ order, caller }: CartView, _: object, { locale }: Context) =>
      caller && toTaxRates(locale, toTaxRows(order)),
    formattedPrice: (cart: CartView, _: object, { locale }: Context) => {
      const found = amounts(cart)
      return (
        found && {
          subTotal: formatMoney(locale, found.subtotal),
          taxTotal: formatMoney(locale, found.tax),
          grandTotal: formatMoney(locale, found.total),
        }
      )
    },
  },
  CartItem: {
    id: ({ line }: CartLine) => String(line.id),
    name: ({ product }: CartLine) => product.name,
    weight: ({ product }: CartLine) => product.weight_grams / 1000,
    sku: ({ product }: CartLine) => product.sku,
    type: ({ product }: CartLine) => product.type,
    price: ({ line, hasPrices }: CartLine) => (hasPrices ? toMajorUnits(line.proratedUnitPrice) : null),
    total: ({ line, hasPrices }: CartLine) => (hasPrices ? toMajorUnits(line.proratedLinePrice) : null),
    formattedPrice: ({ line, hasPrices }: CartLine, _: object, { locale }: Context) =>
      hasPrices
        ? { price: formatMoney(locale, line.proratedUnitPrice), total: formatMoney(locale, line.proratedLinePrice) }
        : null,
  },
}
