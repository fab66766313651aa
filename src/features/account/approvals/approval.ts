import type { ApprovalFieldsFragment, ApprovalSummaryFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Address, toAddress } from '#features/orders/address.ts'
import { announcedText, toEmpties } from '#features/orders/empties/empties.ts'
import { isPickup } from '#features/orders/order.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'

export const approvalStates = ['waiting', 'approved', 'returned', 'withdrawn', 'expired'] as const

export interface ApprovalSummary {
  id: string
  /** As the backend sends it; a known one is in `approvalStates`. */
  status: string
  buyer: string
  /** Goods as they were sent, formatted, tax excluded. */
  amount: string
  /** Timestamps of the backend. */
  sentAt: string
  decideBefore: string
  canDecide: boolean
  decidedBy: string | null
  order: { id: string; number: string } | null
}

export interface ApprovalLine {
  id: string
  sku: string
  name: string
  packing: string | null
  href: string | null
  requested: number
  quantity: number
  /** Formatted price of one packing. */
  requestedPrice: string
  /** Null: no longer sold. */
  price: string | null
  total: string | null
  /** priceUp, priceDown, short, gone */
  changes: string[]
  /** Packings in stock, if fewer than the quantity. */
  available: number | null
  substitutes: { id: string; name: string; href: string | null }[]
}

export interface Approval extends ApprovalSummary {
  /** Of everything that is shown. */
  version: string
  exceeded: string
  lines: ApprovalLine[]
  subTotal: string | null
  deposit: string | null
  shipping: string | null
  tax: string | null
  total: string | null
  collected: boolean
  message: string | null
  purchaseReference: string | null
  /** Announced empties, `4 × crate`; null: none. */
  empties: string | null
  shippingAddress: Address
  billingAddress: Address
  /** Y-m-d */
  deliveryDate: string
  /** Y-m-d: the day that is possible now, if it is another. */
  changedDay: string | null
  problems: string[]
  canWithdraw: boolean
  canReorder: boolean
  reason: string | null
}

export interface ApprovalPage {
  approvals: ApprovalSummary[]
  page: number
  pageCount: number
}

/** Id of the panel of an open request. */
export const detailId = 'approval'

export const approvalHref = (path: string, id: string) => `${path}?${new URLSearchParams({ approval: id })}#${detailId}`

export const toApprovalSummary = (given: ApprovalSummaryFieldsFragment): ApprovalSummary => ({
  id: given.id,
  status: given.status,
  buyer: given.customer?.name ?? '–',
  amount: given.requestedSubTotal,
  sentAt: given.createdAt,
  decideBefore: given.expiresAt,
  canDecide: given.canDecide,
  decidedBy: given.decidedBy?.name ?? null,
  order: given.order && { id: given.order.id, number: given.order.incrementId ?? given.order.id },
})

const toHref = (urlKey: string | null | undefined, locale: Locale) =>
  urlKey ? localize(locale, 'product', urlKey) : null

export function toApproval(given: ApprovalFieldsFragment, locale: Locale): Approval {
  const { formattedPrice: price } = given
  return {
    ...toApprovalSummary(given),
    version: given.version,
    exceeded: given.exceeded,
    lines: given.items.map((item) => ({
      id: item.id,
      sku: item.sku,
      name: item.product?.name ?? item.name,
      packing: item.product?.packing_label ?? null,
      href: toHref(item.product?.urlKey, locale),
      requested: item.requestedQuantity,
      quantity: item.quantity,
      requestedPrice: item.formattedRequestedPrice,
      price: item.formattedPrice ?? null,
      total: item.formattedTotal ?? null,
      changes: [...item.changes],
      available: item.available ?? null,
      substitutes: (item.substitutes ?? []).map(({ id, name, sku, urlKey, packing_label: packing }) => ({
        id,
        name: [name ?? sku, packing].filter(Boolean).join(', '),
        href: toHref(urlKey, locale),
      })),
    })),
    subTotal: price.subTotal,
    deposit: price.deposit ?? null,
    shipping: price.shippingAmount,
    tax: price.taxAmount,
    total: price.grandTotal,
    collected: isPickup(given.shippingMethod),
    message: given.message ?? null,
    purchaseReference: given.purchaseReference ?? null,
    empties: announcedText(toEmpties(given.empties)),
    shippingAddress: toAddress(given.shippingAddress),
    billingAddress: toAddress(given.billingAddress),
    deliveryDate: given.deliveryDate,
    changedDay: given.changedDeliveryDate ?? null,
    problems: [...given.problems],
    canWithdraw: given.canWithdraw,
    canReorder: given.canReorder,
    reason: given.reason ?? null,
  }
}
