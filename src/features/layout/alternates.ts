/** URLs of the current page in the other languages: from the page's data, else from the URL table. */
import { type Locale, locales } from '#i18n/locales.ts'
import { homeHref, localize, matchPath } from '#i18n/paths.ts'
import { type OpenRouteName, type RouteName, routes } from '#i18n/routes.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'

export type Alternates = Partial<Record<Locale, string>>

/** Parameters kept when the language changes: choices on the page, and the redirect of the login. */
const keptParameters = [
  'filters',
  'list',
  'order',
  'page',
  'payment',
  'redirect',
  'sheet',
  'signature',
  'sort',
  'until',
  'view',
]

const nearest: Record<OpenRouteName, (locale: Locale) => string> = {
  category: (locale) => localize(locale, 'range'),
  product: (locale) => localize(locale, 'range'),
  content: homeHref,
}

/** Targets of the language switcher for a page. @param href public path and query of the page @param known URLs from the page's own data */
export function alternatesOf(href: string, known: Alternates = {}): Record<Locale, string> {
  const [path = '/', query = ''] = (href.split('#')[0] ?? '').split('?')
  const { route } = matchPath(path)
  const given = [...new URLSearchParams(query)].filter(([name]) => keptParameters.includes(name))
  const address = (locale: Locale) => {
    const own = known[locale]
    if (own === undefined && isOpen(route)) return nearest[route](locale)
    const [to = '', chosen] = (own ?? (route === 'home' ? homeHref(locale) : routes[route][locale])).split('?')
    const search = new URLSearchParams(chosen)
    for (const [name, value] of given) {
      const next = name === 'redirect' ? localizeRedirect(value, locale) : value
      if (next !== null) search.set(name, next)
    }
    return search.size > 0 ? `${to}?${search}` : to
  }
  return Object.fromEntries(locales.map((locale) => [locale, address(locale)])) as Record<Locale, string>
}

const isOpen = (route: RouteName): route is OpenRouteName => route in nearest

/** Redirect after login in the other language; unchanged if only the target page's data knows its URLs; null for another origin. */
function localizeRedirect(href: string, locale: Locale): string | null {
  const back = sameOriginPath(href)
  if (!back) return null
  const [path = '', query] = back.split('?')
  const { route } = matchPath(path)
  if (isOpen(route)) return back
  const to = route === 'home' ? homeHref(locale) : routes[route][locale]
  return query ? `${to}?${query}` : to
}
