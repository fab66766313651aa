/** `/files/technical/{number}-{locale}.pdf`: product sheets of the embedded backend. An external backend returns URLs of its own host. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'

export const technicalFile: Handler<AppEnv> = async (c) => {
  const handler = c.var.services.embedded.commerce
  if (!handler) return c.text('Not Found', 404)
  const known = c.req.header('if-none-match')
  const request = new Request(
    `http://commerce.embedded${c.req.path}`,
    known ? { headers: { 'if-none-match': known } } : {},
  )
  const response = await handler(request)
  // headers of a fetched response are immutable on some platforms
  return new Response(response.body, response)
}
