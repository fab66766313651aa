/** Which products are exclusive while an import changes them, and the statements that follow from it. */
import type { Sql, SqlStatement } from '../../sql/database.ts'

export class Exclusive {
  readonly #ids: Set<number>

  private constructor(ids: Iterable<number>) {
    this.#ids = new Set(ids)
  }

  static async read(db: Sql): Promise<Exclusive> {
    const { results } = await db.prepare('SELECT id FROM products WHERE is_exclusive = 1').all<{ id: number }>()
    return new Exclusive(results.map(({ id }) => id))
  }

  /** @param id of a listed product */
  has(id: number | undefined): boolean {
    return id !== undefined && this.#ids.has(id)
  }

  change(written: ReadonlyMap<number, boolean>): void {
    for (const [id, isExclusive] of written) {
      if (isExclusive) this.#ids.add(id)
      else this.#ids.delete(id)
    }
  }

  /** Numbers of public bundles that become exclusive with one of their members. */
  async findBundles(db: Sql): Promise<string[]> {
    const { results } = await db.prepare(bundlesSql).all<{ number: string; member: number }>()
    return [...new Set(results.filter(({ member }) => this.has(member)).map(({ number }) => number))]
  }
}

const bundlesSql = `SELECT b.number, COALESCE(o.parent_id, o.id) AS member FROM product_members m
  JOIN public_products b ON b.id = m.product_id JOIN products o ON o.id = m.member_id`

const becomesExclusive = `(SELECT p.id FROM import_products i JOIN public_products p ON p.id = i.id WHERE i.is_exclusive = 1)`

/** Before the rows are written: a product that becomes exclusive leaves all carts and lists. */
export const endPublicUse = (db: Sql): SqlStatement[] =>
  ['cart_items', 'product_list_items'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE product_id IN ${becomesExclusive}`),
  )

/** A bundle with an exclusive member is exclusive, and the companies that may buy it may buy its members. */
export const deriveExclusive = (db: Sql): SqlStatement[] =>
  [
    `UPDATE products SET is_exclusive = 1 WHERE type = 'grouped' AND is_exclusive = 0 AND id IN (
      SELECT m.product_id FROM product_members m JOIN products o ON o.id = m.member_id AND o.is_exclusive = 1)`,
    `INSERT OR IGNORE INTO assortment_products (company_id, product_id, assortment)
      SELECT a.company_id, COALESCE(o.parent_id, o.id), a.assortment FROM assortment_products a
      JOIN product_members m ON m.product_id = a.product_id JOIN products o ON o.id = m.member_id AND o.is_exclusive = 1`,
  ].map((sql) => db.prepare(sql))
