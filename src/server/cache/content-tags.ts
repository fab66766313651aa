/** Which tags an answer of a backend carries, so that a purge finds every entry that shows the thing. */
import { maxTags } from './policy.ts'

type Named = { id?: unknown; typeHandle?: unknown; sectionHandle?: unknown; siteId?: unknown }

/** Entries met anywhere in the answer, and the sections they belong to. */
function collect(value: unknown, entries: Set<string>, sections: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, entries, sections)
    return
  }
  const { id, typeHandle, sectionHandle, siteId } = value as Named
  if (typeof id === 'string' && typeof typeHandle === 'string') entries.add(`entry:${id}`)
  if (typeof sectionHandle === 'string') sections.add(`section:${siteId ?? '*'}:${sectionHandle}`)
  for (const member of Object.values(value)) collect(member, entries, sections)
}

/** Tags of a content answer: its entries, up to the limit, and always its sections. */
export function contentTags(answer: unknown): string[] {
  const entries = new Set<string>()
  const sections = new Set<string>()
  collect(answer, entries, sections)
  return [...sections, ...(entries.size > maxTags ? [] : entries)]
}

/** Tags that are known before the question is answered: the site, and the path that was asked for (it may begin to exist). */
export function askedContentTags(operation: string, variables: Record<string, unknown>, siteId: number): string[] {
  const tags = [`site:${siteId}`, `operation:${operation}`]
  for (const uri of [variables.uri].flat()) {
    if (typeof uri === 'string')
      tags.push(`uri:${siteId}:${uri}`, ...ancestors(uri).map((above) => `below:${siteId}:${above}`))
  }
  return tags
}

/** Deeper than any page lies. */
const maxDepth = 10

/** `a/b/c` lies below `a` and `a/b`. */
function ancestors(path: string): string[] {
  const cuts = [...path.matchAll(/\//g)].slice(0, maxDepth).map((slash) => path.slice(0, slash.index))
  return cuts.filter(Boolean)
}

/** Tags of a page by its public path. */
export const pageTags = (path: string): string[] => [
  `path:${path}`,
  ...ancestors(path).map((above) => `below:${above}`),
]
