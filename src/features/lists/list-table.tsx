import type { ReactNode } from 'react'
import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RowsSkeleton } from '#ui/rows/rows-skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { ListSummary } from './list.ts'
import { listHref } from './list-links.ts'

export function ListsEmpty({ action }: { action?: ReactNode }) {
  const t = useT()
  return <EmptyState picture={emptyPictures.lists} title={t('lists.none')} text={t('lists.noneText')} action={action} />
}

export function ListTable({ lists, compact }: { lists: readonly ListSummary[]; compact?: boolean }) {
  const t = useT()
  const locale = useLocale()
  if (lists.length === 0) return <ListsEmpty />
  const table = (
    <Table
      compact={compact ?? false}
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
              <Text as="small" tone="muted" figures>
                {[t('cart.items', { count: articles }), t('cart.packs', { count: packs })].join(', ')}
              </Text>
            </>
          ),
          order: articles > 0 && (
            <Button
              look="outline-sm"
              icon="shopping-cart-simple"
              href={listHref(locale, id, { reorder: true })}
              aria-label={t('lists.toCartNamed', { name })}
            >
              {t('lists.toCart')}
            </Button>
          ),
        },
      }))}
    />
  )
  return compact ? table : <Panel as="div">{table}</Panel>
}

export function ListsSkeleton({ rows = 5 }: { rows?: number }) {
  return <RowsSkeleton rows={rows} label={useT()('forms.loading')} />
}
