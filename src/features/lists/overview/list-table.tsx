import type { ReactNode } from 'react'
import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RowsSkeleton } from '#ui/rows/rows-skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { ListSummary } from '../list.ts'
import { listHref } from '../list-links.ts'

export function ListsEmpty({ text, action }: { text?: string; action?: ReactNode }) {
  const t = useT()
  return (
    <EmptyState
      picture={emptyPictures.lists}
      title={t('lists.none')}
      text={text ?? t('lists.noneText')}
      action={action}
    />
  )
}

/** Lists of a panel; the page of the lists has ListOverview. */
export function ListTable({ lists }: { lists: readonly ListSummary[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Table
      compact
      caption={t('shell.myLists')}
      columns={[
        { key: 'name', label: t('lists.list') },
        { key: 'order', label: t('lists.toCart'), hiddenLabel: true, align: 'end', tight: true },
      ]}
      rows={lists.map(({ id, name, articles, packs }) => ({
        id,
        cells: {
          name: (
            <>
              <RecordLink href={listHref(locale, id)}>{name}</RecordLink>
              <br />
              <ListSize articles={articles} packs={packs} />
            </>
          ),
          order: articles > 0 && <ListToCart id={id} name={name} />,
        },
      }))}
    />
  )
}

export function ListSize({ articles, packs }: Pick<ListSummary, 'articles' | 'packs'>) {
  const t = useT()
  return (
    <Text as="small" tone="muted" figures>
      {[t('cart.items', { count: articles }), t('cart.packs', { count: packs })].join(', ')}
    </Text>
  )
}

export function ListToCart({ id, name }: Pick<ListSummary, 'id' | 'name'>) {
  const t = useT()
  return (
    <Button
      look="outline-sm"
      icon="shopping-cart-simple"
      href={listHref(useLocale(), id, { reorder: true })}
      aria-label={t('lists.toCartNamed', { name })}
    >
      {t('lists.toCart')}
    </Button>
  )
}

export function ListsSkeleton({ rows = 5 }: { rows?: number }) {
  return <RowsSkeleton rows={rows} label={useT()('forms.loading')} />
}
