// Resolves the sites of a query from Craft's siteId and language arguments.
import type { Site } from '../sql/sites.ts'
import type { Context } from './context.ts'

/** A list argument; GraphQL coerces a single value to a list. */
export type List<Value> = readonly (Value | null | undefined)[] | null | undefined
export type SiteArguments = { siteId?: List<number | string | boolean>; language?: List<string> }

/** Sites that match both arguments; the first site if neither is given, as in Craft. siteId `*` is every site. Languages match exactly. */
export async function resolveSites({ sites }: Context, { siteId, language }: SiteArguments): Promise<Site[]> {
  const all = await sites()
  if (!siteId && !language) return all.slice(0, 1)
  return all.filter(
    (site) =>
      (!siteId || siteId.includes('*') || siteId.some((id) => typeof id !== 'boolean' && Number(id) === site.id)) &&
      (!language || language.includes(site.language)),
  )
}
