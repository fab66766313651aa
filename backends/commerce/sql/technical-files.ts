import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'

const sheetSql = `SELECT p.id, p.created_at, b.name AS brand, c.name AS category
  FROM public_products p
  LEFT JOIN category_texts b ON b.category_id = p.brand_id AND b.locale = ?2
  LEFT JOIN category_texts c ON c.category_id = p.category_id AND c.locale = ?2
  WHERE p.number = ?1 AND p.parent_id IS NULL AND p.technical_file IS NOT NULL`

type SheetRow = { id: number; created_at: string; brand: string | null; category: string | null }

export const findDataSheet = (db: Sql, number: string, locale: Locale): Promise<SheetRow | null> =>
  db.prepare(sheetSql).bind(number, locale).first<SheetRow>()
