import type { InvoiceFieldsFragment, InvoiceSummaryFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Tax, toTaxes } from '#features/cart/cart.ts'
import { type Address, toAddress } from '#features/orders/address.ts'
import { type WithEmpties, withEmpties } from '#features/orders/empties/empties.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { type Deposit, toDeposit } from '#features/pricing/deposit.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { Payment } from './credit-transfer.ts'
import { toState } from './invoice-state.ts'

export interface InvoiceSummary {
  id: string
  /** Number shown to customers: F-260010; the id if the backend has none. */
  number: string
  state: string | null
  /** Timestamps as the backend sends them; format with `formatDate`. */
  date: string | null
  dueAt: string | null
  orderId: string | null
  orderNumber: string | null
  /** Name of the user who placed the order; null if the backend does not return it. */
  orderedBy: string | null
  grandTotal: string | null
}

export interface InvoiceLine {
  id: string
  name: string
  sku: string
  href: string | null
  quantity: number
  /** Packaging unit and its content, null if the product no longer exists. */
  unit: string | null
  content: string | null
  price: string | null
  total: string | null
  /** Included in the total, formatted; null: none, or not known. */
  excise: string | null
  deposit: Deposit | null
}

export interface Invoice extends InvoiceSummary, WithEmpties {
  items: InvoiceLine[]
  subTotal: string | null
  /** Charged in addition to the prices for returnable packaging; null: none. */
  deposit: string | null
  shipping: string | null
  taxes: Tax[]
  /** Why the invoice has no tax; null: it has. */
  taxNote: string | null
  billingAddress: Address | null
  /** Null: nothing to pay, or the backend does not return how. */
  payment: Payment | null
  hasPdf: boolean
  hasUbl: boolean
}

type Known = Pick<Invoice, 'payment' | 'hasPdf' | 'hasUbl'>

export interface InvoicePage {
  invoices: InvoiceSummary[]
  page: number
  hasOlder: boolean
}

export const invoicesPageSize = 10
export const recentSize = 5

const money = (locale: Locale, amount: number | null) => (amount === null ? null : formatMoney(locale, amount, 'EUR'))

export function toInvoiceSummary(
  invoice: InvoiceSummaryFieldsFragment,
  locale: Locale,
  now = new Date(),
): InvoiceSummary {
  const { id, incrementId, createdAt, dueAt, orderId, orderIncrementId, grandTotal, formattedPrice } = invoice
  return {
    id,
    number: incrementId ?? id,
    state: toState(invoice, now),
    date: createdAt ?? null,
    dueAt: dueAt ?? null,
    orderId,
    orderNumber: orderIncrementId ?? orderId,
    orderedBy: invoice.orderedBy ?? null,
    grandTotal: formattedPrice?.grandTotal ?? money(locale, grandTotal),
  }
}

export function toInvoice(invoice: InvoiceFieldsFragment, locale: Locale, known: Known): Invoice {
  const { items, subTotal, formattedPrice, taxes, billingAddress } = invoice
  const rates = toTaxes(taxes ?? null)
  const whole = formattedPrice?.taxAmount ? [{ percent: null, amount: formattedPrice.taxAmount }] : []
  return {
    ...toInvoiceSummary(invoice, locale),
    items: (items ?? []).map(({ id, name, sku, qty, product, deposit, excise, formattedPrice: line }) => ({
      id,
      name: name ?? product?.name ?? sku ?? '',
      sku: sku ?? '',
      href: product?.urlKey ? localize(locale, 'product', product.urlKey) : null,
      quantity: qty ?? 0,
      unit: product?.packing_label ?? null,
      content: formatContent(product?.content_value),
      price: line?.price ?? null,
      total: line?.total ?? null,
      excise: excise ?? null,
      deposit: toDeposit(deposit),
    })),
    subTotal: formattedPrice?.subTotal ?? money(locale, subTotal),
    deposit: formattedPrice?.deposit ?? null,
    ...withEmpties(invoice),
    shipping: formattedPrice?.shippingAmount ?? null,
    taxes: rates.length > 0 ? rates : whole,
    taxNote: invoice.taxNote ?? null,
    billingAddress: billingAddress ? toAddress(billingAddress) : null,
    ...known,
  }
}
