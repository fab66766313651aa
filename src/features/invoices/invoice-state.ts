import type { InvoiceFieldsFragment } from '#contracts/generated/commerce.ts'
import { formatIsoDay } from '#i18n/format-days.ts'
import type { MessageKey } from '#i18n/translator.ts'
import type { StatusTone } from '#ui/order/status-chip.tsx'

const states = {
  pending: { tone: 'wait', key: 'invoices.states.pending' },
  pending_payment: { tone: 'run', key: 'invoices.states.pending_payment' },
  paid: { tone: 'ok', key: 'invoices.states.paid' },
  overdue: { tone: 'bad', key: 'invoices.states.overdue' },
  refunded: { tone: 'off', key: 'invoices.states.refunded' },
} as const satisfies Record<string, { tone: StatusTone; key: MessageKey }>

/** Values of the filter, as the contract has them. */
export const filterStates = ['open', 'overdue', 'paid', 'refunded'] as const

const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state)

/** Tone of the chip and key of its label; if the key is null, the state itself is the label. */
export const toStateChip = (state: string): { tone: StatusTone; key: MessageKey | null } =>
  isKnown(state) ? states[state] : { tone: 'off', key: null }

/** State at a time: an unpaid invoice is overdue from the day after its due date, which is a day of the wholesaler's time zone. */
export function toState({ state, dueAt }: Pick<InvoiceFieldsFragment, 'state' | 'dueAt'>, now: Date): string | null {
  const isUnpaid = state === 'pending' || state === 'pending_payment'
  return isUnpaid && dueAt && formatIsoDay(dueAt) < formatIsoDay(now.toISOString()) ? 'overdue' : (state ?? null)
}
