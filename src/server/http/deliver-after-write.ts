/** Delivers mails and events after the response to a write, so that the response does not wait for them. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { deliverOutboxes } from '../outbox/deliver.ts'

export const deliverAfterWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST') c.executionCtx.waitUntil(deliverOutboxes(c.var.services))
}
