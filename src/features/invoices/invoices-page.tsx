import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { Deferred, DeferredError } from '#features/problems/deferred.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Invoice, InvoiceSummary } from './invoice.ts'
import { InvoiceDetail } from './invoice-detail.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoicesEmpty } from './invoices-empty.tsx'

type InvoicesPageProps = {
  list: Promise<Result<{ invoices: InvoiceSummary[] }>>
  opened: Result<Invoice> | null
}

export function InvoicesPage({ list, opened }: InvoicesPageProps) {
  const t = useT()
  const locale = useLocale()
  const download = (
    <Button look="simple" icon="download-simple" href={`/api/${locale}/invoices/csv`} download="">
      {t('invoices.export')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('invoices.title')}
        aside={
          <Deferred promise={list} fallback={download} quiet>
            {({ invoices }) => invoices.length > 0 && download}
          </Deferred>
        }
      />
      <Stack gap="large">
        {opened?.ok === true && <InvoiceDetail invoice={opened.value} />}
        {opened?.ok === false && <DeferredError problem={opened.problem} />}
        <Deferred promise={list} fallback={<OrdersSkeleton />}>
          {({ invoices }) =>
            invoices.length === 0 ? (
              <InvoicesEmpty />
            ) : (
              <Panel as="div">
                <InvoiceTable invoices={invoices} />
              </Panel>
            )
          }
        </Deferred>
      </Stack>
    </>
  )
}
