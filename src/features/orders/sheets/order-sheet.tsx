import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { SheetFacts } from '#ui/print/sheet-facts.tsx'
import { SheetTable } from '#ui/print/sheet-table.tsx'
import { announcedText } from '../empties/empties.ts'
import type { OpenedOrder, OrderLine } from '../order.ts'
import { Address } from '../order-address.tsx'
import { OrderTotals } from '../order-totals.tsx'
import { isQuoteOnly } from '../quote-status.ts'
import { lotText } from '../recalls/lot-text.ts'

export function OrderSheet({ order, title }: { order: OpenedOrder; title: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <OrderFacts order={order} />
      <SheetTable
        caption={title}
        columns={[
          { key: 'sku', label: t('sheets.itemNumber'), kind: 'sku', wide: true },
          { key: 'item', label: t('cart.item') },
          { key: 'quantity', label: t('cart.quantity'), kind: 'end' },
          { key: 'price', label: t('catalogue.heads.price'), kind: 'end', wide: true },
          { key: 'total', label: t('cartPage.lineTotal'), kind: 'end' },
        ]}
        rows={order.items.map((line) => ({
          id: line.id,
          cells: {
            sku: line.sku,
            item: <SheetArticle line={line} />,
            quantity: quantityText(formatNumber(locale, line.quantity), line.unit),
            price: line.price,
            total: line.total,
          },
        }))}
      />
      <div className="sheet-total">
        <OrderTotals order={order} />
      </div>
    </>
  )
}

export const quantityText = (quantity: string, unit: string | null) => (unit ? `${quantity} × ${unit}` : quantity)

export function SheetArticle({ line: { name, content, tolerance, minimumAge, lots } }: { line: OrderLine }) {
  const t = useT()
  const locale = useLocale()
  const age = minimumAge && t('cartPage.minimumAge', { age: minimumAge })
  const note = [content, tolerance && t('cartPage.weighed', { percent: tolerance }), age].filter(Boolean).join(', ')
  return (
    <>
      <b>{nonBreakingSizes(name)}</b>
      {note && <small>{note}</small>}
      {lots.length > 0 && <small>{lots.map((lot) => lotText(t, locale, lot, lots.length === 1)).join('; ')}</small>}
    </>
  )
}

/** Order data above the lines of a sheet. @param props.delivery the sheet is for the delivery: without the invoice address */
export function OrderFacts({ order, delivery }: { order: OpenedOrder; delivery?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { status, placedAt, deliveryDate, purchaseReference, reference, collected } = order
  const { shippingAddress, billingAddress, message } = order
  return (
    <SheetFacts
      items={[
        {
          name: t(isQuoteOnly(status) ? 'orders.requested' : 'orders.placed'),
          value: placedAt && formatDate(locale, placedAt),
        },
        {
          name: t(collected ? 'orders.pickupDay' : 'orders.deliveryDay'),
          value: deliveryDate && formatWeekday(locale, deliveryDate),
        },
        { name: t('checkout.purchaseReference'), value: purchaseReference },
        { name: t('orders.reference'), value: reference },
        {
          name: t(collected ? 'checkout.method' : 'orders.deliverTo'),
          value: collected ? t('orders.collected') : shippingAddress && <Address address={shippingAddress} />,
        },
        {
          name: t('orders.billTo'),
          value: !delivery && billingAddress && <Address address={billingAddress} />,
        },
        { name: t('empties.title'), value: announcedText(order.empties) },
        { name: t('orders.message'), value: message },
      ]}
    />
  )
}
