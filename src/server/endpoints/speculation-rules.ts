/**
 * `/speculation-rules.json`: pages that browsers may prefetch when a guest presses a link. Not on hover: the page may be shown minutes
 * later, and its stock statuses are fresh for one minute. Without listings: the click handler may still add the view to the URL. Not once
 * the app navigates: it does not use the document.
 */
import type { Handler } from 'hono'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { hydratedAttr } from '#protocol/protocol.ts'
import type { AppEnv } from '../context/env.ts'

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const paths = (['home', 'brands', 'product'] as const).flatMap((route) =>
  locales.map((locale) => toPattern(routes[route][locale])),
)

const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: paths }, { not: { selector_matches: `[hreflang], [${hydratedAttr}] a` } }] },
      eagerness: 'conservative',
    },
  ],
})

export const speculationRules: Handler<AppEnv> = (c) =>
  c.body(rules, 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  })
