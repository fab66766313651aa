import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, LabelledCell, Log, PhoneLink } from '../facts.tsx'
import { formatDay, formatTime } from '../format.ts'
import { errorOf, type Rejection } from '../rejection.ts'
import { EmptiesPanel } from './empties-panel.tsx'
import { type DeskOrder, methodLabel, OrderState, stateLabel, states } from './order-state.tsx'

export type Sent = { state: string; delivered: ReadonlyMap<string, string> }
/** Rejected input; null: none. */
export type OrderFailure = { rejection: Rejection; sent: Sent }
type Props = { desk: Desk; order: DeskOrder; failure: OrderFailure | null }

function Company({ locale, order: { company, companyId } }: { locale: Locale; order: DeskOrder }) {
  return companyId ? <a href={toHref(locale, `/customers/${companyId}`)}>{company}</a> : company
}

function toFacts({ desk: { t, locale }, order }: Pick<Props, 'desk' | 'order'>): [label: string, value: ReactNode][] {
  return [
    [t('desk.company'), <Company key="company" locale={locale} order={order} />],
    [t('desk.orderedBy'), order.customer],
    [t('desk.onBehalf.by'), order.placedOnBehalfBy],
    [t('desk.phone'), order.phone && <PhoneLink phone={order.phone} />],
    [t('orders.deliveryDay'), formatDay(locale, t, order.deliveryDate)],
    [t('desk.method'), methodLabel(t, order)],
    [t('desk.address'), order.shippingAddress],
    [t('desk.cutOff'), order.cancelableUntil && formatTime(locale, order.cancelableUntil)],
    [t('desk.reference'), order.purchaseReference],
    [t('desk.message'), order.message],
    [t('orders.total'), formatMoney(locale, order.grandTotal, 'EUR')],
  ]
}

function Lines({ desk: { t }, order, failure }: Props) {
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
          ordered: <LabelledCell label={t('desk.ordered')}>{quantity}</LabelledCell>,
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
              defaultValue={failure?.sent.delivered.get(sku) ?? delivered ?? ''}
              {...errorOf(failure?.rejection ?? null, `delivered.${sku}`)}
            />
          ),
        },
      }))}
    />
  )
}

function logText(t: Desk['t'], action: string, detail: string): string {
  if (action === 'quantities') return t('desk.quantities', { quantities: detail })
  return action === 'ordered' ? t('desk.onBehalf.logged') : stateLabel(t, action)
}

export function OrderPage({ desk, order, failure }: Props) {
  const { t, locale } = desk
  const path = toHref(locale, `/orders/${order.number}`)
  return (
    <DeskDocument desk={desk} title={order.number} error={failure?.rejection.summary ?? null}>
      <a href={toHref(locale)}>{t('desk.backToOrders')}</a>
      <PageHeader title={order.number} beside={<OrderState desk={desk} order={order} />} />
      <Facts facts={toFacts({ desk, order })} />
      <Panel title={t('desk.lines')}>
        <form method="post" action={path}>
          <Lines desk={desk} order={order} failure={failure} />
          {order.status !== 'canceled' && (
            <div className="desk-filter desk-save">
              <Field
                as="select"
                name="state"
                label={t('desk.newStatus')}
                defaultValue={failure?.sent.state ?? ''}
                {...errorOf(failure?.rejection ?? null, 'state')}
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
      <EmptiesPanel desk={desk} order={order} />
      <Log
        desk={desk}
        entries={order.log}
        describe={({ action, detail }) => logText(t, action, detail)}
        empty={t('desk.noLog')}
      />
    </DeskDocument>
  )
}
