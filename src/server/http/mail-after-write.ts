/** After the answer to a write: nobody waits for a mail. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { deliverMails } from '../mail/deliver-mails.ts'

export const mailAfterWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.var.services.config.mail) c.executionCtx.waitUntil(deliverMails(c.var.services))
}
