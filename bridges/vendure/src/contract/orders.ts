// ordersList, orderDetail and the fields of orders.
import { Order, type OrderLine, type OrderState, type RequestContext } from '@vendure/core'
import { In } from 'typeorm'
import { toTaxRates } from '../../../../backends/commerce/resolvers/cart/cart-view.ts'
import { type PageArgs, paginate, toPage } from '../../../../backends/commerce/resolvers/paging.ts'
import { toRowId } from '../../../../backends/commerce/rules/ids.ts'
import { formatMoney, toMajorUnits } from '../../../../backends/commerce/rules/locale.ts'
import { toTaxRows } from './cart-view.ts'
import { type Caller, type Context, requireCaller } from './context.ts'

/** Placed states of Vendure and their status in the contract. */
const statuses: Partial<Record<OrderState, string>> = {
  PaymentAuthorized: 'pending',
  PaymentSettled: 'processing',
  PartiallyShipped: 'processing',
  Shipped: 'processing',
  PartiallyDelivered: 'completed',
  Delivered: 'completed',
  Modifying: 'processing',
  ArrangingAdditionalPayment: 'pending_payment',
  Cancelled: 'canceled',
}
const relations = {
  lines: { productVariant: true },
  shippingLines: { shippingMethod: true },
  surcharges: true,
  customer: true,
} as const

const statesOf = (status: string | null) =>
  (Object.keys(statuses) as OrderState[]).filter((state) => status === null || statuses[state] === status)

const placedBy = ({ customer }: Caller, status: string | null) => ({
  customerId: customer.id,
  active: false,
  state: In(statesOf(status)),
})

/** A placed order of the customer; null if it is unknown or of another customer. */
export const findOrder = async (context: Context, caller: Caller, id: string): Promise<Order | null> =>
  context.engine.connection
    .getRepository(await context.request(), Order)
    .findOne({ where: { ...placedBy(caller, null), id: toRowId(id) }, relations })

/** The order that was placed with an idempotency key. @param tx the open transaction */
export const findOrderByKey = (context: Context, tx: RequestContext, caller: Caller, idempotencyKey: string) =>
  context.engine.connection
    .getRepository(tx, Order)
    .findOne({ where: { ...placedBy(caller, null), customFields: { idempotencyKey } }, relations })

export const readPlacedOrder = (context: Context, tx: RequestContext, id: Order['id']) =>
  context.engine.connection.getRepository(tx, Order).findOneOrFail({ where: { id }, relations })

type ListArgs = PageArgs & { input?: { status?: string | null } | null }

export const orderResolvers = {
  Query: {
    async ordersList(_: unknown, args: ListArgs, context: Context) {
      const caller = await requireCaller(context)
      const page = toPage(args, 10)
      const [orders, total] = await context.engine.connection
        .getRepository(await context.request(), Order)
        .findAndCount({
          where: placedBy(caller, args.input?.status ?? null),
          relations,
          order: { orderPlacedAt: 'DESC', id: 'DESC' },
          skip: page.offset,
          take: page.first,
        })
      return paginate(page, total, orders)
    },
    orderDetail: async (_: unknown, { id }: { id: string }, context: Context) =>
      findOrder(context, await requireCaller(context), id),
  },
  Order: {
    id: ({ id }: Order) => String(id),
    incrementId: ({ code }: Order) => code,
    status: ({ state }: Order) => statuses[state] ?? state,
    grandTotal: ({ totalWithTax }: Order) => toMajorUnits(totalWithTax),
    totalItemCount: ({ lines }: Order) => lines.length,
    totalQtyOrdered: ({ lines }: Order) => lines.reduce((sum, line) => sum + line.orderPlacedQuantity, 0),
    createdAt: ({ orderPlacedAt, createdAt }: Order) => orderPlacedAt ?? createdAt,
    externalCode: () => null,
    // Only the customer who placed an order can read it.
    customer: (_: Order, __: object, context: Context) => context.caller(),
    items: ({ lines }: Order) => lines,
    shippingMethod: ({ shippingLines }: Order) => shippingLines[0]?.shippingMethod?.code ?? null,
    message: ({ customFields }: Order) => customFields.message,
    purchaseReference: ({ customFields }: Order) => customFields.purchaseReference,
    billingAddress: ({ id, billingAddress }: Order) => ({ id: `${id}-billing`, ...billingAddress }),
    shippingAddress: ({ id, shippingAddress }: Order) => ({ id: `${id}-shipping`, ...shippingAddress }),
    taxes: (order: Order, _: object, { locale }: Context) => toTaxRates(locale, toTaxRows(order)),
    formattedPrice: (order: Order, _: object, { locale }: Context) => ({
      grandTotal: formatMoney(locale, order.totalWithTax),
      subTotal: formatMoney(locale, order.subTotal),
      taxAmount: formatMoney(locale, order.totalWithTax - order.total),
      shippingAmount: formatMoney(locale, order.shipping),
    }),
  },
  OrderItem: {
    id: ({ id }: OrderLine) => String(id),
    name: async (line: OrderLine, _: object, context: Context) =>
      (await productOf(line, context))?.name ?? line.productVariant.name ?? line.productVariant.sku,
    weight: ({ productVariant }: OrderLine) => productVariant.customFields.weightGrams / 1000,
    sku: ({ productVariant }: OrderLine) => productVariant.sku,
    qtyOrdered: ({ orderPlacedQuantity }: OrderLine) => orderPlacedQuantity,
    product: (line: OrderLine, _: object, context: Context) => productOf(line, context),
    formattedPrice: (line: OrderLine, _: object, { locale }: Context) => {
      const price = formatMoney(locale, line.proratedUnitPrice)
      const total = formatMoney(locale, line.proratedLinePrice)
      const grantTotal = formatMoney(locale, line.proratedLinePriceWithTax)
      return { price, basePrice: price, total, baseTotal: total, grantTotal, baseGrantTotal: grantTotal }
    },
  },
}

const productOf = ({ productVariantId }: OrderLine, { products, snapshot }: Context) =>
  products.one(snapshot.productIdOf(Number(productVariantId)))
