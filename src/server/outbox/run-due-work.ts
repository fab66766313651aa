/** Triggers what is due in the embedded commerce backend: requests for approval that expire, standing orders, and mails about recalls. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Log } from '../config/log.ts'

type Parts = { embedded: { commerce: BackendFetch | null }; log: Log }
type Failure = { id: string; reason: string }

/** Every minute, before the mails are delivered. Never throws: the next run does what this one did not. */
export async function runDueWork(parts: Parts): Promise<void> {
  await run(parts, 'approvals', '/approvals/expire')
  await run(parts, 'standing-orders', '/standing-orders/run')
  await run(parts, 'recalls', '/recalls/notify')
}

/** The response has a number per kind of work, and `failures`. */
async function run({ embedded, log }: Parts, name: string, path: string): Promise<void> {
  try {
    const request = new Request(`http://commerce.embedded${path}`, { method: 'POST' })
    const response = await embedded.commerce?.(request)
    if (!response?.ok) return
    const { failures = [], ...counts } = (await response.json()) as { failures?: Failure[]; [kind: string]: unknown }
    if (Object.values(counts).some((count) => count !== 0)) log('info', `${name}.run`, counts)
    for (const { id, reason } of failures) log('error', `${name}.failed`, { id, message: reason })
  } catch (error) {
    log('error', `${name}.run-failed`, { message: error instanceof Error ? error.message : String(error) })
  }
}
