/** Search, status and period of a list of orders or invoices, as its URL has them. */
export interface RecordFilter {
  /** Empty: all. */
  search: string
  state: string
  /** `30d`: the latest 30 days; `2026`: a year. */
  period: string
}

/** What the backend can filter by. */
export interface FilterOptions {
  search: boolean
  state: boolean
  /** Latest first; null: no period can be selected. */
  years: number[] | null
}

export type GivenFilter = { [Name in keyof RecordFilter]?: string | undefined }

export const longestSearch = 100
export const latestDays = [30, 90] as const

export const toFilter = ({ search = '', state = '', period = '' }: GivenFilter): RecordFilter => ({
  search: search.trim(),
  state,
  period,
})

export const noFilter = toFilter({})

/** Parameters of a URL without those that do not filter. */
export const filterParams = (filter: RecordFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

export const isFiltered = (filter: RecordFilter): boolean => Object.values(filter).some(Boolean)

/** @returns the path with the filter and the page, without those that are the default */
export function filteredHref(path: string, filter: RecordFilter, page = 1): string {
  const query = new URLSearchParams({ ...filterParams(filter), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${path}?${query}` : path
}
