/** `/operator/not-found`: redirects to the not-found log in the preferred language of the browser, with the signed query. */
import type { Handler } from 'hono'
import { localize } from '#i18n/paths.ts'
import type { AppEnv } from '../context/env.ts'
import { preferredLocale } from '../http/home-language.ts'

export const notFoundLog: Handler<AppEnv> = (c) => {
  const locale = preferredLocale(c.req.header('accept-language') ?? '')
  return c.redirect(localize(locale, 'operatorNotFound') + new URL(c.req.url).search, 302)
}
