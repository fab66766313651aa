import { orderYears } from '#contracts/generated/commerce.ts'
import { formatIsoDay } from '#i18n/format-days.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { type FilterOptions, latestDays, longestSearch, type RecordFilter } from './record-filter.ts'

const dayMs = 86_400_000

/** Days of a period, both included; null for an unknown period. */
export function toDays(period: string, now: Date): { from: string; until?: string } | null {
  if (/^20\d\d$/.test(period)) return { from: `${period}-01-01`, until: `${period}-12-31` }
  const count = latestDays.find((days) => `${days}d` === period)
  // days of the calendar: one of the depot's days has 23 hours, another one 25
  const today = Date.parse(formatIsoDay(now.toISOString()))
  return count ? { from: new Date(today - (count - 1) * dayMs).toISOString().slice(0, 10) } : null
}

type Found = { search?: string; from?: string; until?: string; state?: string }

/** Variables of the query for the filters that are not empty. @param states those that the list knows @throws HttpProblem 400 */
export function toFound(
  { t }: RequestContext,
  filter: RecordFilter,
  states: readonly string[],
  now = new Date(),
): Found {
  const { search, state, period } = filter
  const reject = (title: string) => new HttpProblem({ status: 400, title })
  if (search.length > longestSearch) throw reject(t('orders.filter.searchTooLong', { count: longestSearch }))
  if (state && !states.includes(state)) throw reject(t('orders.filter.unknownState'))
  const days = period ? toDays(period, now) : {}
  if (!days) throw reject(t('orders.filter.unknownPeriod'))
  return { ...(search && { search }), ...(state && { state }), ...days }
}

/** This year, and the years in which the customer placed orders; null if the backend does not return them. */
async function readYears(context: RequestContext): Promise<number[] | null> {
  const { orderYears: years } = await context.sessionClient.commerce(orderYears, {})
  if (!years) return null
  const thisYear = Number(formatIsoDay(new Date().toISOString()).slice(0, 4))
  return [...new Set([thisYear, ...years])].sort((one, other) => other - one)
}

export async function getOrderFilters(context: RequestContext): Promise<FilterOptions> {
  requireSession(context)
  const { sessionClient } = context
  const [years, lacksSearch, lacksPeriod] = await Promise.all([
    readYears(context),
    sessionClient.lacks('FilterCustomerOrderInput.search'),
    sessionClient.lacks('FilterCustomerOrderInput.from'),
  ])
  return { search: !lacksSearch, state: true, years: lacksPeriod ? null : years }
}

export async function getInvoiceFilters(context: RequestContext): Promise<FilterOptions> {
  requireSession(context)
  const { sessionClient } = context
  const [years, lacksSearch, lacksState, lacksPeriod] = await Promise.all([
    readYears(context),
    sessionClient.lacks('OrderInvoiceInput.search'),
    sessionClient.lacks('OrderInvoiceInput.state'),
    sessionClient.lacks('OrderInvoiceInput.from'),
  ])
  return { search: !lacksSearch, state: !lacksState, years: lacksPeriod ? null : years }
}
