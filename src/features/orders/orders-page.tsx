import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Order, OrderPage } from './order.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList, OrdersSkeleton } from './order-list.tsx'

type OrdersPageProps = {
  page: number
  list: Promise<Settled<OrderPage>>
  /** The order that the URL opens; null when it opens none. */
  opened: Settled<Order> | null
}

/** All orders, and the one that is open above them. */
export function OrdersPage({ page, list, opened }: OrdersPageProps) {
  const t = useT()
  const path = usePath()('dashboardOrders')
  const closeHref = page > 1 ? `${path}?page=${page}` : path
  return (
    <>
      <div className="lhead">
        <div className="row">
          <h1 className="d3">{t('orders.title')}</h1>
          <Part promise={list} fallback={null} quiet>
            {({ total }) => total > 0 && <span className="cnt num">{t('orders.count', { count: total })}</span>}
          </Part>
        </div>
      </div>
      <div className="stack l">
        {opened?.ok === true && <OrderDetail order={opened.value} closeHref={closeHref} />}
        {opened?.ok === false && <PartProblem problem={opened.problem} />}
        <Part promise={list} fallback={<OrdersSkeleton />}>
          {(orders) => <OrderList list={orders} />}
        </Part>
      </div>
    </>
  )
}
