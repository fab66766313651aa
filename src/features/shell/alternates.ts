/** The same page in the other languages: what the page itself says, else what the URL table knows. */
import { type Locale, locales } from '#i18n/locales.ts'
import { homeHref, localize, matchPath } from '#i18n/paths.ts'
import { type OpenRouteName, type RouteName, routes } from '#i18n/routes.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'

export type Alternates = Partial<Record<Locale, string>>

/** What the reader chose on a page, and the way back of the login: the rest of an address belongs to this visit. */
const kept = ['filters', 'list', 'order', 'page', 'payment', 'redirect', 'sheet', 'signature', 'sort', 'until', 'view']

const nearest: Record<OpenRouteName, (locale: Locale) => string> = {
  category: (locale) => localize(locale, 'range'),
  product: (locale) => localize(locale, 'range'),
  content: homeHref,
}

/**
 * Where the language switcher leads from a page, for every language.
 * @param href public path and query of the page
 * @param known addresses that the page's own data names
 */
export function alternatesOf(href: string, known: Alternates = {}): Record<Locale, string> {
  const [path = '/', query = ''] = (href.split('#')[0] ?? '').split('?')
  const { route } = matchPath(path)
  const given = [...new URLSearchParams(query)].filter(([name]) => kept.includes(name))
  const address = (locale: Locale) => {
    const own = known[locale]
    if (own === undefined && isOpen(route)) return nearest[route](locale)
    const [to = '', chosen] = (own ?? (route === 'home' ? homeHref(locale) : routes[route][locale])).split('?')
    const search = new URLSearchParams(chosen)
    for (const [name, value] of given) {
      const next = name === 'redirect' ? wayBack(value, locale) : value
      if (next !== null) search.set(name, next)
    }
    return search.size > 0 ? `${to}?${search}` : to
  }
  return Object.fromEntries(locales.map((locale) => [locale, address(locale)])) as Record<Locale, string>
}

const isOpen = (route: RouteName): route is OpenRouteName => route in nearest

/** Where a login leads: the same screen in the other language, or the very page where only its own data knows that. */
function wayBack(href: string, locale: Locale): string | null {
  const back = sameOriginPath(href)
  if (!back) return null
  const [path = '', query] = back.split('?')
  const { route } = matchPath(path)
  if (isOpen(route)) return back
  const to = route === 'home' ? homeHref(locale) : routes[route][locale]
  return query ? `${to}?${query}` : to
}
