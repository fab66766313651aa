import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { RowsSkeleton } from '#ui/rows/rows-skeleton.tsx'
import { filteredHref, isFiltered, type RecordFilter } from './filter/record-filter.ts'
import { NothingFound } from './filter/record-filter-form.tsx'
import { type OrderPage, ordersPageSize } from './order.ts'
import { OrderTable } from './order-table.tsx'
import { OrdersEmpty } from './orders-empty.tsx'

export function OrderList({ list, filter }: { list: OrderPage; filter: RecordFilter }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { orders, page, pageCount, total } = list
  const path = to('dashboardOrders')
  if (total === 0 && !isFiltered(filter)) return <OrdersEmpty />
  if (orders.length === 0)
    return (
      <NothingFound
        path={path}
        filter={filter}
        page={page}
        title={t('orders.filter.none')}
        text={t('orders.filter.noneText')}
      />
    )
  const href = (one: number) => filteredHref(path, filter, one)
  const from = (page - 1) * ordersPageSize + 1
  const range = { from, to: from + orders.length - 1, total }
  return (
    <>
      <Panel as="div">
        <OrderTable orders={orders} page={page} filter={filter} />
      </Panel>
      <Pagination
        label={t('orders.pages')}
        page={page}
        pageCount={pageCount}
        href={href}
        previousLabel={t('orders.previous')}
        nextLabel={t('orders.next')}
        pageLabel={(one) => t('orders.page', { page: formatNumber(locale, one) })}
        range={t('orders.range', range)}
      />
    </>
  )
}

export function OrdersSkeleton({ rows = ordersPageSize }: { rows?: number }) {
  return <RowsSkeleton rows={rows} label={useT()('forms.loading')} />
}
