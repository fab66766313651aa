import { filterParams, noFilter, type RecordFilter } from '#features/orders/filter/record-filter.ts'
import { orderHref } from '#features/orders/order-href.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Table } from '#ui/layout/table.tsx'
import type { InvoiceSummary } from './invoice.ts'
import { InvoiceStateChip } from './invoice-state-chip.tsx'

export const detailId = 'invoice'

/** Filter and page of the list below the invoice. */
export type ListPlace = { filter: RecordFilter; page: number }

export const invoiceHref = (path: string, id: string, { filter, page }: ListPlace = { filter: noFilter, page: 1 }) =>
  `${path}?${new URLSearchParams({ ...filterParams(filter), ...(page > 1 && { page: String(page) }), invoice: id })}#${detailId}`

export function InvoiceTable({ invoices, place }: { invoices: InvoiceSummary[]; place: ListPlace }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const day = (instant: string | null) =>
    instant && <time dateTime={instant}>{formatDate(locale, instant, 'medium')}</time>
  return (
    <Table
      caption={t('invoices.title')}
      columns={[
        { key: 'invoice', label: t('invoices.invoice') },
        { key: 'date', label: t('invoices.date') },
        { key: 'state', label: t('orders.status'), phone: 'under' },
        { key: 'due', label: t('invoices.due'), phone: 'hide' },
        { key: 'order', label: t('orders.order'), phone: 'hide' },
        { key: 'total', label: t('orders.total'), align: 'end' },
        { key: 'view', label: t('orders.view'), hiddenLabel: true, align: 'end', phone: 'hide' },
      ]}
      rows={invoices.map(({ id, number, state, date, dueAt, orderId, orderNumber, grandTotal }) => {
        const href = invoiceHref(to('dashboardInvoices'), id, place)
        return {
          id,
          cells: {
            invoice: (
              <RecordLink figures href={href}>
                {number}
              </RecordLink>
            ),
            date: day(date),
            state: <InvoiceStateChip state={state} />,
            due: day(dueAt),
            order: orderId && (
              <a className="muted figures" href={orderHref(to('dashboardOrders'), orderId)}>
                {orderNumber}
              </a>
            ),
            total: <b>{grandTotal}</b>,
            view: (
              <Button look="outline-sm" href={href} aria-label={t('invoices.viewNamed', { number })}>
                {t('orders.view')}
              </Button>
            ),
          },
        }
      })}
    />
  )
}
