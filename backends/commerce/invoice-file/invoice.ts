import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { type Sum, toAddressLines, toExciseNote, toTaxNote, toTotalLines } from '../messages/totals-text.ts'
import { formatDay } from '../rules/delivery/calendar-days.ts'
import { type Seller, toInvoiceNumber, toPaymentReference, toSellerPlace } from '../rules/invoice.ts'
import { countryName, formatMoney, formatNumber } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { exemptBuyerOf } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { InvoiceRow } from '../sql/invoices.ts'
import type { OrderItemRow } from '../sql/orders.ts'
import { toBilledRows, toCreditRows } from './billed-rows.ts'

export type Invoice = {
  locale: Locale
  shopName: string
  number: string
  /** Date of the invoice, ISO 8601. */
  date: string
  facts: { label: string; value: string }[]
  parties: { label: string; lines: string[] }[]
  /** Columns: item number, description, quantity, price, tax rate, total. */
  lines: { head: string[]; rows: string[][] }
  sums: Sum[]
  /** Why there is no VAT; null: there is. */
  taxNote: string | null
  payment: string
}

type Given = { locale: Locale; shopName: string; seller: Seller; vatNumber: string | null }

export function toInvoice(row: InvoiceRow, items: readonly OrderItemRow[], given: Given): Invoice {
  const { locale, shopName, seller, vatNumber } = given
  const number = toInvoiceNumber(row.number)
  const due = formatDay(locale, row.due_at)
  const words = ['sheet.number', 'invoice.product', 'invoice.quantity', 'invoice.price', 'invoice.vat'] as const
  return {
    locale,
    shopName,
    number,
    date: row.created_at,
    facts: [
      { label: formatMessage(locale, 'invoice.number'), value: number },
      { label: formatMessage(locale, 'invoice.date'), value: formatDay(locale, row.created_at) },
      { label: formatMessage(locale, 'invoice.due'), value: due },
      { label: formatMessage(locale, 'invoice.order'), value: toIncrementId(row.order_number) },
    ],
    parties: [
      { label: formatMessage(locale, 'invoice.from'), lines: sellerLines(locale, shopName, seller) },
      {
        label: formatMessage(locale, 'invoice.to'),
        lines: buyerLines(locale, JSON.parse(row.billing_address), row, vatNumber),
      },
    ],
    lines: {
      head: [...words.map((key) => formatMessage(locale, key)), formatMessage(locale, 'invoice.lineTotal')],
      rows: [...toBilledRows(items), ...toCreditRows(locale, row.returned_empties)].map((item) => [
        item.sku,
        [item.name, toExciseNote(locale, item)].filter(Boolean).join(', '),
        formatNumber(locale, item.quantity),
        formatMoney(locale, item.price_cents),
        item.vat_percent === null ? '-' : `${item.vat_percent} %`,
        formatMoney(locale, item.total_cents),
      ]),
    },
    sums: toTotalLines(locale, row),
    taxNote: toTaxNote(locale, row, seller),
    payment: toPayment(locale, row, {
      number: toPaymentReference(row.number, seller).reference,
      date: due,
      iban: seller.iban,
    }),
  }
}

const sellerLines = (locale: Locale, shopName: string, seller: Seller) => [
  shopName,
  seller.street,
  `${toSellerPlace(seller)}, ${countryName(locale, seller.country)}`,
  formatMessage(locale, 'invoice.vatNumber', { number: seller.vatNumber }),
]

function buyerLines(locale: Locale, address: AddressRow, { taxes }: InvoiceRow, vatNumber: string | null): string[] {
  const number = exemptBuyerOf(taxes) ?? address.vat_id ?? vatNumber
  return [
    ...toAddressLines(locale, address),
    ...(number ? [formatMessage(locale, 'invoice.vatNumber', { number })] : []),
  ]
}

type Payment = { number: string; date: string; iban: string }

function toPayment(locale: Locale, { state, grand_total_cents: total }: InvoiceRow, payment: Payment): string {
  if (state === 'paid' || state === 'refunded') return formatMessage(locale, `invoice.${state}`)
  return total === 0 ? formatMessage(locale, 'invoice.nothingToPay') : formatMessage(locale, 'invoice.pay', payment)
}
