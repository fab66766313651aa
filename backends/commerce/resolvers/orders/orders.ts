// ordersList, orderDetail and the fields of orders. Prices are stored with the order.
import { requireCustomer } from '../../context/context.ts'
import { toIsoDay } from '../../rules/delivery/calendar-days.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { toIncrementId } from '../../rules/order.ts'
import { readDeposits } from '../../rules/pricing/deposits.ts'
import { toQuoteStatus } from '../../rules/quotes/quote.ts'
import type { TaxRow } from '../../rules/totals.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import { readProgress } from '../../sql/order-progress.ts'
import { findCompanyOrder, readOrderItems, readOrderSpan, readOrders } from '../../sql/orders.ts'
import { toTaxRates } from '../cart/cart-view.ts'
import { formatDepositSum, toDepositOf } from '../deposit.ts'
import { formatReturned } from '../empties/empties.ts'
import { formatExcise } from '../excise.ts'
import type { Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'
import { toRecordFilter } from './record-filter.ts'

export const orderResolvers: Resolvers = {
  Query: {
    ordersList: async (_, args, context) => {
      const customer = await requireCustomer(context)
      const page = toPage(args, 10)
      const { total, orders } = await readOrders(
        context.db,
        customer,
        { ...toRecordFilter(context, args.input ?? {}), status: args.input?.status ?? null },
        page,
        context.now(),
      )
      return paginate(page, total, orders)
    },
    orderYears: async (_, __, context) => {
      const span = await readOrderSpan(context.db, await requireCustomer(context))
      if (!span?.first || !span.latest) return []
      const yearOf = (instant: string) => Number(toIsoDay(instant).slice(0, 4))
      const [first, latest] = [yearOf(span.first), yearOf(span.latest)]
      return Array.from({ length: latest - first + 1 }, (_, index) => latest - index)
    },
    orderDetail: async (_, { id }, context) => findCompanyOrder(context.db, await requireCustomer(context), id),
  },
  Order: {
    status: (order, _, { now }) => toQuoteStatus(order, now()),
    incrementId: (order) => toIncrementId(order.number),
    grandTotal: (order) => toMajorUnits(order.grand_total_cents),
    totalItemCount: (order) => order.line_count,
    totalQtyOrdered: (order) => order.quantity,
    createdAt: (order) => order.created_at,
    externalCode: (order) => order.external_code,
    shippingMethod: (order) => order.shipping_method,
    deliveryDate: (order) => order.delivery_date,
    purchaseReference: (order) => order.purchase_reference,
    placedOnBehalfBy: (order) => order.placed_on_behalf_by,
    progress: async (order, _, { db }) =>
      (await readProgress(db, order.id)).map(({ state, reached_at }) => ({ state, at: reached_at })),
    // only the customer who placed an order can cancel it
    cancelableUntil: async ({ status, cancelable_until, customer_id }, _, context) =>
      status === 'pending' && (await context.customer())?.id === customer_id ? cancelable_until : null,
    customer: (order, _, context) => context.user(order.customer_id),
    items: (order, _, { db }) => readOrderItems(db, order.id),
    billingAddress: (order) => JSON.parse(order.billing_address) as AddressRow,
    shippingAddress: (order) => JSON.parse(order.shipping_address) as AddressRow,
    taxes: (order, _, { locale }) => toTaxRates(locale, JSON.parse(order.taxes) as TaxRow[]),
    formattedPrice: (order, _, { locale }) => ({
      grandTotal: formatMoney(locale, order.grand_total_cents),
      subTotal: formatMoney(locale, order.subtotal_cents),
      taxAmount: formatMoney(locale, order.tax_cents),
      shippingAmount: formatMoney(locale, order.shipping_cents),
      deposit: formatDepositSum(locale, order.deposit_cents),
      returnedDeposit: formatReturned(locale, order.returned_cents),
    }),
  },
  OrderItem: {
    weight: (item) => item.weight_grams / 1000,
    ownNumber: (item) => item.own_number,
    excise: (item, _, { locale }) => formatExcise(locale, item),
    qtyOrdered: (item) => item.quantity,
    deposit: (item, _, { locale }) => toDepositOf(locale, readDeposits(item.deposits)),
    qtyDelivered: (item) => item.delivered,
    weightDelivered: (item) => item.delivered_grams && item.delivered_grams / 1000,
    product: (item, _, { products }) => (item.product_id === null ? null : products.one(item.product_id)),
    formattedPrice: (item, _, { locale }) => {
      const price = formatMoney(locale, item.price_cents)
      const total = formatMoney(locale, item.total_cents)
      const grantTotal = formatMoney(locale, item.total_cents + item.tax_cents)
      return { price, basePrice: price, total, baseTotal: total, grantTotal, baseGrantTotal: grantTotal }
    },
  },
}
