import type { NodeRow } from '../sql/navigation.ts'
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
export function toTrees(rows: readonly NodeRow[], shopOrigin: string): NavigationNode[] {
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
