// The reason of the outcome of a date of a standing order: stored as JSON, so that it is shown in the language of the request.
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from './messages.ts'
import type { standingOrderMailMessages } from './standing-order-mails.ts'

type ReasonKey = Extract<keyof typeof standingOrderMailMessages, `standingReason.${string}`>
export type Reason = { key: ReasonKey; values?: Record<string, string | number> }

export const formatReason = (locale: Locale, { key, values }: Reason): string => formatMessage(locale, key, values)

/** @param stored JSON of Reason; null: none */
export const readReason = (stored: string | null): Reason | null =>
  stored === null ? null : (JSON.parse(stored) as Reason)
