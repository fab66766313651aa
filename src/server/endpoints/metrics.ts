/** `/metrics`: metrics of this process for Prometheus, with METRICS_TOKEN. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { bearerOf } from '../http/request-context.ts'
import { readOutboxCounts } from '../outbox/read-counts.ts'
import { isEqual } from '../session/signed-message.ts'

export const metrics: Handler<AppEnv> = async (c) => {
  const { services } = c.var
  const { METRICS, SHARED } = services.env
  const { metricsToken } = services.config
  if (!METRICS || !metricsToken) return c.text('Not Found', 404)
  if (!isEqual(bearerOf(c) ?? '', metricsToken)) return c.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' })
  const { contentType, text } = await METRICS.write({
    renders: services.admission.renders.state,
    outboxes: await readOutboxCounts(services),
    isCacheReachable: SHARED ? SHARED.lostAt === null : null,
  })
  return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
}
