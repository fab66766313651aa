import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Stock } from '#ui/order/stock.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import type { ListOrigin, OverviewList } from '../list.ts'
import { listHref } from '../list-links.ts'
import { useOriginText } from '../list-origin.tsx'
import { ListSize, ListsEmpty, ListToCart } from './list-table.tsx'

type ListOverviewProps = {
  lists: readonly OverviewList[]
  /** Whether the role orders. */
  isOrdering: boolean
  /** Whether the role changes lists. */
  isEditing: boolean
}

/** All lists that a customer sees, with pictures, value and shortages. */
export function ListOverview({ lists, isOrdering, isEditing }: ListOverviewProps) {
  const t = useT()
  const locale = useLocale()
  if (lists.length === 0) return <ListsEmpty {...(!isEditing && { text: t('lists.noneShared') })} />
  return (
    <Panel as="div">
      <Table
        caption={t('shell.myLists')}
        className="list-overview"
        columns={[
          { key: 'name', label: t('lists.list') },
          { key: 'stock', label: t('lists.stock'), phone: 'under' },
          { key: 'total', label: t('cartPage.lineTotal'), align: 'end' },
          { key: 'order', label: t('lists.toCart'), hiddenLabel: true, align: 'end', tight: true },
        ]}
        rows={lists.map(({ id, name, articles, packs, contents, ...origin }) => ({
          id,
          cells: {
            name: (
              <div className="list-name">
                <span className="list-pictures">
                  {contents?.pictures.map(({ id: productId, ...picture }) => (
                    <Thumbnail key={productId} {...picture} />
                  ))}
                </span>
                <span>
                  <RecordLink href={listHref(locale, id)}>{name}</RecordLink>
                  <br />
                  <ListSize articles={articles} packs={packs} />
                  <Origin list={origin} />
                </span>
              </div>
            ),
            stock: contents && contents.soldOut > 0 && (
              <Stock state="out">{t('lists.shortages', { count: contents.soldOut })}</Stock>
            ),
            total: contents?.total && <b className="figures">{contents.total}</b>,
            order: isOrdering && articles > 0 && <ListToCart id={id} name={name} />,
          },
        }))}
      />
    </Panel>
  )
}

function Origin({ list }: { list: ListOrigin }) {
  const origin = useOriginText()(list)
  if (!origin) return null
  return (
    <>
      <br />
      <Text as="small" tone="muted">
        {origin}
      </Text>
    </>
  )
}
