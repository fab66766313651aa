/** Under which address a page is cached, and for how long that is worth it. Called by pages.ts. */
import type { PathMatch } from '#i18n/paths.ts'
import { pageParameters } from '../cache/policy.ts'
import type { AppContext } from '../env.ts'

/** Path and the parameters that make another page, sorted: the key of a cached page, and the URL it is made from. */
export function canonicalPage(c: AppContext, { route, locale }: PathMatch): string {
  const path = c.req.path
  const start = c.req.url.indexOf('?')
  const known = pageParameters[route]
  const certain = route === 'product' && (locale === 'nl' || locale === 'en')
  if (start < 0 || !known || certain) return path
  const given = new URLSearchParams(c.req.url.slice(start))
  const kept = known.flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Pages that links lead to outlive this process; combinations, of which anybody can ask any number, stay in memory. */
export const isDurable = (url: string) => /^[^?]*(?:\?page=[1-9]\d?)?$/.test(url)

/** Longer addresses are drawn each time: KV keys end at 512 bytes, and nobody shares such a link. */
export const maxCachedUrl = 400
