import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { SheetTable } from '#ui/print/sheet-table.tsx'
import { WriteLines } from '#ui/print/write-lines.tsx'
import type { OpenedOrder } from '../order.ts'
import { OrderFacts, quantityText, SheetArticle } from './order-sheet.tsx'

/** Sheet to check a delivery with a pen. Quantities that the wholesaler reported as delivered are printed; the other ones are left blank. */
export function DeliverySheet({ order, title }: { order: OpenedOrder; title: string }) {
  const t = useT()
  const locale = useLocale()
  const toDelivered = ({ delivered, weight }: OpenedOrder['items'][number]) =>
    delivered === null
      ? null
      : [formatNumber(locale, delivered), weight !== null && `${formatNumber(locale, weight)} kg`]
          .filter(Boolean)
          .join(', ')
  return (
    <>
      <OrderFacts order={order} delivery />
      <SheetTable
        caption={title}
        columns={[
          { key: 'checked', label: t('sheets.checked'), kind: 'box' },
          { key: 'sku', label: t('sheets.itemNumber'), kind: 'sku', wide: true },
          { key: 'item', label: t('cart.item') },
          { key: 'ordered', label: t('sheets.ordered'), kind: 'end' },
          { key: 'delivered', label: t('sheets.delivered'), kind: 'line' },
          { key: 'temperature', label: t('sheets.temperature'), kind: 'line', wide: true },
          { key: 'remarks', label: t('sheets.remarks'), kind: 'line', wide: true },
        ]}
        rows={order.items.map((line) => ({
          id: line.id,
          cells: {
            sku: line.sku,
            item: <SheetArticle line={line} />,
            ordered: quantityText(formatNumber(locale, line.quantity), line.unit),
            delivered: toDelivered(line),
          },
        }))}
      />
      <Hint>{t('sheets.temperatureNote')}</Hint>
      <WriteLines
        items={[
          { label: t('sheets.remarks'), tall: true },
          { label: t('sheets.receivedBy') },
          { label: t('sheets.dateTime') },
          { label: t('sheets.signature') },
        ]}
      />
    </>
  )
}
