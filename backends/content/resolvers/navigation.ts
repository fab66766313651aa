import { resolveSites } from '../context/resolve-sites.ts'
import { type NodeRow, readNodes } from '../sql/navigation.ts'
import type { Resolvers } from './generated/types.ts'
import { publicPath } from './nodes.ts'

export type NavigationNode = {
  __typename: string
  id: string
  title: string
  siteId: number
  language: string
  nodeUri: string | null
  url: string | null
  type: string
  newWindow: string
  classes: string | null
  children: NavigationNode[]
}

/** Trees of nodes; descendants of a hidden node are hidden too. */
function toTrees(rows: readonly NodeRow[], shopOrigin: string): NavigationNode[] {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const toNode = (row: NodeRow): NavigationNode => ({
    __typename: `${row.nav}_Node`,
    id: String(row.id),
    title: row.title,
    siteId: row.site_id,
    language: row.language,
    nodeUri: row.entry_uri,
    url: row.entry_uri ? shopOrigin + publicPath({ base_path: row.base_path, uri: row.entry_uri }) : row.url,
    type: row.entry_id === null ? (row.url === null ? 'passive' : 'custom') : 'craft\\elements\\Entry',
    newWindow: String(row.new_window),
    classes: row.classes,
    children: (below.get(row.id) ?? []).map(toNode),
  })
  return (below.get(null) ?? []).map(toNode)
}

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
