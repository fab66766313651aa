import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Stock } from '#ui/order/stock.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import type { OverviewList } from '../list.ts'
import { listHref } from '../list-links.ts'
import { ListSize, ListsEmpty, ListToCart } from './list-table.tsx'

/** All lists of a customer, with pictures, value and shortages. */
export function ListOverview({ lists }: { lists: readonly OverviewList[] }) {
  const t = useT()
  const locale = useLocale()
  if (lists.length === 0) return <ListsEmpty />
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
        rows={lists.map(({ id, name, articles, packs, contents }) => ({
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
                </span>
              </div>
            ),
            stock: contents && contents.soldOut > 0 && (
              <Stock state="out">{t('lists.shortages', { count: contents.soldOut })}</Stock>
            ),
            total: contents?.total && <b className="figures">{contents.total}</b>,
            order: articles > 0 && <ListToCart id={id} name={name} />,
          },
        }))}
      />
    </Panel>
  )
}
