/** Redirects to the canonical URL in one hop: exact case, no trailing or repeated slash, no invisible characters, no /nl prefix. */
import type { MiddlewareHandler } from 'hono'
import { isLocale, type Locale, locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { AppEnv } from '../context/env.ts'

/** Exact spelling by lower-case fixed path; and the prefixes of paths with parameters. */
const spellings = new Map<string, string>()
const prefixes: string[] = []
for (const row of Object.values(routes)) {
  for (const locale of locales) {
    const path: string = row[locale as Locale]
    const brace = path.indexOf('{')
    if (brace < 0) spellings.set(path.toLowerCase(), path)
    else if (path.slice(0, brace).length > 4) prefixes.push(path.slice(0, brace))
  }
}

/** The canonical spelling of a path; parameter values keep their case. */
export function canonicalPath(path: string): string {
  // routes ignore control characters, trailing spaces and encoded slashes, so a page would have any number of URLs
  const visible = path.replace(/\p{Cc}|\s+(?=\/|$)/gu, '')
  // invalid UTF-8 escapes become U+FFFD and a lone percent sign %25, so that such a path renders a 404 page
  const text = visible.replace(/(?:%[89a-f][\da-f])+/gi, '\ufffd').replace(/%(?![\da-f]{2})/gi, '%25')
  let canonical = text.replace(/(?:[/\\]|%2f)+/gi, '/')
  if (canonical.length > 1) canonical = canonical.replace(/\/+$/, '')
  if (/^\/nl(\/|$)/i.test(canonical)) canonical = canonical.slice(3) || '/'
  const lower = canonical.toLowerCase()
  const fixed = spellings.get(lower)
  if (fixed) return fixed
  for (const prefix of prefixes) {
    if (lower.startsWith(prefix.toLowerCase())) return prefix + canonical.slice(prefix.length)
  }
  const prefix = lower.slice(0, 3)
  return isLocale(prefix.slice(1)) && lower[3] === '/' ? prefix + canonical.slice(3) : canonical
}

const lowerCasePattern = /^(?:\/[a-z0-9._~!$&'()*+,;=:@-]+)*$/
const isCanonical = (path: string) => lowerCasePattern.test(path) && (spellings.get(path) ?? path) === path

export const canonicalUrl: MiddlewareHandler<AppEnv> = async (c, next) => {
  const path = c.req.path
  // fast path: nearly every path is lower case and canonical
  if (path === '/' || (isCanonical(path) && !path.startsWith('/nl'))) return next()
  const canonical = canonicalPath(path)
  if (canonical === path) return next()
  const query = c.req.url.indexOf('?')
  // a decoded path may point to another host
  const target = sameOriginPath(canonical + (query < 0 ? '' : c.req.url.slice(query)))
  return target ? c.redirect(target, 301) : next()
}
