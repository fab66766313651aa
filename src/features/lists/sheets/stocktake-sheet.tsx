import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { SheetTable } from '#ui/print/sheet-table.tsx'
import { WriteLines } from '#ui/print/write-lines.tsx'
import type { ProductList } from '../list.ts'
import { groupByArea, parLevelOf } from '../stocktake.ts'

/** Sheet to count what is left with a pen, by storage area. */
export function StocktakeSheet({ list: { lines }, title }: { list: ProductList; title: string }) {
  const t = useT()
  return (
    <>
      {groupByArea(lines).map(({ area, lines: kept }) => (
        <section key={area} aria-label={area ?? title}>
          {area && (
            <Heading as="h2" look="heading">
              {area}
            </Heading>
          )}
          <SheetTable
            caption={area ?? title}
            columns={[
              { key: 'sku', label: t('sheets.itemNumber'), kind: 'sku', wide: true },
              { key: 'item', label: t('cart.item') },
              { key: 'target', label: t('lists.target'), kind: 'end' },
              { key: 'counted', label: t('sheets.counted'), kind: 'line' },
            ]}
            rows={kept.map((line) => ({
              id: line.productId,
              cells: {
                sku: line.sku,
                item: (
                  <>
                    <b>{nonBreakingSizes(line.name)}</b>
                    {line.content && <small>{line.content}</small>}
                  </>
                ),
                target: line.unit
                  ? t('cart.amount', { quantity: parLevelOf(line), name: line.unit })
                  : String(parLevelOf(line)),
              },
            }))}
          />
        </section>
      ))}
      <WriteLines items={[{ label: t('sheets.countedBy') }, { label: t('sheets.dateTime') }]} />
    </>
  )
}
