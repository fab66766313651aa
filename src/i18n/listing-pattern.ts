/** Pattern of the public paths that are listings, for the bootstrap script, which does not include the URL table. */
import type { Locale } from './locales.ts'
import { routes } from './routes.ts'

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @param departments public paths of the top categories: in German and French their one segment could also be a product's */
export function listingPattern(locale: Locale, departments: readonly string[]): string {
  const range = escapeRegExp(routes.range[locale])
  if (!routes.product[locale].startsWith(routes.range[locale])) return `^${range}(/|$)`
  return `^(${[`${range}(/[^/]+/.+)?`, ...departments.map(escapeRegExp)].join('|')})$`
}
