import type { deskCustomersQuery } from '#contracts/generated/commerce.ts'
import { formatNumber } from '#i18n/format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'

type Found = NonNullable<deskCustomersQuery['deskCustomers']>
type Props = { desk: Desk; search: string; found: Found }

function Customers({ desk: { t, locale }, found }: Pick<Props, 'desk' | 'found'>) {
  return (
    <Panel title={t('desk.customers.found')} aside={<span className="muted">{formatNumber(locale, found.total)}</span>}>
      <Table
        caption={t('desk.customers.found')}
        columns={[
          { key: 'company', label: t('desk.company'), phone: 'line' },
          { key: 'number', label: t('desk.customers.number') },
          { key: 'place', label: t('desk.customers.place') },
          { key: 'phone', label: t('desk.phone'), phone: 'hide' },
          { key: 'note', label: t('desk.customers.note'), phone: 'under' },
        ]}
        rows={found.customers.map(({ id, company, number, place, phone, isOnHold }) => ({
          id,
          cells: {
            company: <a href={toHref(locale, `/customers/${id}`)}>{company}</a>,
            number: <span className="figures">{number ?? '–'}</span>,
            place: place ?? '–',
            phone: phone ?? '–',
            note: isOnHold && <StatusChip tone="wait">{t('desk.customers.onHold')}</StatusChip>,
          },
        }))}
      />
    </Panel>
  )
}

export function CustomersPage({ desk, search, found }: Props) {
  const { t, locale } = desk
  const href = (page: number) => toHref(locale, `/customers?${new URLSearchParams({ search, page: String(page) })}`)
  return (
    <DeskDocument desk={desk} title={t('desk.customers.title')}>
      <PageHeader title={t('desk.customers.title')} />
      <form method="get" action={toHref(locale, '/customers')} className="desk-filter">
        <Field name="search" label={t('desk.customers.search')} type="search" defaultValue={search} maxLength={100} />
        <Button type="submit">{t('desk.show')}</Button>
      </form>
      {found.customers.length === 0 ? (
        <Text>{t('desk.customers.none')}</Text>
      ) : (
        <>
          <Customers desk={desk} found={found} />
          <Pagination
            label={t('orders.pages')}
            page={found.page}
            pageCount={found.lastPage}
            href={href}
            previousLabel={t('orders.previous')}
            nextLabel={t('orders.next')}
            pageLabel={(page) => t('orders.page', { page: formatNumber(locale, page) })}
          />
        </>
      )}
    </DeskDocument>
  )
}
