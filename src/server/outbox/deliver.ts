/** Triggers the work of the embedded backends that is due: requests for approval that expire, mails, and events for the wholesaler's own system. */
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

type Expiry = { expired: number; failures: { id: string; message: string }[] }

/** Ends requests for approval whose cut-off has passed. Never throws: a failure is tried again at the next run. */
async function expireApprovals({ embedded, log }: Parts): Promise<void> {
  try {
    const response = await embedded.commerce?.(
      new Request('http://commerce.embedded/approvals/expire', { method: 'POST' }),
    )
    if (!response) return
    const { expired, failures } = (await response.json()) as Expiry
    if (expired > 0) log('info', 'approvals.expired', { approvals: expired })
    for (const { id, message } of failures) log('error', 'approvals.failed', { approval: id, message })
  } catch (error) {
    log('error', 'approvals.failed', { message: error instanceof Error ? error.message : String(error) })
  }
}

/** After a write, and every minute. */
export async function deliverOutboxes(parts: Parts): Promise<void> {
  const { mail, orderWebhook } = parts.config
  // before the mails, so that those about an expiry are sent in the same run
  await expireApprovals(parts)
  await Promise.all([
    mail && deliver(parts, 'mail', 'commerce', '/outbox/deliver'),
    orderWebhook?.url && deliver(parts, 'event', 'commerce', '/events/deliver'),
    orderWebhook?.url && deliver(parts, 'event', 'content', '/events/deliver'),
  ])
}
