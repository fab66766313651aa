import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { RecordFilter } from './filter/record-filter.ts'
import type { OrderSummary } from './order.ts'
import { orderHref } from './order-href.ts'
import { OrderStatusChip } from './order-status-chip.tsx'
import { isQuoteOnly } from './quote-status.ts'

export function OrderTable({ orders, page, filter }: { orders: OrderSummary[]; page: number; filter: RecordFilter }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { customer } = useShop().facts
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value))
  return (
    <Table
      caption={t('orders.title')}
      columns={[
        { key: 'order', label: t('orders.order') },
        { key: 'placed', label: t('orders.placed') },
        { key: 'status', label: t('orders.status'), phone: 'under' },
        { key: 'reference', label: t('orders.reference'), wide: true },
        { key: 'items', label: t('orders.items'), align: 'end', phone: 'hide' },
        { key: 'total', label: t('orders.total'), align: 'end' },
        { key: 'view', label: t('orders.view'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={orders.map((order) => ({
        id: order.id,
        cells: {
          order: (
            <RecordLink figures href={orderHref(to('dashboardOrders'), order.id, { page, filter })}>
              {order.number}
            </RecordLink>
          ),
          placed: (
            <>
              {order.placedAt && <time dateTime={order.placedAt}>{formatDate(locale, order.placedAt, 'medium')}</time>}
              {order.orderedBy && order.orderedBy !== customer?.name && (
                <>
                  <br />
                  <Text as="small" size="small" tone="muted">
                    {order.orderedBy}
                  </Text>
                </>
              )}
              {order.placedOnBehalfBy && (
                <>
                  <br />
                  <Text as="small" size="small" tone="muted">
                    {t('orders.onBehalfBy')} {order.placedOnBehalfBy}
                  </Text>
                </>
              )}
            </>
          ),
          status: <OrderStatusChip status={order.status} />,
          reference: (
            <Text as="span" tone="muted" figures>
              {order.purchaseReference ?? order.reference ?? '–'}
            </Text>
          ),
          items: (
            <KeyFigures>
              {number(order.lines)}
              {order.packs !== null && (
                <>
                  <br />
                  <Text as="small" size="small" tone="muted">
                    {t('cart.packs', { count: order.packs })}
                  </Text>
                </>
              )}
            </KeyFigures>
          ),
          total: <b>{order.grandTotal}</b>,
          view: (
            <Cluster as="span">
              {may(customer, 'order') && (
                <Button
                  look="outline-sm"
                  href={orderHref(to('dashboardOrders'), order.id, { page, filter, reorder: true })}
                  aria-label={t(isQuoteOnly(order.status) ? 'orders.toCartNamed' : 'orders.againNamed', {
                    number: order.number,
                  })}
                >
                  {t(isQuoteOnly(order.status) ? 'reorder.put' : 'orders.again')}
                </Button>
              )}
              <Button
                look="outline-sm"
                href={orderHref(to('dashboardOrders'), order.id, { page, filter })}
                aria-label={t('orders.viewNamed', { number: order.number })}
              >
                {t('orders.view')}
              </Button>
            </Cluster>
          ),
        },
      }))}
    />
  )
}
