import type { Sql } from '../../sql/database.ts'

export type AssetRow = {
  id: number
  site_id: number
  language: string
  volume: 'images' | 'videos' | 'documents'
  /** Path in this shop, or an external URL. */
  path: string
  kind: string
  extension: string
  mime_type: string
  width: number | null
  height: number | null
  size: number | null
  /** JSON: widths that the shop serves. */
  widths: string
  /** JSON: StoredEmbed. */
  embed: string | null
  title: string
  alt: string
}

export async function readAssets(db: Sql, siteId: number, ids: readonly number[]): Promise<Map<number, AssetRow>> {
  const { results } = await db
    .prepare(
      `SELECT a.*, t.site_id, s.language, t.title, t.alt
       FROM assets a JOIN asset_texts t ON t.asset_id = a.id JOIN sites s ON s.id = t.site_id
       WHERE t.site_id = ? AND a.id IN (SELECT value FROM json_each(?))`,
    )
    .bind(siteId, JSON.stringify(ids))
    .all<AssetRow>()
  return new Map(results.map((row) => [row.id, row]))
}
