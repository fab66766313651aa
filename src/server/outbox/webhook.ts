/** Sends events of the embedded commerce backend to ORDER_WEBHOOK_URL, signed like purge calls. docs/orders.md describes the requests. */
import type { Config } from '../config/config.ts'
import { signatureHeader, signMessage } from '../session/signed-message.ts'

/** `key` is the same at each attempt, so that the receiver handles an event once. `body`: JSON. */
type OutgoingEvent = { key: string; body: string }
/** `isFinal`: another attempt would fail too. `reason` is logged. */
type EventOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
export type SendEvent = (event: OutgoingEvent) => Promise<EventOutcome>

const timeoutMs = 10_000
/** Statuses with which the receiver rejects the event itself; others may succeed later. */
const finalStatuses = new Set([400, 410, 413, 415, 422])

/** Null: no receiver; events stay in their outbox. */
export function createSendEvent(webhook: Config['orderWebhook']): SendEvent | null {
  const { url, key: signingKey } = webhook ?? {}
  if (!url || !signingKey) return null
  return async ({ key, body }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          [signatureHeader]: signMessage(signingKey, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return { sent: true }
      return { sent: false, isFinal: finalStatuses.has(response.status), reason: `HTTP ${response.status}` }
    } catch (error) {
      return { sent: false, isFinal: false, reason: error instanceof Error ? error.name : 'unreachable' }
    }
  }
}
