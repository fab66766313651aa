import { isLocale, type Locale, locales } from './locales.ts'
import { type FixedRouteName, type OpenRouteName, type RouteName, routes } from './routes.ts'

export type PathMatch = { locale: Locale; route: RouteName; value: string }

type Open = { route: RouteName; prefix: string; many: boolean }
type Compiled = { fixed: Map<string, RouteName>; open: Open[] }

const open = (route: RouteName, pattern: string): Open => ({
  route,
  prefix: pattern.slice(0, pattern.indexOf('{')),
  many: pattern.endsWith('...}'),
})

function compile(column: Locale | 'internal'): Compiled {
  const compiled: Compiled = { fixed: new Map(), open: [] }
  for (const [name, row] of Object.entries(routes)) {
    const pattern = row[column]
    if (pattern.includes('{')) compiled.open.push(open(name as RouteName, pattern))
    else compiled.fixed.set(pattern, name as RouteName)
  }
  return compiled
}

const tables = Object.fromEntries(locales.map((locale) => [locale, compile(locale)])) as Record<Locale, Compiled>
const internal = compile('internal')

function match(table: Compiled, path: string): { route: RouteName; value: string } | null {
  const fixed = table.fixed.get(path)
  if (fixed) return { route: fixed, value: '' }
  for (const { route, prefix, many } of table.open) {
    if (!path.startsWith(prefix)) continue
    const value = path.slice(prefix.length)
    if (value && (many || !value.includes('/'))) return { route, value }
  }
  return null
}

export function localeOfPath(path: string): Locale {
  const first = path.slice(1, 3)
  return isLocale(first) && (path.length === 3 || path[3] === '/') ? first : 'nl'
}

/** One segment below /de/products or /fr/products matches `product`; the category tree decides. The last row takes every other path. */
export function matchPath(path: string): PathMatch {
  const locale = localeOfPath(path)
  const found = match(tables[locale], path)
  return { locale, ...(found ?? { route: 'content', value: path.slice(locale === 'nl' ? 1 : 4) }) }
}

/** The public path of a screen: `localize('de', 'category', 'kaese/hart')` is `/de/products/kaese/hart`. */
export function localize(locale: Locale, route: FixedRouteName): string
export function localize(locale: Locale, route: OpenRouteName, value: string): string
export function localize(locale: Locale, route: RouteName, value = ''): string {
  const path = routes[route][locale]
  const brace = path.indexOf('{')
  if (brace < 0) return path
  return path.slice(0, brace) + value.split('/').map(encodeURIComponent).join('/')
}

/** Path of a link to a home page: the Dutch link is /nl, which saves the language and redirects to `/`. */
export const homeHref = (locale: Locale) => `/${locale}`

/** Converts a public path to the router's path. */
export function delocalize(path: string): string {
  const { route, value } = matchPath(path)
  const pattern = routes[route].internal
  const brace = pattern.indexOf('{')
  return brace < 0 ? pattern : pattern.slice(0, brace) + value
}

/** Converts the router's path to the public path in a language; the inverse of `delocalize`. */
export function relocalize(path: string, locale: Locale): string {
  const found = match(internal, path)
  if (!found) return path
  const pattern = routes[found.route][locale]
  const brace = pattern.indexOf('{')
  return brace < 0 ? pattern : pattern.slice(0, brace) + found.value
}
