/**
 * `/speculation-rules.json`: which pages a browser may fetch while a guest still presses a link to them. Guests' pages name it in a header,
 * so that no script is needed. On the press, not before: what is fetched while a pointer rests may be shown minutes later, and a word
 * about stock is true for one. Listings are left out, since a press may still choose how they look.
 */
import type { Handler } from 'hono'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import type { AppEnv } from '../env.ts'

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const paths = (['home', 'brands', 'product'] as const).flatMap((route) =>
  locales.map((locale) => toPattern(routes[route][locale])),
)

const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: paths }, { not: { selector_matches: '[hreflang]' } }] },
      eagerness: 'conservative',
    },
  ],
})

export const speculationRules: Handler<AppEnv> = (c) =>
  c.body(rules, 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  })
