/** Texts of an order that several pages of the desk show. */
import type { DeskOrderFieldsFragment } from '#contracts/generated/commerce.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import { StatusChip, type StatusTone } from '#ui/order/status-chip.tsx'
import type { Desk } from '../document.tsx'

export type DeskOrder = DeskOrderFieldsFragment

export const statuses = ['open', 'pending', 'processing', 'completed', 'canceled', 'all'] as const
export const states = ['received', 'picked', 'shipped', 'delivered'] as const

export const statusLabel = (t: Translate, status: string): string =>
  status === 'open' || status === 'all' ? t(`desk.${status}`) : t(`orders.statuses.${status}` as MessageKey)

export const stateLabel = (t: Translate, state: string): string => t(`orders.progressStates.${state}` as MessageKey)

const tones: Record<string, StatusTone> = { pending: 'wait', processing: 'run', completed: 'ok', canceled: 'off' }

export function OrderState({ desk: { t }, order }: { desk: Desk; order: DeskOrder }) {
  const { status, progress } = order
  const isRunning = status === 'processing' && progress !== null && progress !== undefined
  return (
    <StatusChip tone={tones[status] ?? 'info'}>
      {isRunning ? stateLabel(t, progress) : statusLabel(t, status)}
    </StatusChip>
  )
}

export const methodLabel = (t: Translate, { shippingMethod }: DeskOrder) =>
  t(shippingMethod.startsWith('pickup') ? 'desk.pickup' : 'desk.delivery')

/** Orders by delivery day, in their order. */
export function groupByDay(orders: readonly DeskOrder[]): [day: string, orders: DeskOrder[]][] {
  const days = new Map<string, DeskOrder[]>()
  for (const order of orders) {
    const day = order.deliveryDate ?? ''
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days]
}
