/** What a purge message means: message in, tags out. Pure; the endpoint does the rest. */

import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'

type Sites = Record<Locale, number>

export type PurgePlan = { tags: string[]; all: boolean } | { refused: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const strings = (value: unknown): string[] | null =>
  Array.isArray(value) && value.length <= 100 && value.every((item) => typeof item === 'string' && item.length <= 2_000)
    ? value
    : null

/** Tags that any CMS element carries when it says its id, site, uri or section: a Craft webhook's payload. */
function elementTags(element: Record<string, unknown>, sites: Sites): string[] {
  const tags: string[] = []
  const { id, siteId, uri, sectionHandle, section } = element
  const handle = typeof sectionHandle === 'string' ? sectionHandle : isRecord(section) ? section.handle : undefined
  const siteIds = typeof siteId === 'number' ? [siteId] : Object.values(sites)
  if (typeof id === 'string' || typeof id === 'number') tags.push(`entry:${id}`)
  for (const site of siteIds) {
    if (typeof uri === 'string') tags.push(`uri:${site}:${uri}`)
    if (typeof handle === 'string') tags.push(`section:${site}:${handle}`, `section:*:${handle}`)
  }
  return tags
}

/** Public paths: the content or the product behind them, and the page itself. A prefix reaches everything below as well. */
function pathTags(path: string, sites: Sites, prefix = false): string[] {
  const { locale, route, value } = matchPath(path)
  const uri = route === 'home' ? '__home__' : route === 'content' ? decodeURIComponent(value) : null
  const tags = [`path:${path}`, ...(uri === null ? [] : [`uri:${sites[locale]}:${uri}`])]
  if (route === 'product') tags.push(`product:${decodeURIComponent(value)}`)
  if (!prefix) return tags
  return [...tags, `below:${path}`, ...(uri === null ? [] : [`below:${sites[locale]}:${uri}`])]
}

function toPath(text: string): string | null {
  if (text.startsWith('/')) return text.replace(/(?<=.)\/+$/, '')
  const url = URL.parse(text)
  return url ? url.pathname.replace(/(?<=.)\/+$/, '') : null
}

/** A body of any accepted form, already parsed; `tags` and `prefixes` may come from headers instead. */
export function planPurge(body: unknown, sites: Sites): PurgePlan {
  if (!isRecord(body)) return { refused: 'the body must be a JSON object' }
  if (body.all === true) return { tags: ['all'], all: true }
  const tags: string[] = []
  let known = false
  if ('tags' in body) {
    const list = strings(body.tags)
    if (!list) return { refused: 'tags must be a list of at most 100 texts' }
    tags.push(...list)
    known = true
  }
  for (const member of ['uris', 'urls', 'files'] as const) {
    if (!(member in body)) continue
    const list = strings(body[member])
    if (!list) return { refused: `${member} must be a list of at most 100 texts` }
    for (const text of list) {
      const path = toPath(text)
      if (!path) return { refused: `${text} is neither a path nor a URL` }
      try {
        tags.push(...pathTags(path, sites))
      } catch {
        return { refused: `${text} is not well encoded` }
      }
    }
    known = true
  }
  if ('prefixes' in body) {
    const list = strings(body.prefixes)
    const paths = list?.map((text) => toPath(text.includes('://') || text.startsWith('/') ? text : `https://${text}`))
    if (!paths || paths.includes(null)) return { refused: 'prefixes must be a list of at most 100 paths or URLs' }
    tags.push(...paths.flatMap((path) => pathTags(path ?? '/', sites, true)))
    known = true
  }
  if ('siteUris' in body) {
    const list = body.siteUris
    if (!Array.isArray(list) || list.length > 100) return { refused: 'siteUris must be a list of at most 100' }
    for (const item of list) {
      if (!isRecord(item) || typeof item.uri !== 'string') return { refused: 'siteUris are { siteId, uri }' }
      tags.push(...elementTags({ siteId: item.siteId, uri: item.uri }, sites))
    }
    known = true
  }
  const element = [body.sender, body.element, body.entry, body.payload, body].find(
    (part) => isRecord(part) && 'id' in part,
  ) as Record<string, unknown> | undefined
  if (element && !known) {
    tags.push(...elementTags(element, sites))
    known = true
  }
  // an unknown form from somebody we know: everything, rather than something old for ever
  if (!known) return { tags: ['all'], all: true }
  return { tags: [...new Set(tags)], all: tags.includes('all') }
}
