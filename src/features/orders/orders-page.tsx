import type { ReactNode } from 'react'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { AllergenTable } from '#features/allergens/allergen-table.tsx'
import type { ReorderPreview } from '#features/cart/reorder/reorder.ts'
import { ReorderPanel } from '#features/cart/reorder/reorder-panel.tsx'
import { Deferred, DeferredError } from '#features/problems/deferred.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Count } from '#ui/order/count.tsx'
import type { Phone } from './change-order.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { DeclineQuote } from './decline-quote.tsx'
import { type FilterOptions, filteredHref, type RecordFilter } from './filter/record-filter.ts'
import { RecordFilterForm, RecordFilterSkeleton } from './filter/record-filter-form.tsx'
import type { OpenedOrder, OrderPage } from './order.ts'
import type { ChangeSheet } from './order-change.ts'
import { OrderDetail } from './order-detail.tsx'
import { detailId, orderHref } from './order-href.ts'
import { OrderList, OrdersSkeleton } from './order-list.tsx'
import { orderStatuses } from './order-status.ts'
import { addOrderToCart } from './orders.actions.ts'

type OrdersPageProps = {
  page: number
  filter: RecordFilter
  options: Promise<Result<FilterOptions>>
  phone: Phone
  /** Confirmation to show instead of the order. */
  confirm: ChangeSheet | 'decline' | null
  list: Promise<Result<OrderPage>>
  /** Above everything else. */
  notices?: ReactNode
  opened: Result<OpenedOrder> | null
  reorder: Result<{ title: string; reorder: ReorderPreview }> | null
  allergens: Result<{ title: string; lines: AllergenLine[] }> | null
}

export function OrdersPage(props: OrdersPageProps) {
  const { page, filter, options, phone, confirm, list, notices, opened, reorder, allergens } = props
  const t = useT()
  const locale = useLocale()
  const path = usePath()('dashboardOrders')
  const closeHref = filteredHref(path, filter, page)
  const asideOf = (count: string) => (
    <Cluster>
      <Count>{count}</Count>
      <Button look="simple" icon="download-simple" href={filteredHref(`/api/${locale}/orders/csv`, filter)} download="">
        {t('orders.export')}
      </Button>
    </Cluster>
  )
  // the link of a mail may be followed when the order is canceled or delivered
  const isDeclining = confirm === 'decline' && opened?.ok === true && opened.value.quote?.canDecide === true
  const isConfirming =
    isDeclining || (confirm !== null && confirm !== 'decline' && opened?.ok === true && opened.value.change !== null)
  const search = {
    path,
    filter,
    searchLabel: t('orders.filter.search'),
    states: orderStatuses.map((status) => ({ value: status, label: t(`orders.statuses.${status}`) })),
  }
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        aside={
          <Deferred promise={list} fallback={asideOf('\u00a0')} quiet>
            {({ total }) => total > 0 && asideOf(t('orders.count', { count: total }))}
          </Deferred>
        }
      />
      <Stack gap="large">
        {notices}
        {opened?.ok === true && reorder?.ok === true && (
          <ReorderPanel
            {...reorder.value}
            key={JSON.stringify(reorder.value)}
            action={addOrderToCart(opened.value.id)}
            closeHref={orderHref(path, opened.value.id, { page, filter })}
          />
        )}
        {reorder?.ok === false && opened?.ok === true && <DeferredError problem={reorder.problem} />}
        {opened?.ok === true && allergens?.ok === true && (
          <Panel
            id={detailId}
            tabIndex={-1}
            className="opened"
            title={t('catalogue.allergensOf', { name: allergens.value.title })}
            aside={
              <IconButton
                icon="x"
                label={t('orders.allergensClose')}
                href={orderHref(path, opened.value.id, { page, filter })}
              />
            }
            padded
          >
            <AllergenTable {...allergens.value} csvHref={`/api/${locale}/orders/${opened.value.id}/allergens/csv`} />
          </Panel>
        )}
        {allergens?.ok === false && opened?.ok === true && <DeferredError problem={allergens.problem} />}
        {opened?.ok === true && isDeclining && (
          <DeclineQuote order={opened.value} closeHref={orderHref(path, opened.value.id, { page, filter })} />
        )}
        {opened?.ok === true && isConfirming && confirm && confirm !== 'decline' && (
          <ConfirmChange
            order={opened.value}
            sheet={confirm}
            phone={phone}
            closeHref={orderHref(path, opened.value.id, { page, filter })}
          />
        )}
        {opened?.ok === true && !allergens && !isConfirming && (
          <OrderDetail
            order={opened.value}
            closeHref={closeHref}
            againHref={orderHref(path, opened.value.id, { page, filter, reorder: true })}
            allergensHref={orderHref(path, opened.value.id, { page, filter, sheet: 'allergens' })}
            printHref={orderHref(path, opened.value.id, { page, filter, sheet: 'order-sheet' })}
            isReordering={reorder?.ok === true}
            page={page}
            phone={phone}
          />
        )}
        {opened?.ok === false && <DeferredError problem={opened.problem} />}
        <Deferred promise={options} fallback={<RecordFilterSkeleton {...search} />} quiet>
          {(given) => <RecordFilterForm {...search} options={given} />}
        </Deferred>
        <Deferred promise={list} fallback={<OrdersSkeleton />}>
          {(orders) => <OrderList list={orders} filter={filter} />}
        </Deferred>
      </Stack>
    </>
  )
}
