import {
  type FilterOptions,
  filteredHref,
  isFiltered,
  type RecordFilter,
} from '#features/orders/filter/record-filter.ts'
import { NothingFound, RecordFilterForm, RecordFilterSkeleton } from '#features/orders/filter/record-filter-form.tsx'
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
import { filterStates } from './invoice-state.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoicesEmpty } from './invoices-empty.tsx'

type InvoicesPageProps = {
  page: number
  filter: RecordFilter
  options: Promise<Result<FilterOptions>>
  /** Null: not shown beside an opened invoice. */
  balance: Promise<Result<{ balance: InvoiceBalance | null }>> | null
  list: Promise<Result<InvoicePage>>
  opened: Result<Invoice> | null
}

export function InvoicesPage({ page, filter, options, balance, list, opened }: InvoicesPageProps) {
  const t = useT()
  const locale = useLocale()
  const path = usePath()('dashboardInvoices')
  const download = (
    <Button look="simple" icon="download-simple" href={filteredHref(`/api/${locale}/invoices/csv`, filter)} download="">
      {t('invoices.export')}
    </Button>
  )
  const search = {
    path,
    filter,
    searchLabel: t('invoices.search'),
    states: filterStates.map((state) => ({
      value: state,
      label: t(state === 'open' ? 'invoices.open' : `invoices.states.${state}`),
    })),
  }
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
            {({ balance: owed }) => owed && <BalancePanel balance={owed} isShort={page > 1 || isFiltered(filter)} />}
          </Deferred>
        )}
        {opened?.ok === true && <InvoiceDetail invoice={opened.value} place={{ filter, page }} />}
        {opened?.ok === false && <DeferredError problem={opened.problem} />}
        <Deferred promise={options} fallback={<RecordFilterSkeleton {...search} />} quiet>
          {(given) => <RecordFilterForm {...search} options={given} />}
        </Deferred>
        <Deferred promise={list} fallback={<OrdersSkeleton />}>
          {(shown) => <InvoiceList {...shown} filter={filter} />}
        </Deferred>
      </Stack>
    </>
  )
}

function InvoiceList({ invoices, page, hasOlder, filter }: InvoicePage & { filter: RecordFilter }) {
  const t = useT()
  const path = usePath()('dashboardInvoices')
  if (invoices.length === 0 && page === 1 && !isFiltered(filter)) return <InvoicesEmpty />
  if (invoices.length === 0)
    return (
      <NothingFound path={path} filter={filter} page={page} title={t('invoices.none')} text={t('invoices.noneText')} />
    )
  return (
    <>
      <Panel as="div">
        <InvoiceTable invoices={invoices} place={{ filter, page }} />
      </Panel>
      {(page > 1 || hasOlder) && (
        <Cluster>
          {page > 1 && (
            <Button look="simple" icon="caret-left" rel="prev" href={filteredHref(path, filter, page - 1)}>
              {t('invoices.newer')}
            </Button>
          )}
          {hasOlder && (
            <Button look="simple" iconAfter="caret-right" rel="next" href={filteredHref(path, filter, page + 1)}>
              {t('invoices.older')}
            </Button>
          )}
        </Cluster>
      )}
    </>
  )
}
