export type PageArgs = { first?: number | null; page?: number | null }
export type Page = { first: number; page: number; offset: number }

const clamp = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, Math.trunc(value)))

const maxPage = 10_000

/** `first` is clamped to 1 to 100, `page` to 1 to 10,000. */
export function toPage(args: PageArgs, standard: number): Page {
  const first = clamp(args.first ?? standard, 1, 100)
  const page = clamp(args.page ?? 1, 1, maxPage)
  return { first, page, offset: (page - 1) * first }
}

export type Paginated<Item> = {
  paginatorInfo: { count: number; currentPage: number; lastPage: number; total: number }
  data: Item[]
}

/** One page of a result. `lastPage` is at most the highest page that can be requested. */
export function paginate<Item>({ first, page }: Page, total: number, data: Item[]): Paginated<Item> {
  const lastPage = clamp(Math.ceil(total / first), 1, maxPage)
  return { paginatorInfo: { count: data.length, currentPage: page, lastPage, total }, data }
}
