/** `/operator/approve`: the embedded backend's page behind the signed link in the operator's mail. Without such a link it says nothing. */
import type { Handler } from 'hono'
import type { HallEnv } from '../hall.ts'
import { preferredLocale } from '../home-language.ts'

export const approval: Handler<HallEnv> = async (c) => {
  const { embedded } = c.var.shop
  if (!embedded.commerce) return c.text('Not Found', 404)
  const { pathname, search } = new URL(c.req.url)
  const { method } = c.req
  const headers = { 'x-locale': preferredLocale(c.req.header('accept-language') ?? '') }
  const answer = await embedded.commerce(
    new Request(`http://commerce.embedded${pathname}${search}`, { method, headers }),
  )
  // its headers are not to be changed on every platform
  return new Response(answer.body, answer)
}
