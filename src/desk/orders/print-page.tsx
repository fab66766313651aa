import { Button } from '#ui/actions/button.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { formatDay } from '../format.ts'
import { type DeskOrder, groupByDay, methodLabel } from './order-state.tsx'
import { toPickLines } from './pick-list.ts'

export type PrintedList = 'pick' | 'delivery'

/** A browser without scripts prints by its own menu. React escapes quotes, ampersands and angle brackets, so the script has none. */
const printScript =
  'for (const button of document.querySelectorAll(`.desk-print`)) { button.hidden = false; button.onclick = function () { print() } }'

function PickList({ desk: { t, locale }, day, orders }: { desk: Desk; day: string; orders: readonly DeskOrder[] }) {
  const heading = formatDay(locale, t, day)
  return (
    <Panel title={heading}>
      <Table
        caption={heading}
        columns={[
          { key: 'sku', label: t('desk.sku') },
          { key: 'quantity', label: t('desk.quantity'), align: 'end' },
          { key: 'name', label: t('desk.product'), phone: 'line' },
          { key: 'orders', label: t('desk.orders'), phone: 'line' },
        ]}
        rows={toPickLines(orders).map(({ sku, name, quantity, numbers }) => ({
          id: sku,
          cells: { sku, name, quantity: <b>{quantity}</b>, orders: numbers.join(', ') },
        }))}
      />
    </Panel>
  )
}

function Delivery({ desk: { t, locale }, order }: { desk: Desk; order: DeskOrder }) {
  const empties = (order.empties ?? [])
    .flatMap(({ name, announced }) => (announced == null ? [] : [`${announced}\u00a0× ${name}`]))
    .join(', ')
  return (
    <Panel
      title={`${order.number} · ${order.company}`}
      aside={`${formatDay(locale, t, order.deliveryDate)} · ${methodLabel(t, order)}`}
      className="desk-delivery"
    >
      <div className="padded">
        <Text>{[order.shippingAddress, order.phone].filter(Boolean).join(' · ')}</Text>
        {order.message && <Text>{order.message}</Text>}
        {empties && (
          <Text>
            <b>{t('desk.takeEmpties', { empties })}</b>
          </Text>
        )}
      </div>
      <Table
        caption={order.number}
        columns={[
          { key: 'sku', label: t('desk.sku') },
          { key: 'quantity', label: t('desk.quantity'), align: 'end' },
          { key: 'name', label: t('desk.product'), phone: 'line' },
        ]}
        rows={order.lines.map(({ sku, name, quantity, delivered }) => ({
          id: sku,
          cells: { sku, name, quantity: <b>{delivered ?? quantity}</b> },
        }))}
      />
    </Panel>
  )
}

export function PrintPage({ desk, list, orders }: { desk: Desk; list: PrintedList; orders: readonly DeskOrder[] }) {
  const { t, locale, nonce } = desk
  const title = t(list === 'pick' ? 'desk.pickList' : 'desk.deliveryList')
  return (
    <DeskDocument desk={desk} title={title}>
      <a href={toHref(locale)} className="desk-back">
        {t('desk.backToOrders')}
      </a>
      <PageHeader
        title={title}
        aside={
          <Button hidden className="desk-print">
            {t('desk.print')}
          </Button>
        }
      />
      {list === 'pick'
        ? groupByDay(orders).map(([day, ofDay]) => <PickList key={day} desk={desk} day={day} orders={ofDay} />)
        : orders.map((order) => <Delivery key={order.number} desk={desk} order={order} />)}
      <script nonce={nonce}>{printScript}</script>
    </DeskDocument>
  )
}
