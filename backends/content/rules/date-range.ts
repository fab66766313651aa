import type { StoredFormField } from './stored.ts'

/** Limits of a date field. A stored limit is a timestamp, or `today`: the current day in UTC, for Europe never later than the local one. */
export function dateRangeOf(
  { minDate, maxDate }: Partial<StoredFormField>,
  now: Date,
): { minDate?: unknown; maxDate?: unknown } {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`
  const limit = (stored: unknown) => (stored === 'today' ? today : stored)
  return { ...(minDate != null && { minDate: limit(minDate) }), ...(maxDate != null && { maxDate: limit(maxDate) }) }
}
