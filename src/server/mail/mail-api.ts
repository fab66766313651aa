/** Sends mails over the HTTP API of a provider, in the JSON format of Resend. */
import type { SendMail } from './outgoing-mail.ts'

const timeoutMs = 10_000
/** Statuses with which a provider rejects the mail itself; others may succeed later, or after the operator changed the configuration. */
const finalStatuses = new Set([400, 413, 422])

type MailApi = { from: string; apiUrl: string; apiToken: string }

export function createMailApi({ from, apiUrl, apiToken }: MailApi): SendMail {
  return async ({ key, to, subject, text, html }) => {
    try {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiToken}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html }),
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
