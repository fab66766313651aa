// The search and the period of orders and invoices.
import type { Context } from '../../context/context.ts'
import { userInputError } from '../../context/errors.ts'
import { startOfDay } from '../../rules/delivery/calendar-days.ts'
import { toSearchTerms } from '../../rules/text.ts'
import type { RecordFilter } from '../../sql/record-filter.ts'

type Given = { search?: string | null; from?: string | null; until?: string | null }

const longestSearch = 100
const dayMs = 86_400_000

/** Instant at which a day begins, moved by whole days; null if no day is given. @throws BAD_USER_INPUT for a day that does not exist */
function toInstant({ locale }: Context, path: string, day: string | null | undefined, days = 0): string | null {
  if (day === null || day === undefined) return null
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw userInputError(locale, path, 'input.day')
  return startOfDay(new Date(time + days * dayMs).toISOString().slice(0, 10))
}

/** `1.204,60`, `1,204.60` and `€ 1204` in cents; null for another text. */
function toCents(text: string): number | null {
  const amount = text.replace(/[€\s]/g, '')
  if (/^\d{1,9}$/.test(amount)) return Number(amount) * 100
  return /^\d{1,3}(?:[.,]?\d{3}){0,2}[.,]\d\d$/.test(amount) ? Number(amount.replace(/[.,]/g, '')) : null
}

/** @throws BAD_USER_INPUT for a search that is too long, or a day that does not exist */
export function toRecordFilter(context: Context, { search, from, until }: Given): RecordFilter {
  const text = search?.trim() ?? ''
  if (text.length > longestSearch)
    throw userInputError(context.locale, 'search', 'input.tooLong', { length: longestSearch })
  return {
    from: toInstant(context, 'from', from),
    before: toInstant(context, 'until', until, 1),
    search: text === '' ? null : text.toLowerCase(),
    words: JSON.stringify(toSearchTerms(text)),
    cents: toCents(text),
  }
}
