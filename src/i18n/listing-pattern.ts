/** Which public paths are listings, as one expression: for the script before hydration, which has no room for the URL table. Called by the root route. */
import type { Locale } from './locales.ts'
import { routes } from './routes.ts'

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @param departments public paths of the categories at the top: in German and French their one segment could be a product's as well */
export function listingPattern(locale: Locale, departments: readonly string[]): string {
  const range = literally(routes.range[locale])
  if (!routes.product[locale].startsWith(routes.range[locale])) return `^${range}(/|$)`
  return `^(${[`${range}(/[^/]+/.+)?`, ...departments.map(literally)].join('|')})$`
}
