import type { Refill } from '#features/cart/refill.ts'
import { RefillPanel } from '#features/cart/refill-panel.tsx'
import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Order, OrderPage } from './order.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList, OrdersSkeleton } from './order-list.tsx'
import { orderHref } from './order-table.tsx'

type OrdersPageProps = {
  page: number
  list: Promise<Settled<OrderPage>>
  /** The order that the URL opens; null when it opens none. */
  opened: Settled<Order> | null
  /** What becomes of it in the cart, when the URL asks for that. */
  refill: Settled<{ title: string; refill: Refill }> | null
}

/** All orders, and the one that is open above them. */
export function OrdersPage({ page, list, opened, refill }: OrdersPageProps) {
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
        {opened?.ok === true && refill?.ok === true && (
          <RefillPanel
            {...refill.value}
            key={JSON.stringify(refill.value)}
            action={`/orders/${opened.value.id}/cart`}
            closeHref={orderHref(path, opened.value.id, { page })}
          />
        )}
        {refill?.ok === false && opened?.ok === true && <PartProblem problem={refill.problem} />}
        {opened?.ok === true && (
          <OrderDetail
            order={opened.value}
            closeHref={closeHref}
            againHref={orderHref(path, opened.value.id, { page, refill: true })}
          />
        )}
        {opened?.ok === false && <PartProblem problem={opened.problem} />}
        <Part promise={list} fallback={<OrdersSkeleton />}>
          {(orders) => <OrderList list={orders} />}
        </Part>
      </div>
    </>
  )
}
