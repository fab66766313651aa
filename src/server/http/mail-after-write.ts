/** Delivers mails of the outbox after the response to a write, so that the response does not wait for them. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { deliverMails } from '../mail/deliver-mails.ts'

export const mailAfterWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.var.services.config.mail) c.executionCtx.waitUntil(deliverMails(c.var.services))
}
