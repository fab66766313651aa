import { formatMoney } from '#i18n/format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { formatDay, formatTime, today } from '../format.ts'
import { type DeskOrder, groupByDay, methodLabel, OrderState, statuses, statusLabel } from './order-state.tsx'

export type Filter = { day: string; search: string; status: string }
type Props = { desk: Desk; filter: Filter; orders: readonly DeskOrder[]; hasMore: boolean }

function FilterForm({ desk: { t, locale }, filter }: Pick<Props, 'desk' | 'filter'>) {
  return (
    <form method="get" action={toHref(locale)} className="desk-filter">
      <Field name="search" label={t('desk.search')} type="search" defaultValue={filter.search} maxLength={100} />
      <Field name="day" label={t('orders.deliveryDay')} type="date" defaultValue={filter.day} />
      <Field
        as="select"
        name="status"
        label={t('orders.status')}
        defaultValue={filter.status}
        options={statuses.map((status) => ({ value: status, label: statusLabel(t, status) }))}
      />
      <Button type="submit">{t('desk.show')}</Button>
    </form>
  )
}

function Orders({ desk, day, orders }: { desk: Desk; day: string; orders: readonly DeskOrder[] }) {
  const { t, locale } = desk
  const heading = formatDay(locale, t, day)
  return (
    <Panel
      title={heading}
      aside={
        <Cluster>
          {day !== '' && day < today() && <StatusChip tone="bad">{t('desk.past')}</StatusChip>}
          <span className="muted">{t('orders.count', { count: orders.length })}</span>
        </Cluster>
      }
    >
      <Table
        caption={heading}
        className="desk-orders"
        columns={[
          { key: 'order', label: t('orders.order') },
          { key: 'company', label: t('desk.company') },
          { key: 'state', label: t('orders.status'), phone: 'under' },
          { key: 'method', label: t('desk.method') },
          { key: 'cutOff', label: t('desk.cutOff') },
          { key: 'lines', label: t('desk.lines'), align: 'end', phone: 'hide' },
          { key: 'total', label: t('orders.total'), align: 'end' },
        ]}
        rows={orders.map((order) => ({
          id: order.number,
          cells: {
            order: (
              <a className="figures" href={toHref(locale, `/orders/${order.number}`)}>
                {order.number}
              </a>
            ),
            company: order.company,
            state: <OrderState desk={desk} order={order} />,
            method: methodLabel(t, order),
            cutOff: order.cancelableUntil ? (
              <time dateTime={order.cancelableUntil}>{formatTime(locale, order.cancelableUntil)}</time>
            ) : (
              '–'
            ),
            lines: order.lineCount,
            total: <b>{formatMoney(locale, order.grandTotal, 'EUR')}</b>,
          },
        }))}
      />
    </Panel>
  )
}

export function OrdersPage({ desk, filter, orders, hasMore }: Props) {
  const { t, locale } = desk
  const query = new URLSearchParams(filter).toString()
  return (
    <DeskDocument desk={desk} title={t('desk.orders')}>
      <PageHeader title={t('desk.orders')} />
      <FilterForm desk={desk} filter={filter} />
      {orders.length > 0 && (
        <Cluster>
          <Button look="outline-sm" href={toHref(locale, `/print?list=pick&${query}`)}>
            {t('desk.pickList')}
          </Button>
          <Button look="outline-sm" href={toHref(locale, `/print?list=delivery&${query}`)}>
            {t('desk.deliveryList')}
          </Button>
        </Cluster>
      )}
      {orders.length === 0 && <Text>{t('desk.none')}</Text>}
      {hasMore && <Text>{t('desk.more', { count: orders.length })}</Text>}
      {groupByDay(orders).map(([day, ofDay]) => (
        <Orders key={day} desk={desk} day={day} orders={ofDay} />
      ))}
    </DeskDocument>
  )
}
