/** Until when an order comes on which day, in the reader's words. Called where a cart is read, with the time of asking. */
import type { deliveryOptionsQuery } from '#contracts/generated/commerce.ts'
import { formatTags, type Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

export interface DeliveryPromise {
  text: string
  /** The instant at which it ends, ISO 8601. */
  until: string
}

/** The first day that can still be reached; null where the backend promises none, or names a time zone that nobody knows. */
export function toDeliveryPromise(
  options: deliveryOptionsQuery['deliveryOptions'],
  locale: Locale,
  t: Translate,
  now: number,
): DeliveryPromise | null {
  const day = options?.days.find(({ cutOff }) => Date.parse(cutOff) > now)
  const delivered = Date.parse(`${day?.date}T12:00:00Z`)
  if (!options || !day) return null
  const { timeZone } = options
  const say = (instant: number, format: Intl.DateTimeFormatOptions, zone: string) =>
    new Intl.DateTimeFormat(formatTags[locale], { ...format, timeZone: zone }).format(instant)
  const ends = Date.parse(day.cutOff)
  try {
    // at the depot it may be another day than where one reads
    const dayOf = (instant: number) => say(instant, { dateStyle: 'short' }, timeZone)
    const words = {
      time: say(ends, { hour: 'numeric', minute: '2-digit' }, timeZone),
      eve: say(ends, { weekday: 'long' }, timeZone),
      day: say(delivered, { weekday: 'long', day: 'numeric', month: 'long' }, 'UTC'),
    }
    return { text: t(dayOf(ends) === dayOf(now) ? 'cart.promiseToday' : 'cart.promise', words), until: day.cutOff }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
