import type { OrderSummaryFieldsFragment } from '#contracts/generated/commerce.ts'
import { toCsv } from '#i18n/csv.ts'
import { formatIsoDay } from '#i18n/format-days.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { toStatusChip } from './order-status.ts'

export function toOrdersCsv(orders: readonly OrderSummaryFieldsFragment[], locale: Locale, t: Translate): string {
  const head = [
    t('orders.order'),
    t('orders.placed'),
    t('orders.status'),
    t('orders.reference'),
    t('orders.items'),
    t('orders.total'),
  ]
  const rows = orders.map((order) => {
    const { id, incrementId, createdAt, status, externalCode, purchaseReference, totalItemCount, grandTotal } = order
    const key = status ? toStatusChip(status).key : null
    return [
      incrementId ?? id,
      createdAt ? formatIsoDay(createdAt) : '',
      key ? t(key) : (status ?? ''),
      purchaseReference ?? externalCode ?? '',
      totalItemCount === null ? '' : String(totalItemCount),
      grandTotal ?? '',
    ]
  })
  return toCsv(locale, [head, ...rows])
}
