/** Pages of the embedded backend for links in its mails, such as `/operator/approve`; 404 with an external backend. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { preferredLocale } from '../http/home-language.ts'

export const mailedLink: Handler<AppEnv> = async (c) => {
  const { embedded } = c.var.services
  if (!embedded.commerce) return c.text('Not Found', 404)
  const { pathname, search } = new URL(c.req.url)
  const { method } = c.req
  const headers = { 'x-locale': preferredLocale(c.req.header('accept-language') ?? '') }
  const response = await embedded.commerce(
    new Request(`http://commerce.embedded${pathname}${search}`, { method, headers }),
  )
  // headers of a fetched response are immutable on some platforms
  return new Response(response.body, response)
}
