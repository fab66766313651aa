/** Triggers the work of the embedded backends that is due: mails, and events for the wholesaler's own system. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'

type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

type Parts = { config: Config; embedded: Record<'commerce' | 'content', BackendFetch | null>; log: Log }

/** Never throws: what failed stays in the outbox and is sent again. */
async function deliver(
  { embedded, log }: Parts,
  kind: 'mail' | 'event',
  backend: 'commerce' | 'content',
  path: string,
): Promise<void> {
  try {
    const response = await embedded[backend]?.(new Request(`http://${backend}.embedded${path}`, { method: 'POST' }))
    if (!response) return
    const { sent, failures } = (await response.json()) as Delivery
    if (sent > 0) log('info', `${kind}.sent`, { [`${kind}s`]: sent })
    for (const { id, reason, isFinal } of failures)
      log(isFinal ? 'error' : 'warn', `${kind}.failed`, { backend, [kind]: id, reason, isFinal })
  } catch (error) {
    log('error', `${kind}.batch-failed`, { message: error instanceof Error ? error.message : String(error) })
  }
}

/** After a write, and every minute. */
export async function deliverOutboxes(parts: Parts): Promise<void> {
  const { mail, orderWebhook } = parts.config
  await Promise.all([
    mail && deliver(parts, 'mail', 'commerce', '/outbox/deliver'),
    orderWebhook?.url && deliver(parts, 'event', 'commerce', '/events/deliver'),
    orderWebhook?.url && deliver(parts, 'event', 'content', '/events/deliver'),
  ])
}
