import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useToday } from '#features/shop/print-sheet.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { SheetTable } from '#ui/print/sheet-table.tsx'
import type { ProductList } from '../list.ts'

/** The prices of the customer on the day of the print, without tax. */
export function PriceList({ list: { lines }, title }: { list: ProductList; title: string }) {
  const t = useT()
  return (
    <>
      <p suppressHydrationWarning>{t('sheets.pricesOf', { date: useToday() })}</p>
      <SheetTable
        caption={title}
        columns={[
          { key: 'sku', label: t('sheets.itemNumber'), kind: 'sku', wide: true },
          { key: 'item', label: t('cart.item') },
          { key: 'unit', label: t('sheets.unit'), wide: true },
          { key: 'price', label: t('catalogue.heads.yourPrice'), kind: 'end' },
          { key: 'perUnit', label: t('sheets.perUnit'), kind: 'end' },
        ]}
        rows={lines.map(({ productId, sku, name, content, unit, customerPrice }) => ({
          id: productId,
          cells: {
            sku,
            item: (
              <>
                <b>{nonBreakingSizes(name)}</b>
                {content && <small>{content}</small>}
              </>
            ),
            unit,
            price: (
              <>
                {customerPrice?.price ?? t('catalogue.priceOnRequest')}
                {customerPrice?.tiers?.map(({ quantity, price }) => (
                  <small key={quantity}>{t('product.rowTier', { quantity, price })}</small>
                ))}
              </>
            ),
            perUnit:
              customerPrice?.perUnit &&
              t(`catalogue.perUnit.${customerPrice.perUnit.unit}`, { price: customerPrice.perUnit.price }),
          },
        }))}
      />
    </>
  )
}
