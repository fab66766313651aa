/** `/account/newsletter/*`: page of the embedded CMS that confirms a subscription, for a signed link in a mail; 404 with an external CMS. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { subscriptionKeys, verifyLink } from '../session/signed-link.ts'

export const subscription: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  if (!embedded.content) return c.text('Not Found', 404)
  const { pathname, searchParams } = new URL(c.req.url)
  const link = verifyLink(subscriptionKeys(config), pathname, searchParams, Date.now())
  const request = new Request(`http://content.embedded${pathname}`, {
    method: c.req.method,
    headers: { 'x-link': link },
  })
  const response = await embedded.content(request)
  // headers of a fetched response are immutable on some platforms
  return new Response(response.body, response)
}
