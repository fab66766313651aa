import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { toDate } from '#i18n/format.ts'
import { formatIsoDay, formatWeekdayTime } from '#i18n/format-days.ts'
import type { Locale } from '#i18n/locales.ts'

export interface OrderChange {
  /** Formatted cut-off until which the customer can change or cancel the order; null: only the wholesaler can. */
  until: string | null
}

/** `sheet` of the page of an order. */
export const changeSheets = ['change', 'cancel'] as const
export type ChangeSheet = (typeof changeSheets)[number]

const openStatuses: readonly (string | null)[] = ['pending', 'pending_payment', 'processing']

/** Null for quotes, and if the order can no longer be changed. @param canCancel whether the backend can cancel orders */
export function toOrderChange(
  { status, cancelableUntil, deliveryDate }: Pick<OrderFieldsFragment, 'status' | 'cancelableUntil' | 'deliveryDate'>,
  canCancel: boolean,
  locale: Locale,
  now: Date,
): OrderChange | null {
  if (!openStatuses.includes(status)) return null
  const cutOff = canCancel && cancelableUntil ? toDate(cancelableUntil) : null
  if (cutOff && cutOff > now) return { until: formatWeekdayTime(locale, cutOff) }
  const isDelivered = deliveryDate ? deliveryDate < formatIsoDay(now.toISOString()) : false
  return isDelivered ? null : { until: null }
}
