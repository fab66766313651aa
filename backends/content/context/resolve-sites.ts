// Which site a question means: Craft's siteId and language arguments. Called by every query.

import type { Site } from '../sql/sites.ts'
import type { Context } from './context.ts'

/** A list argument as it arrives: GraphQL makes a list of a single value. */
export type List<Value> = readonly (Value | null | undefined)[] | null | undefined
export type SiteArguments = { siteId?: List<number | string | boolean>; language?: List<string> }

/**
 * The sites that fit both arguments; the first site when neither is given, as in Craft. `*` as siteId means every site.
 * Languages are matched exactly.
 */
export async function resolveSites({ sites }: Context, { siteId, language }: SiteArguments): Promise<Site[]> {
  const all = await sites()
  if (!siteId && !language) return all.slice(0, 1)
  return all.filter(
    (site) =>
      (!siteId || siteId.includes('*') || siteId.some((id) => typeof id !== 'boolean' && Number(id) === site.id)) &&
      (!language || language.includes(site.language)),
  )
}
