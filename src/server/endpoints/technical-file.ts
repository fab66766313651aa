/** `/files/technical/{number}-{locale}.pdf`: the embedded backend's product sheets. An external backend has its own, elsewhere. */
import type { Handler } from 'hono'
import type { AppEnv } from '../env.ts'

export const technicalFile: Handler<AppEnv> = async (c) => {
  const handler = c.var.services.embedded.commerce
  if (!handler) return c.text('Not Found', 404)
  const known = c.req.header('if-none-match')
  const request = new Request(
    `http://commerce.embedded${c.req.path}`,
    known ? { headers: { 'if-none-match': known } } : {},
  )
  const answer = await handler(request)
  // its headers are not to be changed on every platform
  return new Response(answer.body, answer)
}
