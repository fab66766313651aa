import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'

export type UnitRow = { id: number; label: string }

const sql = 'SELECT unit_id AS id, one AS label FROM unit_texts WHERE locale = ?1'

export const readUnits = async (db: Sql, locale: Locale): Promise<UnitRow[]> =>
  (await db.prepare(`${sql} ORDER BY unit_id`).bind(locale).all<UnitRow>()).results

export const findUnit = (db: Sql, id: number, locale: Locale): Promise<UnitRow | null> =>
  db.prepare(`${sql} AND unit_id = ?2`).bind(locale, id).first<UnitRow>()
