/** `/_scripts/off?to=/path`: reached by a `<noscript>` refresh; from here on pages are sent whole. */

import type { Handler } from 'hono'
import { sameSitePath } from '#i18n/same-site-path.ts'
import { scriptsCookie } from '#protocol/protocol.ts'
import type { AppEnv } from '../env.ts'

export const leaveScripts: Handler<AppEnv> = (c) => {
  c.header('set-cookie', `${scriptsCookie}=0; Path=/; Max-Age=86400; SameSite=Lax`)
  return c.redirect(sameSitePath(c.req.query('to')) ?? '/', 302)
}
