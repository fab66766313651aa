// ordersList, orderDetail and the fields of orders. Prices are those frozen when the order was placed.
import { type Context, requireCustomer } from '../context.ts'
import { formatMoney, toMajor } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import type { TaxRow } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import { findOrder, type OrderItemRow, type OrderRow, readOrderItems, readOrders } from '../sql/orders.ts'
import { toTaxRates } from './cart-view.ts'
import { type PageArgs, paginate, toPage } from './paging.ts'

type OrderFilter = { status?: string | null }

export const orderResolvers = {
  Query: {
    ordersList: async (_: unknown, args: PageArgs & { input?: OrderFilter | null }, context: Context) => {
      const customer = await requireCustomer(context)
      const page = toPage(args, 10)
      const { total, orders } = await readOrders(context.db, customer, args.input?.status ?? null, page)
      return paginate(page, total, orders)
    },
    orderDetail: async (_: unknown, { id }: { id: string }, context: Context) =>
      findOrder(context.db, await requireCustomer(context), 'id', id),
  },
  Order: {
    incrementId: (order: OrderRow) => toIncrementId(order.number),
    grandTotal: (order: OrderRow) => toMajor(order.grand_total_cents),
    totalItemCount: (order: OrderRow) => order.line_count,
    totalQtyOrdered: (order: OrderRow) => order.quantity,
    createdAt: (order: OrderRow) => order.created_at,
    externalCode: (order: OrderRow) => order.external_code,
    shippingMethod: (order: OrderRow) => order.shipping_method,
    // Orders are only ever read by the customer who placed them.
    customer: (_: OrderRow, __: unknown, context: Context) => context.customer(),
    items: (order: OrderRow, _: unknown, { db }: Context) => readOrderItems(db, order.id),
    billingAddress: (order: OrderRow) => JSON.parse(order.billing_address) as AddressRow,
    shippingAddress: (order: OrderRow) => JSON.parse(order.shipping_address) as AddressRow,
    taxes: (order: OrderRow, _: unknown, { locale }: Context) =>
      toTaxRates(locale, JSON.parse(order.taxes) as TaxRow[]),
    formattedPrice: (order: OrderRow, _: unknown, { locale }: Context) => ({
      grandTotal: formatMoney(locale, order.grand_total_cents),
      subTotal: formatMoney(locale, order.subtotal_cents),
      taxAmount: formatMoney(locale, order.tax_cents),
      shippingAmount: formatMoney(locale, order.shipping_cents),
    }),
  },
  OrderItem: {
    weight: (item: OrderItemRow) => item.weight_grams / 1000,
    qtyOrdered: (item: OrderItemRow) => item.quantity,
    product: (item: OrderItemRow, _: unknown, { products }: Context) =>
      item.product_id === null ? null : products.one(item.product_id),
    formattedPrice: (item: OrderItemRow, _: unknown, { locale }: Context) => {
      const price = formatMoney(locale, item.price_cents)
      const total = formatMoney(locale, item.total_cents)
      const grantTotal = formatMoney(locale, item.total_cents + item.tax_cents)
      return { price, basePrice: price, total, baseTotal: total, grantTotal, baseGrantTotal: grantTotal }
    },
  },
}
