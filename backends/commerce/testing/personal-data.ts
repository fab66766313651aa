import { addItemToCart, forgotPassword } from '#contracts/generated/commerce.ts'
import type { TestCommerce } from './shop.ts'

export const start = new Date('2026-11-28T09:00:00Z')
export const tom = 'tom@brasserie-nova.example'
export const nadia = 'nadia@brasserie-nova.example'

/** @param sql selects one number as `n` */
export const countRows = async ({ db }: TestCommerce, sql: string, ...values: string[]): Promise<number> =>
  (await db
    .prepare(sql)
    .bind(...values)
    .first<number>('n')) ?? 0

/** Columns of the database that contain a text, as table.column. */
export async function columnsContaining(shop: TestCommerce, text: string): Promise<string[]> {
  const tables = await shop.db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%search%'",
    )
    .all<{ name: string }>()
  const found: string[] = []
  for (const { name } of tables.results) {
    const columns = await shop.db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>()
    for (const column of columns.results) {
      const sql = `SELECT COUNT(*) AS n FROM "${name}" WHERE instr(lower(CAST("${column.name}" AS TEXT)), lower(?1)) > 0`
      if ((await countRows(shop, sql, text)) > 0) found.push(`${name}.${column.name}`)
    }
  }
  return found
}

/** Logs tom in, fills his cart and mails him a link for a new password. */
export async function useAccount(shop: TestCommerce) {
  const headers = await shop.login('tom')
  const product = await shop.db.prepare("SELECT id FROM products WHERE sku = '200001-1'").first<number>('id')
  await shop.ask(addItemToCart, { productId: String(product), quantity: 2 }, headers)
  await shop.ask(forgotPassword, { email: tom }, { 'x-locale': 'en' })
  return headers
}
