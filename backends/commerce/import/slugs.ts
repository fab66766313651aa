/** Slugs of products and first path segments of categories: distinct in all languages together, each with one owner. */
import type { Sql } from '../../sql/database.ts'

export interface Slugs {
  /** Null: another owner has it. */
  claim(slug: string, owner: string): string | null
  /** The slug, or the slug with the owner as suffix if another owner has it. */
  claimFree(slug: string, owner: string): string
}

const takenSql = `SELECT t.url_key AS slug, p.number AS owner FROM product_texts t JOIN products p ON p.id = t.product_id
  UNION ALL SELECT t.url_path, 'category ' || c.code FROM category_texts t JOIN categories c ON c.id = t.category_id`

export async function readSlugs(db: Sql): Promise<Slugs> {
  const { results } = await db.prepare(takenSql).all<{ slug: string; owner: string }>()
  const owners = new Map(results.map(({ slug, owner }) => [slug, owner]))
  const claim = (slug: string, owner: string) => {
    const taken = owners.get(slug) ?? owner
    owners.set(slug, taken)
    return taken === owner ? slug : null
  }
  const claimFree = (slug: string, owner: string): string => {
    const suffixed = `${slug}-${owner.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    for (let count = 1; ; count += 1) {
      const free = claim(count === 1 ? slug : count === 2 ? suffixed : `${suffixed}-${count}`, owner)
      if (free !== null) return free
    }
  }
  return { claim, claimFree }
}
