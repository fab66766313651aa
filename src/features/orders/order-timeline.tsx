import { formatDate } from '#i18n/format.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Timeline, type TimelineStep } from '#ui/order/timeline.tsx'
import type { OpenedOrder } from './order.ts'
import { isOrdered } from './order-status.ts'

const icons = { received: 'receipt', picked: 'package', shipped: 'truck', delivered: 'check-circle' } as const

type Order = Pick<OpenedOrder, 'status' | 'placedAt' | 'progress' | 'collected' | 'deliveryDate'>

/** Whether the goods are still to come: the timeline then ends with the day for which they are promised. */
export const isAwaited = ({ status, progress, deliveryDate }: Omit<Order, 'placedAt' | 'collected'>): boolean =>
  deliveryDate !== null &&
  isOrdered(status) &&
  !['completed', 'closed'].includes(status ?? '') &&
  progress.every(({ state }) => state !== 'delivered')

/** What happened to an order: placed, the states that the wholesaler reported, and the cancellation or the promised day. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useT()
  const locale = useLocale()
  const { status, placedAt, progress, collected, deliveryDate } = order
  const timeOf = (instant: string) => <time dateTime={instant}>{formatDate(locale, instant)}</time>
  const placed: TimelineStep[] = placedAt
    ? [{ icon: 'shopping-cart-simple', title: t('orders.placed'), text: timeOf(placedAt) }]
    : []
  // an order that its customer collects has no transport
  const reported = progress
    .filter(({ state }) => !(collected && state === 'shipped'))
    .map(
      ({ state, at }): TimelineStep => ({
        icon: icons[state],
        title:
          collected && (state === 'picked' || state === 'delivered')
            ? t(`orders.pickupStates.${state}`)
            : t(`orders.progressStates.${state}`),
        text: timeOf(at),
      }),
    )
  const canceled: TimelineStep[] = status === 'canceled' ? [{ icon: 'x', title: t('orders.statuses.canceled') }] : []
  const awaited: TimelineStep[] =
    deliveryDate && isAwaited(order)
      ? [
          {
            icon: 'calendar-blank',
            title: t(collected ? 'orders.pickupDay' : 'orders.deliveryDay'),
            text: formatWeekday(locale, deliveryDate),
          },
        ]
      : []
  return (
    <section aria-label={t('orders.progress')}>
      <Timeline steps={[...placed, ...reported, ...canceled, ...awaited]} />
    </section>
  )
}
