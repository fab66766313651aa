import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { OrderLot } from './recall.ts'

/** "Lot L123 (2), best before 5 Dec 2026". @param isOnly of its line, whose quantity it then has */
export function lotText(
  t: Translate,
  locale: Locale,
  { lot, quantity, bestBefore }: OrderLot,
  isOnly: boolean,
): string {
  const name = t('recalls.lot', { lot })
  const date = bestBefore && t('recalls.bestBefore', { date: formatDate(locale, bestBefore, 'medium') })
  return [isOnly ? name : `${name} (${formatNumber(locale, quantity)})`, date].filter(Boolean).join(', ')
}
