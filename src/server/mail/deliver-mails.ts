/** Has the embedded backend send what waits in its outbox: after a write that may have left a mail, and every minute. Called by app.ts. */
import type { MiddlewareHandler } from 'hono'
import type { HallEnv } from '../hall.ts'
import type { Shop } from '../shop.ts'

type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

/** Never throws: what cannot be sent now is tried again. */
export async function deliverMails({ config, embedded, log }: Shop): Promise<void> {
  if (!config.mail || !embedded.commerce) return
  try {
    const answer = await embedded.commerce(new Request('http://commerce.embedded/outbox/deliver', { method: 'POST' }))
    const { sent, failures } = (await answer.json()) as Delivery
    if (sent > 0) log('info', 'mails.sent', { mails: sent })
    for (const { id, reason, isFinal } of failures)
      log(isFinal ? 'error' : 'warn', 'mail.failed', { mail: id, reason, isFinal })
  } catch (error) {
    log('error', 'mails.failed', { message: error instanceof Error ? error.message : String(error) })
  }
}

/** After the answer to a write: nobody waits for a mail. */
export const mailsAfterwards: MiddlewareHandler<HallEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.var.shop.config.mail) c.executionCtx.waitUntil(deliverMails(c.var.shop))
}
