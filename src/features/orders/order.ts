import type {
  LastOrderFieldsFragment,
  OrderFieldsFragment,
  OrderSummaryFieldsFragment,
  orderRefillQuery,
  PaginatorInfoFieldsFragment,
} from '#contracts/generated/commerce.ts'
import { type Tax, toTaxes } from '#features/cart/cart.ts'
import type { ReorderSource } from '#features/cart/reorder/reorder.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { toCustomerPrice } from '#features/pricing/customer-price.ts'
import { type Deposit, toDeposit } from '#features/pricing/deposit.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import { type Address, toAddress } from './address.ts'
import { type ReturnableArticle, type WithEmpties, withEmpties } from './empties/empties.ts'
import type { OrderChange } from './order-change.ts'
import type { Quote } from './quotes/quote.ts'
import type { OrderLot } from './recalls/recall.ts'

export interface OrderSummary {
  id: string
  /** Number shown to customers: 2026-1184; the id if the backend has none. */
  number: string
  status: string | null
  /** Timestamp as the backend sends it; format with `formatDate`. */
  placedAt: string | null
  /** Key in the wholesaler's own system. */
  reference: string | null
  /** The customer's own reference. */
  purchaseReference: string | null
  /** Name of the user who placed it; null if the backend does not return it. */
  orderedBy: string | null
  /** The member of the wholesaler's staff who placed it for this user; null: the user placed it, or the backend does not report it. */
  placedOnBehalfBy: string | null
  lines: number | null
  packs: number | null
  grandTotal: string | null
}

export interface OrderedItem {
  id: string
  name: string
  href: string | null
  picture: PictureSource | null
  quantity: number
  unit: string | null
}

export interface OrderLine extends OrderedItem {
  sku: string
  /** Number of the company for it when it ordered; null without one. */
  ownNumber: string | null
  /** Excise that the total includes, formatted; absent without one. */
  excise?: string
  content: string | null
  /** Catch weight: percent by which a packaging unit may differ; null: exact. */
  tolerance: number | null
  /** Age below which consumers must not get it; absent without one. */
  minimumAge?: number
  /** Delivered packaging units; null: not reported. */
  delivered: number | null
  /** Kilograms delivered; null: not reported. */
  weight: number | null
  /** Empty: not reported. */
  lots: OrderLot[]
  price: string | null
  total: string | null
  deposit: Deposit | null
}

export interface Order extends OrderSummary, WithEmpties {
  /** The user who approved it; null: it needed no approval, or the backend does not report it. */
  approvedBy: string | null
  items: OrderLine[]
  subTotal: string | null
  /** Charged in addition to the prices for returnable packaging; null: none. */
  deposit: string | null
  shipping: string | null
  taxes: Tax[]
  message: string | null
  /** Promised delivery day, Y-m-d; null if the backend stores none. */
  deliveryDate: string | null
  email: string | null
  progress: OrderProgress[]
  collected: boolean
  shippingAddress: Address | null
  billingAddress: Address | null
}

const progressStates = ['received', 'picked', 'shipped', 'delivered'] as const
export type OrderProgress = { state: (typeof progressStates)[number]; at: string }

export interface OpenedOrder extends Order {
  change: OrderChange | null
  /** Empties that can still be announced; empty after the cut-off. */
  returnable: ReturnableArticle[]
  quote: Quote | null
  /** Whether the backend has allergen data. */
  declares: boolean
}

export interface LastOrder extends Pick<OrderSummary, 'id' | 'number' | 'status' | 'placedAt' | 'grandTotal'> {
  /** First items, as many as fit beside each other on the widest screen. */
  goods: OrderedItem[]
  more: number
}

const mostGoods = 9

export const ordersPageSize = 10

export interface OrderPage {
  orders: OrderSummary[]
  page: number
  pageCount: number
  total: number
}

/** @param method `carrier_method`, as the contract defines it */
export const isPickup = (method: string | null | undefined): boolean => method?.startsWith('pickup_') ?? false

function toOrderSummary(order: OrderSummaryFieldsFragment): OrderSummary {
  return {
    id: order.id,
    number: order.incrementId ?? order.id,
    status: order.status,
    placedAt: order.createdAt,
    reference: order.externalCode,
    purchaseReference: order.purchaseReference ?? null,
    orderedBy: order.customer?.name || null,
    placedOnBehalfBy: order.placedOnBehalfBy ?? null,
    lines: order.totalItemCount,
    packs: order.totalQtyOrdered,
    grandTotal: order.formattedPrice?.grandTotal ?? null,
  }
}

type Item = NonNullable<OrderFieldsFragment['items'] | LastOrderFieldsFragment['items']>[number]

type Named = Pick<Item, 'name' | 'sku'> & { product: { name: string | null } | null }

/** An order keeps the names in the language in which it was placed; a product has that of the request. */
export const toName = ({ name, sku, product }: Named): string => product?.name ?? name ?? sku ?? ''

const toGoods = ({ id, name, sku, qtyOrdered, product }: Item, locale: Locale): OrderedItem => ({
  id,
  name: toName({ name, sku, product }),
  href: product?.urlKey ? localize(locale, 'product', product.urlKey) : null,
  picture: toPicture(product?.cacheGalleryImages?.[0]),
  quantity: qtyOrdered ?? 0,
  unit: product?.packing_label ?? null,
})

type ReorderItem = NonNullable<NonNullable<orderRefillQuery['orderDetail']>['items']>[number]
type OrderedProduct = Pick<ReorderItem, 'name' | 'sku' | 'qtyOrdered'> & {
  product: (ReorderSource['product'] & { name: string | null }) | null
}

const toSource = (item: OrderedProduct): ReorderSource => ({
  name: toName(item),
  sku: item.sku ?? '',
  quantity: item.qtyOrdered ?? 0,
  product: item.product,
})

/** With today's prices and the prices that were paid. */
export const toPricedSources = ({ items }: { items: readonly ReorderItem[] | null }, locale: Locale): ReorderSource[] =>
  (items ?? []).map((item) => ({
    ...toSource(item),
    price: item.product && toCustomerPrice(item.product, false, locale),
    paid: item.formattedPrice?.price ?? null,
  }))

export function toLastOrder(order: LastOrderFieldsFragment, locale: Locale): LastOrder {
  const items = order.items ?? []
  return {
    id: order.id,
    number: order.incrementId ?? order.id,
    status: order.status,
    placedAt: order.createdAt,
    grandTotal: order.formattedPrice?.grandTotal ?? null,
    goods: items.slice(0, mostGoods).map((item) => toGoods(item, locale)),
    more: Math.max(0, items.length - mostGoods),
  }
}

const toProgress = (given: NonNullable<OrderFieldsFragment['progress']>): OrderProgress[] =>
  given.flatMap(({ state, at }) => progressStates.flatMap((known) => (known === state ? [{ state: known, at }] : [])))

export function toOrder(order: OrderFieldsFragment, locale: Locale): Order {
  const { formattedPrice, taxes, billingAddress, shippingAddress } = order
  const rates = toTaxes(taxes ?? null)
  const whole = formattedPrice?.taxAmount ? [{ percent: null, amount: formattedPrice.taxAmount }] : []
  return {
    ...toOrderSummary(order),
    approvedBy: order.approvedBy?.name ?? null,
    items: (order.items ?? []).map((item) => ({
      ...toGoods(item, locale),
      sku: item.sku ?? '',
      ownNumber: item.ownNumber ?? null,
      ...(item.excise && { excise: item.excise }),
      tolerance: item.product?.weightTolerance ?? null,
      ...(item.product?.minimumAge != null && { minimumAge: item.product.minimumAge }),
      delivered: item.qtyDelivered ?? null,
      weight: item.weightDelivered ?? null,
      lots: (item.lots ?? []).map(({ bestBefore = null, ...lot }) => ({ ...lot, bestBefore })),
      content: formatContent(item.product?.content_value),
      price: item.formattedPrice?.price ?? null,
      total: item.formattedPrice?.total ?? null,
      deposit: toDeposit(item.deposit),
    })),
    subTotal: formattedPrice?.subTotal ?? null,
    deposit: formattedPrice?.deposit ?? null,
    ...withEmpties(order),
    shipping: formattedPrice?.shippingAmount ?? null,
    taxes: rates.length > 0 ? rates : whole,
    message: order.message ?? null,
    deliveryDate: order.deliveryDate ?? null,
    email: order.customer?.email ?? null,
    progress: toProgress(order.progress ?? []),
    collected: isPickup(order.shippingMethod),
    shippingAddress: shippingAddress ? toAddress(shippingAddress) : null,
    billingAddress: billingAddress ? toAddress(billingAddress) : null,
  }
}

export function toOrderPage(
  list: { data: readonly OrderSummaryFieldsFragment[]; paginatorInfo: PaginatorInfoFieldsFragment } | null,
): OrderPage {
  if (!list) return { orders: [], page: 1, pageCount: 1, total: 0 }
  const { currentPage, lastPage, total } = list.paginatorInfo
  return { orders: list.data.map(toOrderSummary), page: currentPage, pageCount: Math.max(1, lastPage), total }
}
