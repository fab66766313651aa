/** `/files/technical/{number}-{locale}.pdf`: the embedded backend's product sheets. An external backend has its own, elsewhere. */
import type { Handler } from 'hono'
import type { HallEnv } from '../hall.ts'

export const technicalFile: Handler<HallEnv> = async (c) => {
  const door = c.var.shop.embedded.commerce
  if (!door) return c.text('Not Found', 404)
  const known = c.req.header('if-none-match')
  const request = new Request(
    `http://commerce.embedded${c.req.path}`,
    known ? { headers: { 'if-none-match': known } } : {},
  )
  const answer = await door(request)
  // its headers are not to be changed on every platform
  return new Response(answer.body, answer)
}
