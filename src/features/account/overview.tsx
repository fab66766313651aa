import type { ReactNode } from 'react'
import type { CartSummary } from '#features/cart/cart.ts'
import { Part } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import type { InvoiceSummary } from '#features/invoices/invoice.ts'
import { RecentInvoices } from '#features/invoices/recent-invoices.tsx'
import { CreateList } from '#features/lists/create-list.tsx'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/list-table.tsx'
import { ListsPanel } from '#features/lists/lists-panel.tsx'
import type { OrderPage } from '#features/orders/order.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { RecentOrders } from '#features/orders/recent-orders.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CartTile, LastOrderTile } from './overview-tiles.tsx'

type OverviewProps = {
  firstName: string
  /** Until when an order comes on which day. */
  promise?: ReactNode
  cart: Promise<Settled<{ summary: CartSummary | null }>>
  recent: Promise<Settled<OrderPage>>
  invoices: Promise<Settled<{ invoices: InvoiceSummary[] }>>
  lists: Promise<Settled<{ lists: ListSummary[] }>>
}

/** The first screen of a customer: what waits, what was last, what was recent. */
export function Overview({ firstName, promise, cart, recent, invoices, lists }: OverviewProps) {
  const t = useT()
  const waiting = (
    <div className="actt" aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="name" />
      <Skeleton shape="control" />
    </div>
  )
  return (
    <>
      <div className="lhead">
        <h1 className="d3">{t('account.greeting', { name: firstName })}</h1>
        <p className="soft">{t('account.greetingText')}</p>
        {promise}
      </div>
      <div className="stack l">
        <div className="act3 pair">
          <Part promise={cart} fallback={waiting}>
            {({ summary }) => <CartTile summary={summary} />}
          </Part>
          <Part promise={recent} fallback={waiting} quiet>
            {({ orders }) => <LastOrderTile order={orders[0]} />}
          </Part>
        </div>
        <div className="dgrid">
          <div className="s7">
            <Part promise={recent} fallback={<OrdersSkeleton rows={5} />}>
              {({ orders }) => <RecentOrders orders={orders} />}
            </Part>
          </div>
          <div className="s5">
            <Part promise={invoices} fallback={<OrdersSkeleton rows={5} />}>
              {(given) => <RecentInvoices invoices={given.invoices} />}
            </Part>
          </div>
          <div className="s7">
            <Part promise={lists} fallback={<ListsSkeleton />}>
              {({ lists: all }) => <ListsPanel lists={all} />}
            </Part>
          </div>
          <div className="s5">
            <CreateList />
          </div>
        </div>
      </div>
    </>
  )
}
