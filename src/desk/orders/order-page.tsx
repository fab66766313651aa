import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { formatDay, formatTime } from '../format.ts'
import { type DeskOrder, methodLabel, OrderState, stateLabel, states } from './order-state.tsx'

/** Rejected input; null: none. */
export type Sent = { state: string; delivered: ReadonlyMap<string, string> }
type Props = { desk: Desk; order: DeskOrder; error: string | null; sent: Sent | null }

function Facts({ desk: { t, locale }, order }: Pick<Props, 'desk' | 'order'>) {
  const facts: [label: string, value: ReactNode][] = [
    [t('desk.company'), order.company],
    [t('desk.orderedBy'), order.customer],
    [t('desk.phone'), order.phone && <a href={`tel:${order.phone.replace(/\s/g, '')}`}>{order.phone}</a>],
    [t('orders.deliveryDay'), formatDay(locale, t, order.deliveryDate)],
    [t('desk.method'), methodLabel(t, order)],
    [t('desk.address'), order.shippingAddress],
    [t('desk.cutOff'), order.cancelableUntil && formatTime(locale, order.cancelableUntil)],
    [t('desk.reference'), order.purchaseReference],
    [t('desk.message'), order.message],
    [t('orders.total'), formatMoney(locale, order.grandTotal, 'EUR')],
  ]
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Lines({ desk: { t }, order, sent }: Pick<Props, 'desk' | 'order' | 'sent'>) {
  return (
    <Table
      caption={t('desk.lines')}
      className="desk-lines"
      columns={[
        { key: 'sku', label: t('desk.sku') },
        { key: 'name', label: t('desk.product'), phone: 'line' },
        { key: 'ordered', label: t('desk.ordered'), align: 'end' },
        { key: 'delivered', label: t('desk.delivered'), align: 'end' },
      ]}
      rows={order.lines.map(({ sku, name, quantity, delivered }) => ({
        id: sku,
        cells: {
          sku: <span className="figures">{sku}</span>,
          name,
          ordered: (
            <>
              <span className="desk-label">{t('desk.ordered')} </span>
              {quantity}
            </>
          ),
          delivered: (
            <Field
              quiet
              name={`delivered.${sku}`}
              label={t('desk.deliveredOf', { product: name })}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantity}
              step={1}
              defaultValue={sent?.delivered.get(sku) ?? delivered ?? ''}
            />
          ),
        },
      }))}
    />
  )
}

function Log({ desk: { t, locale }, order }: Pick<Props, 'desk' | 'order'>) {
  return (
    <Panel title={t('desk.log')} padded>
      {order.log.length === 0 && <Text>{t('desk.noLog')}</Text>}
      <ol className="desk-log">
        {order.log.map(({ at, staff, action, detail }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{formatTime(locale, at)}</time> {staff}:{' '}
            {action === 'quantities' ? t('desk.quantities', { quantities: detail }) : stateLabel(t, action)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export function OrderPage({ desk, order, error, sent }: Props) {
  const { t, locale } = desk
  const path = toHref(locale, `/orders/${order.number}`)
  return (
    <DeskDocument desk={desk} title={order.number} error={error}>
      <a href={toHref(locale)}>{t('desk.backToOrders')}</a>
      <PageHeader title={order.number} beside={<OrderState desk={desk} order={order} />} />
      <Facts desk={desk} order={order} />
      <Panel title={t('desk.lines')}>
        <form method="post" action={path}>
          <Lines desk={desk} order={order} sent={sent} />
          {order.status !== 'canceled' && (
            <div className="desk-filter desk-save">
              <Field
                as="select"
                name="state"
                label={t('desk.newStatus')}
                defaultValue={sent?.state ?? ''}
                options={[
                  { value: '', label: t('desk.sameStatus') },
                  ...states.map((state) => ({ value: state, label: stateLabel(t, state) })),
                ]}
              />
              <Button type="submit">{t('desk.save')}</Button>
            </div>
          )}
        </form>
      </Panel>
      <Log desk={desk} order={order} />
    </DeskDocument>
  )
}
