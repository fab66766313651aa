// What docs/operations.md promises about delivery, computed without code of the shop: every day except Sundays and holidays, for orders until
// 22:00 of the day before at the depot.
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'medium' })

/** Public holidays of Belgium in the years of the part. */
const holidays = new Set(
  [
    ...[
      '2026-01-01 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-07-21 2026-08-15 2026-11-01 2026-11-11 2026-12-25',
    ],
    ...[
      '2027-01-01 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-07-21 2027-08-15 2027-11-01 2027-11-11 2027-12-25',
    ],
    ...[
      '2028-01-01 2028-04-17 2028-05-01 2028-05-25 2028-06-05 2028-07-21 2028-08-15 2028-11-01 2028-11-11 2028-12-25',
    ],
  ].flatMap((year) => year.split(' ')),
)

const dayMs = 86_400_000

/** Day at the depot, YYYY-MM-DD. */
export const localDay = (instant: number): string => local.format(instant).slice(0, 10)

/** The first instant with this time at the depot. @param time HH:MM:SS */
export function instantAt(day: string, time: string): number {
  for (const offset of ['+02:00', '+01:00']) {
    const instant = Date.parse(`${day}T${time}${offset}`)
    if (local.format(instant) === `${day} ${time}`) return instant
  }
  throw new Error(`${day} has no ${time}`)
}

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const isDelivered = (day: string) => new Date(day).getUTCDay() !== 0 && !holidays.has(day)

export const cutOffOf = (day: string): number => instantAt(dayAfter(day, -1), '22:00:00')

/** The next delivery day for an order at an instant. */
export function nextDelivery(now: number): string {
  let day = dayAfter(localDay(now))
  while (!isDelivered(day) || cutOffOf(day) <= now) day = dayAfter(day)
  return day
}

/** `Tuesday`. */
export const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
