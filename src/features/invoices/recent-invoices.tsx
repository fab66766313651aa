import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { InvoiceSummary } from './invoice.ts'
import { InvoiceStateChip } from './invoice-state-chip.tsx'
import { invoiceHref } from './invoice-table.tsx'
import { InvoicesEmpty } from './invoices-empty.tsx'

export function RecentInvoices({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  if (invoices.length === 0) return <InvoicesEmpty look="outline" />
  return (
    <Panel
      title={t('invoices.recent')}
      aside={
        <Button look="simple" iconAfter="arrow-right" href={to('dashboardInvoices')}>
          {t('invoices.all')}
        </Button>
      }
    >
      <Table
        compact
        caption={t('invoices.recent')}
        columns={[
          { key: 'invoice', label: t('invoices.invoice') },
          { key: 'state', label: t('orders.status'), phone: 'under' },
          { key: 'total', label: t('orders.total'), align: 'end' },
        ]}
        rows={invoices.map(({ id, number, state, date, grandTotal }) => ({
          id,
          cells: {
            invoice: (
              <>
                <RecordLink figures href={invoiceHref(to('dashboardInvoices'), id)}>
                  {number}
                </RecordLink>
                <br />
                <Text as="span" size="small" tone="muted">
                  {date && formatDate(locale, date, 'medium')}
                </Text>
              </>
            ),
            state: <InvoiceStateChip state={state} />,
            total: <b>{grandTotal}</b>,
          },
        }))}
      />
    </Panel>
  )
}
