import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import type { ListSummary } from './list.ts'
import { listHref } from './list-links.ts'

/** Nothing was saved yet. */
export function ListsEmpty() {
  const t = useT()
  return <Empty icon="bookmarks-simple" title={t('lists.none')} text={t('lists.noneText')} />
}

/** All lists as a table, as cards on phones. */
export function ListTable({ lists, compact }: { lists: readonly ListSummary[]; compact?: boolean }) {
  const t = useT()
  const locale = useLocale()
  if (lists.length === 0) return <ListsEmpty />
  const table = (
    <Table
      compact={compact ?? false}
      caption={t('lists.title')}
      columns={[
        { key: 'name', label: t('lists.list') },
        { key: 'articles', label: t('lists.articles'), align: 'end', phone: 'under' },
        { key: 'order', label: t('lists.toCart'), hiddenLabel: true, align: 'end', phone: 'line', tight: true },
      ]}
      rows={lists.map(({ id, name, articles }) => ({
        id,
        cells: {
          name: (
            <a className="id" href={listHref(locale, id)}>
              {name}
            </a>
          ),
          articles: <span className="num">{formatNumber(locale, articles)}</span>,
          order: articles > 0 && (
            <Button
              look="outline-sm"
              icon="shopping-cart-simple"
              href={listHref(locale, id, { refill: true })}
              aria-label={t('lists.toCartNamed', { name })}
            >
              {t('lists.toCart')}
            </Button>
          ),
        },
      }))}
    />
  )
  return compact ? table : <div className="panel">{table}</div>
}

/** The lists' place until they are there. */
export function ListsSkeleton({ rows = 5 }: { rows?: number }) {
  const t = useT()
  return (
    <div className="panel" aria-busy="true">
      <span className="vh">{t('forms.loading')}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className="lrow">
          <Skeleton shape="name" />
          <Skeleton shape="amount" />
        </div>
      ))}
    </div>
  )
}
