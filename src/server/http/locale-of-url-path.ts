import { type Locale, toLocale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'

/** The language of a page, a call of the API or a page of the desk: `/de/cart`, `/api/de/cart` and `/desk/de/orders` are German. */
export function localeOfUrlPath(path: string): Locale {
  const [, below] = /^\/(?:api|desk)\/(.*)/s.exec(path) ?? []
  return below === undefined ? localeOfPath(path) : toLocale(below)
}
