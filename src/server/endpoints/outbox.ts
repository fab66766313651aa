/** `/dev/outbox`: mails of the embedded backend, in the demo only. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'

export const outbox: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  if (!config.demo || !embedded.commerce) return c.text('Not Found', 404)
  const response = await embedded.commerce(new Request('http://commerce.embedded/dev/outbox'))
  // headers of a fetched response are immutable on some platforms
  return new Response(response.body, response)
}
