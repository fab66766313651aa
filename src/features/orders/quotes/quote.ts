import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'

export interface QuoteMessage {
  id: string
  isOwn: boolean
  text: string
  at: string
}

/** The conversation about a request for a quote. */
export interface Quote {
  /** Number of answers of the wholesaler. */
  version: number
  /** Last day on which it can be accepted, Y-m-d; null: not answered. */
  validUntil: string | null
  messages: QuoteMessage[]
  /** The order that accepts it. */
  placed: { id: string; number: string } | null
  /** Whether the customer can accept and decline it. */
  canDecide: boolean
  canReply: boolean
}

const openStatuses: readonly (string | null)[] = ['offer_requested', 'offer_sent', 'offer_expired']

/** Null for an order, and if the backend has no conversation. @param canAnswer whether the backend takes answers of customers */
export function toQuote(
  { status, quote }: Pick<OrderFieldsFragment, 'status' | 'quote'>,
  canAnswer: boolean,
): Quote | null {
  if (!quote) return null
  const { version, validUntil, messages, order } = quote
  return {
    version,
    validUntil,
    messages: messages.map(({ id, author, text, createdAt }) => ({
      id,
      isOwn: author === 'customer',
      text,
      at: createdAt,
    })),
    placed: order && { id: order.id, number: order.incrementId ?? order.id },
    canDecide: canAnswer && status === 'offer_sent' && validUntil !== null,
    canReply: canAnswer && openStatuses.includes(status),
  }
}

/** Why a quote with a status cannot be accepted. */
export const blockedKeys = {
  offer_requested: 'orders.quote.notAnswered',
  offer_expired: 'orders.quote.isExpired',
  offer_rejected: 'orders.quote.isDeclined',
  offer_accepted: 'orders.quote.isAccepted',
} as const

export const toBlockedKey = (status: string | null) =>
  status !== null && Object.hasOwn(blockedKeys, status) ? blockedKeys[status as keyof typeof blockedKeys] : null
