import { Await } from '@tanstack/react-router'
import { Fragment, Suspense, useDeferredValue } from 'react'
import type { Category, CategoryLink } from '#features/catalogue/category.ts'
import { isFiltered } from '#features/catalogue/filters.ts'
import { type ListingQuery, listingPath, withQuery } from '#features/catalogue/listing-query.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { FacetsPromise } from './listing-context.ts'

/** U+2007: a space as wide as a digit. */
const figureSpace = '\u2007'

type Link = Omit<CategoryLink, 'id'> & { id: string | null }
type CountedProps = { link: Link; query: ListingQuery; facets: FacetsPromise; current?: boolean }

function Counted({ link, query, facets, current }: CountedProps) {
  const locale = useLocale()
  return (
    <a href={withQuery(link.href, query)} aria-current={current ? 'page' : undefined}>
      {link.name}
      {isFiltered(query.filters) ? (
        <CountLeft link={link} facets={facets} />
      ) : (
        link.count !== null && <KeyFigures>{formatNumber(locale, link.count)}</KeyFigures>
      )}
    </a>
  )
}

/** Filtered count, padded to the width of the total so that the layout does not shift; null if the backend has no count. */
function CountLeft({ link: { id, count }, facets }: Pick<CountedProps, 'link' | 'facets'>) {
  const locale = useLocale()
  // keep the previous counts until the new facets have loaded
  const known = useDeferredValue(facets)
  if (id === null || count === null) return null
  const width = formatNumber(locale, count).length
  const number = (text: string) => <KeyFigures>{text.padStart(width, figureSpace)}</KeyFigures>
  return (
    <Suspense fallback={number('')}>
      <Await promise={known}>
        {(part) => {
          const left = part.ok ? part.value.categories[id] : undefined
          return left !== undefined && number(formatNumber(locale, left))
        }}
      </Await>
    </Suspense>
  )
}

type CategoryNavProps = { category: Category; query: ListingQuery; facets: FacetsPromise }

export function CategoryNav({ category, query, facets }: CategoryNavProps) {
  const t = useT()
  const locale = useLocale()
  const up: Link = category.ancestors.at(-1) ?? {
    id: null,
    name: t('catalogue.wholeRange'),
    href: listingPath(locale, ''),
    count: null,
  }
  // sibling departments are in the department bar above
  const isDepartment = category.ancestors.length === 0
  const sisters = category.siblings.filter(({ id }) => !isDepartment || id === category.id)
  const links = (below: readonly CategoryLink[]) => (
    <div className="subtree">
      {below.map((link) => (
        <Fragment key={link.id}>
          <Counted link={link} query={query} facets={facets} current={link.id === category.id} />
          {link.id === category.id && category.children.length > 0 && links(category.children)}
        </Fragment>
      ))}
    </div>
  )
  return (
    <nav className="tree" aria-label={t('catalogue.category')}>
      <Counted
        link={category.id === null ? { ...up, count: category.count } : up}
        query={query}
        facets={facets}
        current={category.id === null}
      />
      {links(category.id === null ? category.children : sisters)}
    </nav>
  )
}

export function Subcategories({ category, query, facets }: CategoryNavProps) {
  const t = useT()
  const locale = useLocale()
  if (category.children.length === 0) return null
  return (
    <nav className="subcategories not-desktop" aria-label={t('catalogue.subcategories')}>
      <a href={withQuery(listingPath(locale, category.path), query)} aria-current="page">
        {t('catalogue.everything')}
      </a>
      {category.children.map((link) => (
        <Counted key={link.id} link={link} query={query} facets={facets} />
      ))}
    </nav>
  )
}
