/** `/_scripts/off?to=/path`: target of a `<noscript>` refresh; pages are not streamed from then on. */
import type { Handler } from 'hono'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { scriptsCookie } from '#protocol/protocol.ts'
import type { AppEnv } from '../context/env.ts'

export const disableScripts: Handler<AppEnv> = (c) => {
  c.header('set-cookie', `${scriptsCookie}=0; Path=/; Max-Age=86400; SameSite=Lax`)
  return c.redirect(sameOriginPath(c.req.query('to')) ?? '/', 302)
}
