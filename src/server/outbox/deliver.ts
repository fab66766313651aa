/** Triggers delivery of the two outboxes of the embedded commerce backend: mails, and events for the wholesaler's own system. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'

type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

type Parts = { config: Config; embedded: { commerce: BackendFetch | null }; log: Log }

/** Never throws: what failed stays in the outbox and is sent again. */
async function deliver({ embedded, log }: Parts, kind: 'mail' | 'event', path: string): Promise<void> {
  try {
    const response = await embedded.commerce?.(new Request(`http://commerce.embedded${path}`, { method: 'POST' }))
    if (!response) return
    const { sent, failures } = (await response.json()) as Delivery
    if (sent > 0) log('info', `${kind}.sent`, { [`${kind}s`]: sent })
    for (const { id, reason, isFinal } of failures)
      log(isFinal ? 'error' : 'warn', `${kind}.failed`, { [kind]: id, reason, isFinal })
  } catch (error) {
    log('error', `${kind}.batch-failed`, { message: error instanceof Error ? error.message : String(error) })
  }
}

/** After a write, and every minute. */
export async function deliverOutboxes(parts: Parts): Promise<void> {
  const { mail, orderWebhook } = parts.config
  await Promise.all([
    mail && deliver(parts, 'mail', '/outbox/deliver'),
    orderWebhook?.url && deliver(parts, 'event', '/events/deliver'),
  ])
}
