import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Category, CategoryLink } from './category.ts'
import { isFiltered } from './filters.ts'
import { type ListingQuery, listingPath, withQuery } from './listing-query.ts'

type CountedProps = { link: Omit<CategoryLink, 'id'>; query: ListingQuery; current?: boolean }

/** Another category with the same choice. How many of it are left there only its own page knows. */
function Counted({ link: { name, href, count }, query, current }: CountedProps) {
  const locale = useLocale()
  return (
    <a href={withQuery(href, query)} aria-current={current ? 'page' : undefined}>
      {name}
      {count !== null && !isFiltered(query.filters) && <span className="num">{formatNumber(locale, count)}</span>}
    </a>
  )
}

type CategoryNavProps = { category: Category; query: ListingQuery }

/** The way up and the sisters, in the rail. */
export function CategoryNav({ category, query }: CategoryNavProps) {
  const t = useT()
  const locale = useLocale()
  const up = category.ancestors.at(-1) ?? {
    name: t('catalogue.wholeRange'),
    href: listingPath(locale, ''),
    count: null,
  }
  const below = category.id === null ? category.children : category.siblings
  return (
    <nav className="tree" aria-label={t('catalogue.category')}>
      <Counted
        link={category.id === null ? { ...up, count: category.count } : up}
        query={query}
        current={category.id === null}
      />
      <div className="sub">
        {below.map((link) => (
          <Counted key={link.id} link={link} query={query} current={link.id === category.id} />
        ))}
      </div>
    </nav>
  )
}

/** What lies directly below, as a row of chips at the head of the listing. */
export function Subcategories({ category, query }: CategoryNavProps) {
  const t = useT()
  const locale = useLocale()
  if (category.children.length === 0) return null
  return (
    <nav className="subcats" aria-label={t('catalogue.subcategories')}>
      <a href={withQuery(listingPath(locale, category.path), query)} aria-current="page">
        {t('catalogue.everything')}
      </a>
      {category.children.map((link) => (
        <Counted key={link.id} link={link} query={query} />
      ))}
    </nav>
  )
}
