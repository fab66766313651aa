import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Link } from './link.tsx'

type PaginationProps = {
  label: string
  page: number
  pageCount: number
  href: (page: number) => string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  range?: string
}

/** Page numbers to show: first, last, current and its neighbours; null for a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const nearStart = page < 4 ? [2, 3, 4] : []
  const nearEnd = page > pageCount - 3 ? [pageCount - 3, pageCount - 2, pageCount - 1] : []
  const wanted = new Set([1, ...nearStart, page - 1, page, page + 1, ...nearEnd, pageCount])
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((one, other) => one - other)
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? one)
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [null, one] : [one]
  })
}

/** Links to the pages of a listing; with a single page only the range. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, href, previousLabel, nextLabel, pageLabel, range } = props
  return (
    <nav className="pagination" aria-label={label}>
      {range && <span className="small muted figures">{range}</span>}
      {pageCount > 1 && (
        <ol>
          <li>
            <End icon="caret-left" label={previousLabel} rel="prev" href={page > 1 ? href(page - 1) : undefined} />
          </li>
          {pagesToShow(page, pageCount).map((one, index, pages) => (
            <li key={one ?? `gap before ${pages[index + 1]}`}>
              {one === null ? (
                <span>…</span>
              ) : (
                <Link href={href(one)} aria-label={pageLabel(one)} aria-current={one === page ? 'page' : undefined}>
                  {one}
                </Link>
              )}
            </li>
          ))}
          <li>
            <End icon="caret-right" label={nextLabel} rel="next" href={page < pageCount ? href(page + 1) : undefined} />
          </li>
        </ol>
      )}
    </nav>
  )
}

function End({ icon, label, rel, href }: { icon: IconName; label: string; rel: string; href: string | undefined }) {
  if (!href)
    return (
      <span className="disabled" aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  return (
    <Link href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}
