/** `/operator/files/*`: a file of a form submission, for a signed link in a mail to the operator; 404 with an external CMS. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { operatorKeys, verifyLink } from '../session/signed-link.ts'

export const submittedFile: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  const { pathname, searchParams } = new URL(c.req.url)
  const state = verifyLink(operatorKeys(config), pathname, searchParams, Date.now())
  if (!embedded.content || state === 'wrong') return c.text('Not Found', 404)
  if (state === 'old') return c.text('This link has expired.', 410)
  const response = await embedded.content(new Request(`http://content.embedded${pathname}`))
  // headers of a fetched response are immutable on some platforms
  return new Response(response.body, response)
}
