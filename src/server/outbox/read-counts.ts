/** Counts mails and events of the embedded backends, for metrics: of each outbox that is delivered. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Config } from '../config/config.ts'
import type { OutboxCounts, Snapshot } from '../telemetry/metrics.ts'

type Parts = { config: Config; embedded: Record<'commerce' | 'content', BackendFetch | null> }
type Outboxes = Snapshot['outboxes']

/** Leaves out an outbox that cannot be read: other metrics are still needed then. */
export async function readOutboxCounts({ config, embedded }: Parts): Promise<Outboxes> {
  const outboxes: Outboxes = {}
  const read = async (name: keyof Outboxes, backend: 'commerce' | 'content', path: string) => {
    try {
      const response = await embedded[backend]?.(new Request(`http://${backend}.embedded${path}`))
      if (response?.ok) outboxes[name] = (await response.json()) as OutboxCounts
    } catch {}
  }
  await Promise.all([
    config.mail && read('mail', 'commerce', '/outbox/counts'),
    config.orderWebhook?.url && read('commerce-events', 'commerce', '/events/counts'),
    config.orderWebhook?.url && read('content-events', 'content', '/events/counts'),
  ])
  return outboxes
}
