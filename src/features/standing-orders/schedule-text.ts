import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { type Locale, localeRows } from '#i18n/locales.ts'
import type { StandingLine, StandingOrder } from './standing-order.ts'

/** 1 January 2024 was a Monday. */
const mondayOf = (day: number) => new Date(Date.UTC(2024, 0, day, 12))

/** Name of a weekday, 1 (Monday) to 7, in the language. */
export const weekdayName = (locale: Locale, day: number): string =>
  new Intl.DateTimeFormat(localeRows[locale].formatTag, { weekday: 'long', timeZone: 'UTC' }).format(mondayOf(day))

/** `Every Tuesday and Friday`. */
export function useScheduleText(): (order: Pick<StandingOrder, 'weekdays' | 'everyWeeks'>) => string {
  const t = useT()
  const locale = useLocale()
  return ({ weekdays, everyWeeks: count }) => {
    const names = weekdays.map((day) => weekdayName(locale, day))
    const days = new Intl.ListFormat(localeRows[locale].formatTag).format(names)
    return count === 1 ? t('standing.everyWeek', { days }) : t('standing.everyWeeks', { count, days })
  }
}

const shownNames = 3

/** Names of the first items, and how many others there are. */
export function useItemNames(): (lines: readonly StandingLine[]) => string {
  const t = useT()
  return (lines) => {
    const names = lines
      .slice(0, shownNames)
      .map(({ name }) => name)
      .join(', ')
    const count = lines.length - shownNames
    return count > 0 ? t('standing.andMore', { names, count }) : names
  }
}

export const dayText = (locale: Locale, day: string): string => formatWeekday(locale, day)
