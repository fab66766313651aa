import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { Deferred, DeferredError } from '#features/problems/deferred.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { BalancePanel, BalanceSkeleton } from './balance-panel.tsx'
import type { InvoiceBalance } from './credit-transfer.ts'
import type { Invoice, InvoicePage } from './invoice.ts'
import { InvoiceDetail } from './invoice-detail.tsx'
import { InvoiceTable, invoicesHref } from './invoice-table.tsx'
import { InvoicesEmpty } from './invoices-empty.tsx'

type InvoicesPageProps = {
  page: number
  /** Null: not shown beside an opened invoice. */
  balance: Promise<Result<{ balance: InvoiceBalance | null }>> | null
  list: Promise<Result<InvoicePage>>
  opened: Result<Invoice> | null
}

export function InvoicesPage({ page, balance, list, opened }: InvoicesPageProps) {
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
        {balance && (
          <Deferred promise={balance} fallback={<BalanceSkeleton />}>
            {({ balance: owed }) => owed && <BalancePanel balance={owed} isShort={page > 1} />}
          </Deferred>
        )}
        {opened?.ok === true && <InvoiceDetail invoice={opened.value} page={page} />}
        {opened?.ok === false && <DeferredError problem={opened.problem} />}
        <Deferred promise={list} fallback={<OrdersSkeleton />}>
          {(shown) => <InvoiceList {...shown} />}
        </Deferred>
      </Stack>
    </>
  )
}

function InvoiceList({ invoices, page, hasOlder }: InvoicePage) {
  const t = useT()
  const path = usePath()('dashboardInvoices')
  if (invoices.length === 0 && page === 1) return <InvoicesEmpty />
  return (
    <>
      {invoices.length > 0 && (
        <Panel as="div">
          <InvoiceTable invoices={invoices} page={page} />
        </Panel>
      )}
      {(page > 1 || hasOlder) && (
        <Cluster>
          {page > 1 && (
            <Button look="simple" icon="caret-left" rel="prev" href={invoicesHref(path, page - 1)}>
              {t('invoices.newer')}
            </Button>
          )}
          {hasOlder && (
            <Button look="simple" iconAfter="caret-right" rel="next" href={invoicesHref(path, page + 1)}>
              {t('invoices.older')}
            </Button>
          )}
        </Cluster>
      )}
    </>
  )
}
