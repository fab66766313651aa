/** Triggers the run of due standing orders in the embedded commerce backend. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Log } from '../config/log.ts'

type Run = { announced: number; ordered: number; refused: number; failures: { id: string; reason: string }[] }
type Parts = { embedded: { commerce: BackendFetch | null }; log: Log }

/** Every minute, before the mails are delivered. Never throws: the next run does what this one did not. */
export async function runStandingOrders({ embedded, log }: Parts): Promise<void> {
  try {
    const request = new Request('http://commerce.embedded/standing-orders/run', { method: 'POST' })
    const response = await embedded.commerce?.(request)
    if (!response?.ok) return
    const { announced = 0, ordered = 0, refused = 0, failures = [] } = (await response.json()) as Partial<Run>
    if (announced + ordered + refused > 0) log('info', 'standing-orders.run', { announced, ordered, refused })
    for (const { id, reason } of failures) log('error', 'standing-orders.failed', { id, message: reason })
  } catch (error) {
    log('error', 'standing-orders.run-failed', { message: error instanceof Error ? error.message : String(error) })
  }
}
