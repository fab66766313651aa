import { resolveSites } from '../context/resolve-sites.ts'
import { type NavigationNode, toTrees } from '../nodes/navigation-node.ts'
import { readNodes } from '../sql/navigation.ts'
import type { Resolvers } from './generated/types.ts'

/** All nodes in document order, or those of one level (1 = roots). */
function nodesAt(trees: NavigationNode[], level: number | null): NavigationNode[] {
  if (level === null) return trees.flatMap((node) => [node, ...nodesAt(node.children, null)])
  return level <= 1
    ? trees
    : nodesAt(
        trees.flatMap(({ children }) => children),
        level - 1,
      )
}

export const navigationResolvers: Resolvers = {
  Query: {
    async navigationNodes(_root, args, context) {
      const sites = await resolveSites(context, args)
      const siteIds = sites.map(({ id }) => id)
      const rows = await readNodes(context.db, args.navHandle ?? null, siteIds, context.now().toISOString())
      return nodesAt(toTrees(rows, context.shopOrigin), args.level ?? null)
    },
  },
}
