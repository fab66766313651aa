// Products with a known stock that a test may change.
import type { Runtime } from './runtimes.ts'

export type StockedProduct = {
  productId: string
  /** Packagings in stock. */
  packings: number
  /** Sets the number of packagings in stock. */
  restock(packings: number): Promise<void>
  inStock(): Promise<number>
}

/** Products with different stocks of at least 20 packagings each. `from` skips those that other tests use. */
export async function stockedProducts(runtime: Runtime, count: number, from = 0): Promise<StockedProduct[]> {
  const rows = await runtime.sql<{ id: number; stock_id: number; stock_units: number; quantity: number }>(
    'COMMERCE_DB',
    `SELECT min(p.id) AS id, p.stock_id, p.stock_units, s.quantity FROM products p JOIN stock s ON s.id = p.stock_id
     WHERE p.type = 'simple' AND p.is_stock_article = 1 AND s.quantity >= 20 * p.stock_units
     GROUP BY p.stock_id ORDER BY p.stock_id LIMIT ? OFFSET ?`,
    count,
    from,
  )
  if (rows.length < count) throw new Error(`only ${rows.length} products are well stocked`)
  return rows.map(({ id, stock_id: stock, stock_units: units, quantity }) => ({
    productId: String(id),
    packings: Math.floor(quantity / units),
    restock: async (packings) => {
      await runtime.sql('COMMERCE_DB', 'UPDATE stock SET quantity = ? WHERE id = ?', packings * units, stock)
    },
    inStock: async () => {
      const [row] = await runtime.sql<{ quantity: number }>(
        'COMMERCE_DB',
        'SELECT quantity FROM stock WHERE id = ?',
        stock,
      )
      return Math.floor((row?.quantity ?? Number.NaN) / units)
    },
  }))
}
