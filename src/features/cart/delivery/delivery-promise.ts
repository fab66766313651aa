/** Until when an order comes on which day, in the reader's words. Called where a cart is read, with the time of asking. */
import type { deliveryOptionsQuery } from '#contracts/generated/commerce.ts'
import { formatWeekday } from '#i18n/format.ts'
import { formatTags, type Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

type Options = deliveryOptionsQuery['deliveryOptions']
type Day = NonNullable<Options>['days'][number]

export interface DeliveryPromise {
  /** Fixed words, true whenever they are read until its last instant. */
  text: string
  /** The instant at which it ends, ISO 8601. */
  until: string
  /** A line a day, as bootstrap/delivery-clock.ts reads it. */
  clock: string
}

export interface DeliveryChoice {
  /** Y-m-d at the depot. */
  value: string
  label: string
}

/** `04:00` as people say it: 4. */
const formatHour = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

/** A day and the hours in which the van comes, where the backend names them. */
const sayDay = (
  day: string,
  { from, until }: Day,
  t: Translate,
  key: 'delivery.dayHours' | 'delivery.dayChoice' = 'delivery.dayHours',
) => (from && until ? t(key, { day, from: formatHour(from), until: formatHour(until) }) : day)

/** A day that was promised, with the hours of the van as long as the backend still names that day. */
export function toDeliveryDay(options: Options, date: string, locale: Locale, t: Translate): string {
  const day = formatWeekday(locale, date)
  const known = options?.days.find((one) => one.date === date)
  return known ? sayDay(day, known, t, 'delivery.dayChoice') : day
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Dear to make, and asked for in each page that is drawn: one for each language, time zone and form. @throws RangeError of a time zone that nobody knows */
function formatterOf(tag: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, format])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tag, format)
  formatters.set(key, made)
  return made
}

/** The days that can still be reached and read; none where the backend names a time zone that nobody knows. */
function openDays(options: Options, now: number): { timeZone: string; days: Day[] } {
  const { timeZone = '', days = [] } = options ?? {}
  try {
    formatterOf('en', { timeZone })
  } catch {
    return { timeZone, days: [] }
  }
  const isRead = ({ date, cutOff }: Day) => Date.parse(cutOff) > now && !Number.isNaN(Date.parse(`${date}T12:00:00Z`))
  return { timeZone, days: days.filter(isRead) }
}

const say = (locale: Locale, instant: number, format: Intl.DateTimeFormatOptions) =>
  formatterOf(formatTags[locale], format).format(instant)

/** Eight digits, like every minute of this century: never over. */
const never = 99_999_999

/** @param text what is said once all days are past */
function toClock(days: readonly Day[], text: string, locale: Locale, t: Translate): string {
  const lines = days.map((day) => {
    const weekday = say(locale, Date.parse(`${day.date}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' })
    const left = { hours: '{}', minutes: '{}', day: sayDay(weekday, day, t) }
    return `${Math.floor(Date.parse(day.cutOff) / 60_000)} ${t('delivery.timeLeft', left)}`
  })
  return [...lines, `${never} ${text}`].join('\n')
}

/** The first day that can still be reached; null where the backend promises none, or in a way that nobody can read. */
export function toDeliveryPromise(options: Options, locale: Locale, t: Translate, now: number): DeliveryPromise | null {
  const { timeZone, days } = openDays(options, now)
  const [first] = days
  if (!first) return null
  const ends = Date.parse(first.cutOff)
  // at the depot it may be another day than where one reads
  const dayOf = (instant: number) => say(locale, instant, { dateStyle: 'short', timeZone })
  const words = {
    time: say(locale, ends, { hour: 'numeric', minute: '2-digit', timeZone }),
    eve: say(locale, ends, { weekday: 'long', timeZone }),
    day: formatWeekday(locale, first.date),
  }
  const text = t(dayOf(ends) === dayOf(now) ? 'delivery.promiseToday' : 'delivery.promise', words)
  return { text, until: first.cutOff, clock: toClock(days, '', locale, t) }
}

/** The same for everybody and in a page that is cached: its fixed words name no day. */
export function toDeliveryRule(
  options: Options,
  locale: Locale,
  t: Translate,
  now: number,
): Pick<DeliveryPromise, 'text' | 'clock'> | null {
  const { timeZone, days } = openDays(options, now)
  const [first] = days
  if (!first) return null
  const time = say(locale, Date.parse(first.cutOff), { hour: 'numeric', minute: '2-digit', timeZone })
  const text = t('delivery.houseRule', { time })
  return { text, clock: toClock(days, text, locale, t) }
}

/** The days to choose from, soonest first, in words that a field of a phone has room for. */
export const toDeliveryChoices = (options: Options, locale: Locale, t: Translate, now: number): DeliveryChoice[] =>
  openDays(options, now).days.map((day) => ({
    value: day.date,
    label: sayDay(formatWeekday(locale, day.date, 'short'), day, t, 'delivery.dayChoice'),
  }))
