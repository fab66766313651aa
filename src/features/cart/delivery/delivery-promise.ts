/** Formats delivery days and order cut-off times. `now` is in milliseconds. */
import type { deliveryOptionsQuery } from '#contracts/generated/commerce.ts'
import { formatWeekday, withClock } from '#i18n/format-days.ts'
import { type Locale, localeRows } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

type Options = deliveryOptionsQuery['deliveryOptions']
type Day = NonNullable<Options>['days'][number]

export interface DeliveryPromise {
  /** Text without a countdown, valid until `until`. */
  text: string
  /** Order cut-off, ISO 8601. */
  until: string
  /** One line per day for bootstrap/inline/delivery-clock.ts: cut-off in minutes since the epoch, a space, text with {} for hours and minutes. */
  clock: string
}

export interface DeliveryChoice {
  /** YYYY-MM-DD, local date of the depot. */
  value: string
  label: string
}

const formatHour = (locale: Locale, time: string) =>
  withClock(locale, time)
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')

const formatDay = (
  day: string,
  { from, until }: Day,
  locale: Locale,
  t: Translate,
  key: 'delivery.dayHours' | 'delivery.dayChoice' = 'delivery.dayHours',
) => (from && until ? t(key, { day, from: formatHour(locale, from), until: formatHour(locale, until) }) : day)

/** Delivery day of an order, with its hours while the backend still lists that day. */
export function toDeliveryDay(options: Options, date: string, locale: Locale, t: Translate): string {
  const day = formatWeekday(locale, date)
  const known = options?.days.find((one) => one.date === date)
  return known ? formatDay(day, known, locale, t, 'delivery.dayChoice') : day
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is expensive and every render needs some. @throws RangeError for an unknown time zone */
function formatterOf(tag: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, format])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tag, format)
  formatters.set(key, made)
  return made
}

/** Days before their cut-off with a valid date; none for an unknown time zone. */
function openDays(options: Options, now: number): { timeZone: string; days: Day[] } {
  const { timeZone = '', days = [] } = options ?? {}
  try {
    formatterOf('en', { timeZone })
  } catch {
    return { timeZone, days: [] }
  }
  const isOpen = ({ date, cutOff }: Day) => Date.parse(cutOff) > now && !Number.isNaN(Date.parse(`${date}T12:00:00Z`))
  return { timeZone, days: days.filter(isOpen) }
}

const formatInstant = (locale: Locale, instant: number, format: Intl.DateTimeFormatOptions) =>
  formatterOf(localeRows[locale].formatTag, format).format(instant)

const formatTime = (locale: Locale, instant: number, timeZone: string) =>
  withClock(locale, formatInstant(locale, instant, { hour: 'numeric', minute: '2-digit', timeZone }))

/** Last minute of the countdown list: like all minutes until 2160 it has eight digits. */
const farFutureMinute = 99_999_999

/** `pickup`: the customer collects the order, so the hours of the delivery van are left out. */
type Way = 'delivery' | 'pickup'

const keys = {
  delivery: { promiseToday: 'delivery.promiseToday', promise: 'delivery.promise', timeLeft: 'delivery.timeLeft' },
  pickup: {
    promiseToday: 'delivery.pickup.promiseToday',
    promise: 'delivery.pickup.promise',
    timeLeft: 'delivery.pickup.timeLeft',
  },
} as const

/** @param text shown after the last day */
function toClock(days: readonly Day[], text: string, locale: Locale, t: Translate, way: Way = 'delivery'): string {
  const lines = days.map((day) => {
    const weekday = formatInstant(locale, Date.parse(`${day.date}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' })
    const name = way === 'pickup' ? weekday : formatDay(weekday, day, locale, t)
    const left = t(keys[way].timeLeft, { hours: '{}', minutes: '{}', day: name })
    return `${Math.floor(Date.parse(day.cutOff) / 60_000)} ${left}`
  })
  return [...lines, `${farFutureMinute} ${text}`].join('\n')
}

export function toDeliveryPromise(
  options: Options,
  locale: Locale,
  t: Translate,
  now: number,
  way: Way = 'delivery',
): DeliveryPromise | null {
  const { timeZone, days } = openDays(options, now)
  const [first] = days
  if (!first) return null
  const ends = Date.parse(first.cutOff)
  // the date at the depot may differ from the date of the user
  const dayOf = (instant: number) => formatInstant(locale, instant, { dateStyle: 'short', timeZone })
  const values = {
    time: formatTime(locale, ends, timeZone),
    eve: formatInstant(locale, ends, { weekday: 'long', timeZone }),
    day: formatWeekday(locale, first.date),
  }
  const text = t(keys[way][dayOf(ends) === dayOf(now) ? 'promiseToday' : 'promise'], values)
  return { text, until: first.cutOff, clock: toClock(days, '', locale, t, way) }
}

/** Rule for cached pages, the same for all visitors: its text names no day. Null if there is no open day. */
export function toDeliveryRule(
  options: Options,
  locale: Locale,
  t: Translate,
  now: number,
): Pick<DeliveryPromise, 'text' | 'clock'> | null {
  const { timeZone, days } = openDays(options, now)
  const [first] = days
  if (!first) return null
  const time = formatTime(locale, Date.parse(first.cutOff), timeZone)
  const text = t('delivery.rule', { time })
  return { text, clock: toClock(days, text, locale, t) }
}

export const toDeliveryChoices = (options: Options, locale: Locale, t: Translate, now: number): DeliveryChoice[] =>
  openDays(options, now).days.map((day) => ({
    value: day.date,
    label: formatDay(formatWeekday(locale, day.date, 'short'), day, locale, t, 'delivery.dayChoice'),
  }))
