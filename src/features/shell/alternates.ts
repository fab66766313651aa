/** The same page in the other languages: what the page itself says (D08), else what the URL table knows. */
import { type Locale, locales } from '#i18n/locales.ts'
import { homeHref, localize, matchPath } from '#i18n/paths.ts'
import { type OpenRouteName, routes } from '#i18n/routes.ts'

export type Alternates = Partial<Record<Locale, string>>

const nearest: Record<OpenRouteName, (locale: Locale) => string> = {
  category: (locale) => localize(locale, 'range'),
  product: (locale) => localize(locale, 'range'),
  content: homeHref,
}

/**
 * Where the language switcher leads from a page, for every language.
 * @param path public path of the page
 * @param known addresses that the page's own data names
 */
export function alternatesOf(path: string, known: Alternates = {}): Record<Locale, string> {
  const { route } = matchPath(path)
  const fallback = (locale: Locale) => {
    if (route === 'home') return homeHref(locale)
    if (routes[route].nl.includes('{')) return nearest[route as OpenRouteName](locale)
    return routes[route][locale]
  }
  return Object.fromEntries(locales.map((locale) => [locale, known[locale] ?? fallback(locale)])) as Record<
    Locale,
    string
  >
}
