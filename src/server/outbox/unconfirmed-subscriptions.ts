/** Triggers the deletion of newsletter subscriptions that were not confirmed in time, in the embedded content backend. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Log } from '../config/log.ts'

type Parts = { embedded: { content: BackendFetch | null }; log: Log }

/** Every minute. Never throws: the next call deletes what this one did not. */
export async function deleteUnconfirmedSubscriptions({ embedded, log }: Parts): Promise<void> {
  try {
    await embedded.content?.(new Request('http://content.embedded/subscriptions/expire', { method: 'POST' }))
  } catch (error) {
    log('error', 'subscriptions.expire-failed', { message: error instanceof Error ? error.message : String(error) })
  }
}
