import type { ReactNode } from 'react'
import type { deskCustomerQuery } from '#contracts/generated/commerce.ts'
import { isRole } from '#contracts/permissions.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, MailLink, PhoneLink } from '../facts.tsx'
import { formatDay } from '../format.ts'
import { statusLabel } from '../orders/order-state.tsx'

type Customer = NonNullable<deskCustomerQuery['deskCustomer']>
type Props = { desk: Desk; customer: Customer; error: string | null }
type Parts = Pick<Props, 'desk' | 'customer'>

const toFacts = ({ desk: { t }, customer }: Parts): [label: string, value: ReactNode][] => [
  [t('desk.customers.number'), customer.number],
  [t('desk.customers.place'), customer.place],
  [t('desk.phone'), customer.phone && <PhoneLink phone={customer.phone} />],
  [t('desk.email'), <MailLink key="email" address={customer.email} />],
  [t('desk.customers.openAmount'), customer.formattedOpen],
]

function Hold({ desk: { t, locale }, customer: { creditHold } }: Parts) {
  if (!creditHold) return null
  return (
    <Notice tone="warn" title={t('desk.customers.holdSince', { date: formatDate(locale, creditHold.since) })}>
      {[t('desk.customers.holdText'), creditHold.reason].filter(Boolean).join(' ')}
    </Notice>
  )
}

function Users({ desk: { t, locale }, customer: { id: company, users } }: Parts) {
  return (
    <Panel title={t('desk.customers.users')}>
      <div className="padded">
        <Text>{t('desk.customers.orderForText')}</Text>
      </div>
      <Table
        caption={t('desk.customers.users')}
        columns={[
          { key: 'name', label: t('desk.customers.name') },
          { key: 'email', label: t('desk.email'), phone: 'line' },
          { key: 'role', label: t('users.role'), phone: 'line' },
          { key: 'order', label: t('desk.customers.orderFor'), hiddenLabel: true, align: 'end', phone: 'line' },
        ]}
        rows={users.map(({ id, name, email, role, isActive, canOrder }) => ({
          id,
          cells: {
            name: <b>{name}</b>,
            email,
            role: isRole(role) ? t(`users.roles.${role}`) : role,
            order: canOrder ? (
              <form method="post" action={toHref(locale, `/customers/${company}/order`)}>
                <input type="hidden" name="user" value={id} />
                <Button type="submit" look="outline-sm" aria-label={t('desk.customers.orderForUser', { name })}>
                  {t('desk.customers.orderFor')}
                </Button>
              </form>
            ) : (
              <span className="muted">
                {t(isActive ? 'desk.customers.roleDoesNotOrder' : 'desk.customers.userIsBlocked')}
              </span>
            ),
          },
        }))}
      />
    </Panel>
  )
}

function Orders({ desk, customer: { orders } }: Parts) {
  const { t, locale } = desk
  return (
    <Panel title={t('desk.customers.latestOrders')} padded={orders.length === 0}>
      {orders.length === 0 ? (
        <Text>{t('desk.customers.noOrders')}</Text>
      ) : (
        <Table
          caption={t('desk.customers.latestOrders')}
          columns={[
            { key: 'order', label: t('orders.order') },
            { key: 'ordered', label: t('desk.customers.orderedOn') },
            { key: 'by', label: t('desk.orderedBy'), phone: 'line' },
            { key: 'day', label: t('orders.deliveryDay'), phone: 'hide' },
            { key: 'status', label: t('orders.status'), phone: 'under' },
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
              ordered: formatDate(locale, order.createdAt),
              by: order.placedOnBehalfBy
                ? t('desk.onBehalf.names', { staff: order.placedOnBehalfBy, user: order.orderedBy })
                : order.orderedBy,
              day: formatDay(locale, t, order.deliveryDate),
              status: statusLabel(t, order.status),
              total: <b>{formatMoney(locale, order.grandTotal, 'EUR')}</b>,
            },
          }))}
        />
      )}
    </Panel>
  )
}

export function CustomerPage({ desk, customer, error }: Props) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={customer.company} error={error}>
      <a href={toHref(locale, '/customers')}>{t('desk.customers.back')}</a>
      <PageHeader title={customer.company} />
      <Hold desk={desk} customer={customer} />
      <Facts facts={toFacts({ desk, customer })} />
      <Users desk={desk} customer={customer} />
      <Orders desk={desk} customer={customer} />
    </DeskDocument>
  )
}
