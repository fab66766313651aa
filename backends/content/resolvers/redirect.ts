// Resolvers of redirects: all rules of a site, and the match of one path.
import type { Context } from '../context/context.ts'
import { findRedirect } from '../rules/match-redirect.ts'
import { type RedirectRow, readRedirects } from '../sql/redirects.ts'
import type { QueryretourRedirectsArgs, Resolvers } from './generated/types.ts'

/** By id, else by the site's language, else the first site; null if unknown. */
async function siteIdOf({ site, siteId }: QueryretourRedirectsArgs, { sites }: Context): Promise<number | null> {
  if (siteId !== null && siteId !== undefined) return siteId
  const all = await sites()
  const found = site ? all.find(({ language }) => language === site) : all[0]
  return found?.id ?? null
}

const toNode = (row: RedirectRow, target = row.target) => ({
  __typename: 'RetourType',
  id: row.id,
  siteId: row.site_id,
  enabled: row.enabled === 1,
  redirectSrcUrlParsed: row.source,
  redirectSrcMatch: row.source_match,
  redirectMatchType: row.match_type,
  redirectDestUrl: target,
  redirectHttpCode: row.http_code,
})

export type RedirectNode = ReturnType<typeof toNode>

export const redirectResolvers: Resolvers = {
  Query: {
    async retourRedirects(_root, args, context) {
      const siteId = await siteIdOf(args, context)
      const rows = siteId === null ? [] : await readRedirects(context.db, siteId)
      return rows.map((row) => toNode(row))
    },
    async retourResolveRedirect(_root, args, context) {
      const siteId = await siteIdOf(args, context)
      if (siteId === null || !args.uri) return null
      const found = findRedirect(await readRedirects(context.db, siteId), args.uri, context.shopOrigin)
      return found && toNode(found.row, found.target)
    },
  },
}
