/** The tags of a content response, so that a purge of an element reaches every entry that shows it. */

type Named = { id?: unknown; typeHandle?: unknown; sectionHandle?: unknown; siteId?: unknown }

export const entryTag = (id: string | number): string => `entry:${id}`
export const siteTag = (siteId: unknown): string => `site:${siteId}`
export const sectionTag = (siteId: unknown, handle: string): string => `section:${siteId}:${handle}`
export const uriTag = (siteId: number, uri: string): string => `uri:${siteId}:${uri}`
export const navigationTag = (siteId: number): string => `navigation:${siteId}`

function collect(value: unknown, tags: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    const { id, typeHandle, sectionHandle, siteId } = value as Named
    if (typeof id === 'string' && typeof typeHandle === 'string') tags.add(entryTag(id))
    if (typeof sectionHandle === 'string') tags.add(sectionTag(siteId ?? '*', sectionHandle))
  }
  for (const member of Object.values(value)) collect(member, tags)
}

export function contentTags(response: unknown): string[] {
  const tags = new Set<string>()
  collect(response, tags)
  return [...tags]
}

/** Tags that are known before the response: the site, the operation, its menus, and the URI, at which an entry may be created later. */
export const requestContentTags = (operation: string, variables: Record<string, unknown>, siteId: number): string[] => [
  siteTag(siteId),
  `operation:${operation}`,
  ...(operation === 'siteCraftData' ? [navigationTag(siteId)] : []),
  ...[variables.uri].flat().flatMap((uri) => (typeof uri === 'string' ? [uriTag(siteId, uri)] : [])),
]
