import { filteredHref } from '#features/orders/filter/record-filter.ts'
import { Address } from '#features/orders/order-address.tsx'
import { orderHref } from '#features/orders/order-href.ts'
import { OrderTotals } from '#features/orders/order-totals.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { Invoice } from './invoice.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceStateChip } from './invoice-state-chip.tsx'
import { detailId, type ListPlace } from './invoice-table.tsx'
import { PaymentDetails } from './payment-details.tsx'

export function InvoiceDetail({ invoice, place }: { invoice: Invoice; place: ListPlace }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { id, number, state, date, dueAt, orderId, orderNumber, billingAddress, payment, hasPdf, hasUbl } = invoice
  const facts = [
    { name: t('orders.status'), value: <InvoiceStateChip state={state} /> },
    { name: t('invoices.date'), value: date && formatDate(locale, date) },
    { name: t('invoices.due'), value: !payment && dueAt && formatDate(locale, dueAt) },
    {
      name: t('orders.order'),
      value: orderId && <a href={orderHref(to('dashboardOrders'), orderId)}>{orderNumber}</a>,
    },
    { name: t('orders.orderedBy'), value: invoice.orderedBy },
    { name: t('orders.billTo'), value: billingAddress && <Address address={billingAddress} /> },
  ].filter(({ value }) => value)
  return (
    <Panel
      id={detailId}
      tabIndex={-1}
      className="opened"
      title={t('invoices.named', { number })}
      aside={
        <IconButton
          icon="x"
          label={t('invoices.closeDetail')}
          href={filteredHref(to('dashboardInvoices'), place.filter, place.page)}
        />
      }
      padded
    >
      <div className="record-columns">
        <InvoiceLines lines={invoice.items} empties={invoice.empties} />
        <Stack gap="large">
          {payment && (
            <Stack>
              <Heading as="h3" look="subheading">
                {t('invoices.owed')}
              </Heading>
              <PaymentDetails payment={payment} due={dueAt && formatDate(locale, dueAt)} />
            </Stack>
          )}
          <OrderTotals order={invoice} />
          {invoice.taxNote && (
            <Text size="small" tone="soft">
              {invoice.taxNote}
            </Text>
          )}
          <DescriptionList items={facts} />
          <Cluster>
            {hasPdf && (
              <Button
                look="outline"
                icon="file-pdf"
                href={`/api/${locale}/invoices/${id}/pdf`}
                download={`${number}.pdf`}
                type="application/pdf"
              >
                {t('invoices.download')}
              </Button>
            )}
            {hasUbl && (
              <Button
                look="simple"
                icon="download-simple"
                href={`/api/${locale}/invoices/${id}/ubl`}
                download={`${number}.xml`}
                type="application/xml"
              >
                {t('invoices.downloadUbl')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </div>
    </Panel>
  )
}
