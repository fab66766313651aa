import type { MessageKey } from '#i18n/translator.ts'
import type { StatusTone } from '#ui/order/status-chip.tsx'
import { isQuoteOnly } from './quote-status.ts'

const statuses = {
  pending: { tone: 'wait', key: 'orders.statuses.pending' },
  pending_payment: { tone: 'wait', key: 'orders.statuses.pending_payment' },
  processing: { tone: 'run', key: 'orders.statuses.processing' },
  completed: { tone: 'ok', key: 'orders.statuses.completed' },
  closed: { tone: 'off', key: 'orders.statuses.closed' },
  canceled: { tone: 'off', key: 'orders.statuses.canceled' },
  fraud: { tone: 'bad', key: 'orders.statuses.fraud' },
  failed: { tone: 'bad', key: 'orders.statuses.failed' },
  offer_requested: { tone: 'info', key: 'orders.statuses.offer_requested' },
  offer_sent: { tone: 'info', key: 'orders.statuses.offer_sent' },
  offer_accepted: { tone: 'ok', key: 'orders.statuses.offer_accepted' },
  offer_rejected: { tone: 'off', key: 'orders.statuses.offer_rejected' },
  offer_expired: { tone: 'off', key: 'orders.statuses.offer_expired' },
} as const satisfies Record<string, { tone: StatusTone; key: MessageKey }>

export const orderStatuses = Object.keys(statuses) as (keyof typeof statuses)[]

const isKnown = (status: string): status is keyof typeof statuses => Object.hasOwn(statuses, status)

/** Whether the order can be the last order: neither a mere quote nor canceled, failed or fraudulent. */
export const isOrdered = (status: string | null): boolean =>
  !isQuoteOnly(status) && !['canceled', 'failed', 'fraud'].includes(status ?? '')

/** Tone of the chip and key of its label; if the key is null, the status itself is the label. */
export const toStatusChip = (status: string): { tone: StatusTone; key: MessageKey | null } =>
  isKnown(status) ? statuses[status] : { tone: 'off', key: null }
