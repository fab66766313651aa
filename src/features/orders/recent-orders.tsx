import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { OrderSummary } from './order.ts'
import { orderHref } from './order-href.ts'
import { OrderStatusChip } from './order-status-chip.tsx'
import { OrdersEmpty } from './orders-empty.tsx'

export function RecentOrders({ orders }: { orders: OrderSummary[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  if (orders.length === 0) return <OrdersEmpty look="outline" />
  return (
    <Panel
      title={t('orders.recent')}
      aside={
        <Button look="simple" iconAfter="arrow-right" href={to('dashboardOrders')}>
          {t('orders.all')}
        </Button>
      }
    >
      <Table
        compact
        caption={t('orders.recent')}
        columns={[
          { key: 'order', label: t('orders.order') },
          { key: 'status', label: t('orders.status'), phone: 'under' },
          { key: 'items', label: t('orders.items'), align: 'end', phone: 'hide' },
          { key: 'total', label: t('orders.total'), align: 'end' },
        ]}
        rows={orders.map((order) => ({
          id: order.id,
          cells: {
            order: (
              <>
                <RecordLink figures href={orderHref(to('dashboardOrders'), order.id)}>
                  {order.number}
                </RecordLink>
                <br />
                <Text as="span" size="small" tone="muted">
                  {order.placedAt && formatDate(locale, order.placedAt, 'medium')}
                </Text>
              </>
            ),
            status: <OrderStatusChip status={order.status} />,
            items: <KeyFigures>{order.lines}</KeyFigures>,
            total: <b>{order.grandTotal}</b>,
          },
        }))}
      />
    </Panel>
  )
}
