import type { InvoiceFieldsFragment } from '#contracts/generated/commerce.ts'
import { toCsv } from '#i18n/csv.ts'
import { formatIsoDay } from '#i18n/format-days.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { toState, toStateChip } from './invoice-state.ts'

const day = (instant: string | null | undefined) => (instant ? formatIsoDay(instant) : '')

export function toInvoicesCsv(invoices: readonly InvoiceFieldsFragment[], locale: Locale, t: Translate): string {
  const head = [
    t('invoices.invoice'),
    t('invoices.date'),
    t('invoices.due'),
    t('orders.status'),
    t('orders.order'),
    t('cartPage.subtotal'),
    t('orders.total'),
  ]
  const rows = invoices.map((invoice) => {
    const { id, incrementId, createdAt, dueAt, orderId, orderIncrementId, ...sums } = invoice
    const state = toState(invoice, new Date())
    const key = state ? toStateChip(state).key : null
    return [
      incrementId ?? id,
      day(createdAt),
      day(dueAt),
      key ? t(key) : (state ?? ''),
      orderIncrementId ?? orderId ?? '',
      sums.subTotal ?? '',
      sums.grandTotal ?? '',
    ]
  })
  return toCsv(locale, [head, ...rows])
}
