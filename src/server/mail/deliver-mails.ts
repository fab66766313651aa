/** Triggers delivery of the outbox of the embedded backend, after writes and every minute. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'

type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

type Parts = { config: Config; embedded: { commerce: BackendFetch | null }; log: Log }

/** Never throws: failed mails stay in the outbox and are sent again. */
export async function deliverMails({ config, embedded, log }: Parts): Promise<void> {
  if (!config.mail || !embedded.commerce) return
  try {
    const response = await embedded.commerce(new Request('http://commerce.embedded/outbox/deliver', { method: 'POST' }))
    const { sent, failures } = (await response.json()) as Delivery
    if (sent > 0) log('info', 'mail.sent', { mails: sent })
    for (const { id, reason, isFinal } of failures)
      log(isFinal ? 'error' : 'warn', 'mail.failed', { mail: id, reason, isFinal })
  } catch (error) {
    log('error', 'mail.batch-failed', { message: error instanceof Error ? error.message : String(error) })
  }
}
