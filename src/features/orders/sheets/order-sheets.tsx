import { SheetPage } from '#features/shop/sheet-page.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { RecordFilter } from '../filter/record-filter.ts'
import type { OpenedOrder } from '../order.ts'
import { type OrderSheetKind, orderHref, orderPrintSheets, orderSheetTitle, orderTitle } from '../order-href.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { OrderSheet } from './order-sheet.tsx'

type OrderSheetsProps = { order: OpenedOrder; kind: OrderSheetKind; page: number; filter: RecordFilter }

/** Screen of a printed sheet of an order. */
export function OrderSheets({ order, kind, page, filter }: OrderSheetsProps) {
  const t = useT()
  const path = usePath()('dashboardOrders')
  const title = orderSheetTitle(t, order, kind)
  const Content = kind === 'delivery-sheet' ? DeliverySheet : OrderSheet
  return (
    <SheetPage
      crumbs={[
        { label: t('orders.title'), href: path },
        { label: orderTitle(t, order), href: orderHref(path, order.id, { page, filter }) },
      ]}
      sheets={orderPrintSheets.map((one) => ({
        label: t(`sheets.kinds.${one}`),
        href: orderHref(path, order.id, { page, filter, sheet: one }),
        current: one === kind,
      }))}
      title={title}
    >
      <Content order={order} title={title} />
    </SheetPage>
  )
}
