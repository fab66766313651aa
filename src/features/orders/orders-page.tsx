import type { Refill } from '#features/cart/refill.ts'
import { RefillPanel } from '#features/cart/refill-panel.tsx'
import type { AllergenLine } from '#features/catalogue/allergen-lines.ts'
import { AllergenSheet } from '#features/catalogue/allergen-sheet.tsx'
import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { OpenedOrder, OrderPage } from './order.ts'
import { detailId, OrderDetail } from './order-detail.tsx'
import { OrderList, OrdersSkeleton } from './order-list.tsx'
import { orderHref } from './order-table.tsx'

type OrdersPageProps = {
  page: number
  list: Promise<Settled<OrderPage>>
  /** The order that the URL opens; null when it opens none. */
  opened: Settled<OpenedOrder> | null
  /** What becomes of it in the cart, when the URL asks for that. */
  refill: Settled<{ title: string; refill: Refill }> | null
  /** What is declared of its goods, when the URL asks for that. */
  allergens: Settled<{ title: string; lines: AllergenLine[] }> | null
}

/** All orders, and the one that is open above them. */
export function OrdersPage({ page, list, opened, refill, allergens }: OrdersPageProps) {
  const t = useT()
  const locale = useLocale()
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
        {opened?.ok === true && allergens?.ok === true && (
          <div id={detailId} className="opened alone">
            <Panel
              title={t('catalogue.allergensOf', { name: allergens.value.title })}
              aside={
                <IconButton
                  icon="x"
                  label={t('orders.allergensClose')}
                  href={orderHref(path, opened.value.id, { page })}
                />
              }
              padded
            >
              <AllergenSheet {...allergens.value} csvHref={`/api/${locale}/orders/${opened.value.id}/allergens/csv`} />
            </Panel>
          </div>
        )}
        {allergens?.ok === false && opened?.ok === true && <PartProblem problem={allergens.problem} />}
        {opened?.ok === true && !allergens && (
          <OrderDetail
            order={opened.value}
            closeHref={closeHref}
            againHref={orderHref(path, opened.value.id, { page, refill: true })}
            allergensHref={orderHref(path, opened.value.id, { page, allergens: true })}
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
