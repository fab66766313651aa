import type { ReactNode } from 'react'
import type { AddressBookData } from '#features/addresses/address-book.tsx'
import { AddressesPanel } from '#features/addresses/addresses-panel.tsx'
import type { CartSummary } from '#features/cart/cart.ts'
import type { ReorderPreview } from '#features/cart/reorder/reorder.ts'
import type { RecentInvoices as Recent } from '#features/invoices/invoice.ts'
import { RecentInvoices } from '#features/invoices/recent-invoices.tsx'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/list-table.tsx'
import { ListsPanel } from '#features/lists/lists-panel.tsx'
import { FrequentItems } from '#features/orders/frequent-items.tsx'
import type { OrderPage } from '#features/orders/order.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { isQuoteOnly } from '#features/orders/order-status.ts'
import { RecentOrders } from '#features/orders/recent-orders.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { CartTile, LastOrderTile } from './overview-tiles.tsx'

type OverviewProps = {
  firstName: string
  promise?: ReactNode
  cart: Promise<Result<{ summary: CartSummary | null }>>
  recent: Promise<Result<OrderPage>>
  usual: Promise<Result<ReorderPreview>>
  /** Null: the shop has none. */
  invoices: Promise<Result<Recent>> | null
  /** Null: the shop has none. */
  lists: Promise<Result<{ lists: ListSummary[] }>> | null
  addresses: Promise<Result<AddressBookData>>
}

export function Overview(props: OverviewProps) {
  const { firstName, promise, cart, recent, usual, invoices, lists, addresses } = props
  const t = useT()
  const tileSkeleton = (
    <div className="action-tile" aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="name" />
      <Skeleton shape="control" />
    </div>
  )
  return (
    <>
      <PageHeader title={t('account.greeting', { name: firstName })}>
        <Text tone="soft">{t('account.greetingText')}</Text>
        {promise}
      </PageHeader>
      <Stack gap="large">
        <div className="action-tiles">
          <Deferred promise={cart} fallback={tileSkeleton}>
            {({ summary }) => <CartTile summary={summary} />}
          </Deferred>
          <Deferred promise={recent} fallback={tileSkeleton} quiet>
            {({ orders }) => <LastOrderTile order={orders.find(({ status }) => !isQuoteOnly(status))} />}
          </Deferred>
          <Deferred promise={usual} fallback={tileSkeleton} quiet>
            {(given) => <FrequentItems usual={given} />}
          </Deferred>
        </div>
        <div className="dashboard-grid">
          <div className={lists || invoices ? 'span-7' : 'span-12'}>
            <Deferred promise={recent} fallback={<OrdersSkeleton rows={5} />}>
              {({ orders }) => <RecentOrders orders={orders} />}
            </Deferred>
          </div>
          {lists && (
            <div className="span-5">
              <Deferred promise={lists} fallback={<ListsSkeleton />}>
                {({ lists: all }) => <ListsPanel lists={all} />}
              </Deferred>
            </div>
          )}
          {invoices && (
            <div className="span-5">
              <Deferred promise={invoices} fallback={<OrdersSkeleton rows={5} />}>
                {(given) => <RecentInvoices {...given} />}
              </Deferred>
            </div>
          )}
          <div className={lists && invoices ? 'span-7' : 'span-12'}>
            <AddressesPanel book={addresses} />
          </div>
        </div>
      </Stack>
    </>
  )
}
