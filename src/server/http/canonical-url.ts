/** One address for each page: exact case, no trailing or doubled slash, nothing that cannot be seen, no /nl prefix; anything else leads there in one hop. */
import type { MiddlewareHandler } from 'hono'
import { type Locale, locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { AppEnv } from '../env.ts'

/** Lower-cased fixed paths and prefixes -> their exact spelling. */
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

/** The one spelling of a path; the path itself when it is spelt so already. Values in a path keep their case. */
export function canonicalPath(path: string): string {
  // routes read past control characters, spaces at an end and slashes in disguise: any number of spellings of one page
  const seen = path.replace(/\p{Cc}+|\s+(?=\/|$)/gu, '')
  // what is still escaped above ASCII is no text, and a lone percent sign no escape: written so that a page can say it is not there
  const text = seen.replace(/(?:%[89a-f][\da-f])+/gi, '\ufffd').replace(/%(?![\da-f]{2})/gi, '%25')
  let exact = text.replace(/(?:[/\\]|%2f)+/gi, '/')
  if (exact.length > 1) exact = exact.replace(/\/+$/, '')
  if (/^\/nl(\/|$)/i.test(exact)) exact = exact.slice(3) || '/'
  const lower = exact.toLowerCase()
  const fixed = spellings.get(lower)
  if (fixed) return fixed
  for (const prefix of prefixes) {
    if (lower.startsWith(prefix.toLowerCase())) return prefix + exact.slice(prefix.length)
  }
  return exact.replace(/^\/(en|de|fr)(?=\/)/i, (prefix) => prefix.toLowerCase())
}

const clean = /^(?:\/[a-z0-9._~!$&'()*+,;=:@-]+)*$/

export const canonicalUrl: MiddlewareHandler<AppEnv> = async (c, next) => {
  const path = c.req.path
  // nearly every path is lower case and clean: nothing to build
  if (path === '/' || (clean.test(path) && !path.startsWith('/nl'))) return next()
  const exact = canonicalPath(path)
  if (exact === path) return next()
  const query = c.req.url.indexOf('?')
  // a path may hold what leads elsewhere once it is decoded
  const target = sameOriginPath(exact + (query < 0 ? '' : c.req.url.slice(query)))
  return target ? c.redirect(target, 301) : next()
}
