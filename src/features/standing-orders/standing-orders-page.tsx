import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PreparedDates } from './prepared-dates.tsx'
import { dayText, useItemNames, useScheduleText } from './schedule-text.ts'
import { findNext, findPrepared, type StandingOrder, type StandingState } from './standing-order.ts'

export const stateTones = { active: 'run', paused: 'wait', ended: 'off' } as const satisfies Record<
  StandingState,
  string
>

export function StandingOrdersPage({ orders }: { orders: readonly StandingOrder[] }) {
  const t = useT()
  const to = usePath()
  return (
    <>
      <PageHeader title={t('standing.title')}>
        <Text tone="soft" measure>
          {t('standing.text')}
        </Text>
      </PageHeader>
      <Stack gap="large">
        <PreparedDates prepared={findPrepared(orders)} />
        {orders.length > 0 ? (
          <Panel as="div">
            <OrderTable orders={orders} />
          </Panel>
        ) : (
          <EmptyState
            icon="calendar-blank"
            title={t('standing.emptyTitle')}
            text={t('standing.emptyText')}
            action={<Button href={to('dashboardOrders')}>{t('standing.toOrders')}</Button>}
          />
        )}
      </Stack>
    </>
  )
}

function OrderTable({ orders }: { orders: readonly StandingOrder[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const schedule = useScheduleText()
  const namesOf = useItemNames()
  const href = (id: string) => `${to('dashboardStandingOrders')}?${new URLSearchParams({ standing: id })}`
  return (
    <Table
      caption={t('standing.title')}
      columns={[
        { key: 'items', label: t('standing.items') },
        { key: 'status', label: t('standing.status'), align: 'end' },
        { key: 'next', label: t('standing.next'), phone: 'under' },
        { key: 'open', label: t('standing.open'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={orders.map((order) => {
        const next = findNext(order)
        return {
          id: order.id,
          cells: {
            items: (
              <>
                <RecordLink href={href(order.id)}>{schedule(order)}</RecordLink>
                <br />
                <Text as="span" size="small" tone="muted">
                  {namesOf(order.lines)}
                </Text>
              </>
            ),
            status: <StatusChip tone={stateTones[order.state]}>{t(`standing.states.${order.state}`)}</StatusChip>,
            next: (
              <Text as="span" tone="muted">
                {next ? dayText(locale, next.date) : t('standing.noNext')}
              </Text>
            ),
            open: (
              <Button
                look="outline-sm"
                href={href(order.id)}
                aria-label={t('standing.openNamed', { name: schedule(order) })}
              >
                {t('standing.open')}
              </Button>
            ),
          },
        }
      })}
    />
  )
}
