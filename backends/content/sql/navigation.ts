import type { Sql } from '../../sql/database.ts'
import { isShown } from './entries.ts'

export type NodeRow = {
  id: number
  nav: string
  site_id: number
  language: string
  base_path: string
  parent_id: number | null
  title: string
  entry_id: number | null
  /** Uri of the linked entry; null if that is not published. */
  entry_uri: string | null
  url: string | null
  new_window: number
  classes: string | null
}

/** All nodes in order. A node of an unpublished entry is left out. */
export async function readNodes(
  db: Sql,
  nav: string | null,
  siteIds: readonly number[],
  now: string,
): Promise<NodeRow[]> {
  const { results } = await db
    .prepare(
      `SELECT n.id, n.nav, n.site_id, s.language, s.base_path, n.parent_id, n.title, n.entry_id, t.uri AS entry_uri, n.url,
         n.new_window, n.classes
       FROM nav_nodes n JOIN sites s ON s.id = n.site_id
         LEFT JOIN entry_texts t ON t.entry_id = n.entry_id AND t.site_id = n.site_id
           AND ${isShown('?3')}
       WHERE n.enabled = 1 AND n.site_id IN (SELECT value FROM json_each(?1)) AND (?2 IS NULL OR n.nav = ?2)
         AND (n.entry_id IS NULL OR t.uri IS NOT NULL)
       ORDER BY n.site_id, n.position, n.id`,
    )
    .bind(JSON.stringify(siteIds), nav, now)
    .all<NodeRow>()
  return results
}
