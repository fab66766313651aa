/** The states of an invoice in words and shape. A state that the shop does not know is shown as the backend sent it. */
import type { MessageKey } from '#i18n/translator.ts'
import type { StatusTone } from '#ui/order/status-chip.tsx'

const states = {
  pending: { tone: 'wait', key: 'invoices.states.pending' },
  pending_payment: { tone: 'run', key: 'invoices.states.pending_payment' },
  paid: { tone: 'ok', key: 'invoices.states.paid' },
  overdue: { tone: 'bad', key: 'invoices.states.overdue' },
  refunded: { tone: 'off', key: 'invoices.states.refunded' },
} as const satisfies Record<string, { tone: StatusTone; key: MessageKey }>

const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state)

/** Tone of the chip and the key of its words; without a key the state itself is the text. */
export const stateOf = (state: string): { tone: StatusTone; key: MessageKey | null } =>
  isKnown(state) ? states[state] : { tone: 'off', key: null }
