import type { Context } from '../context/context.ts'
import { toRedirectNode } from '../nodes/redirect-node.ts'
import { findRedirect } from '../rules/match-redirect.ts'
import { readRedirects } from '../sql/redirects.ts'
import type { QueryretourRedirectsArgs, Resolvers } from './generated/types.ts'

/** By id, else by the site's language, else the first site; null if unknown. */
async function siteIdOf({ site, siteId }: QueryretourRedirectsArgs, { sites }: Context): Promise<number | null> {
  if (siteId !== null && siteId !== undefined) return siteId
  const all = await sites()
  const found = site ? all.find(({ language }) => language === site) : all[0]
  return found?.id ?? null
}

export const redirectResolvers: Resolvers = {
  Query: {
    async retourRedirects(_root, args, context) {
      const siteId = await siteIdOf(args, context)
      const rows = siteId === null ? [] : await readRedirects(context.db, siteId)
      return rows.map((row) => toRedirectNode(row))
    },
    async retourResolveRedirect(_root, args, context) {
      const siteId = await siteIdOf(args, context)
      if (siteId === null || !args.uri) return null
      const found = findRedirect(await readRedirects(context.db, siteId), args.uri, context.shopOrigin)
      return found && toRedirectNode(found.row, found.target)
    },
  },
}
