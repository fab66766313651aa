// Pages of results, with bounds that no caller can cross. Called by every resolver that gives a page.

export type PageArgs = { first?: number | null; page?: number | null }
export type Page = { first: number; page: number; offset: number }

const clamp = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, Math.trunc(value)))

/** `first` 1 to 100, `page` 1 to 500. */
export function toPage(args: PageArgs, standard: number): Page {
  const first = clamp(args.first ?? standard, 1, 100)
  const page = clamp(args.page ?? 1, 1, 500)
  return { first, page, offset: (page - 1) * first }
}

export function paginate<Item>({ first, page }: Page, total: number, data: Item[]) {
  const lastPage = Math.max(1, Math.ceil(total / first))
  return { paginatorInfo: { count: data.length, currentPage: page, lastPage, total }, data }
}
