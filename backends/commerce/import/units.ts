/** Packings with their names in four languages, which are part of the shop. */
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import { type Unit, units } from '../rules/units.ts'

/** @returns ids by code */
export async function insertUnits(db: Sql, own: readonly Unit[]): Promise<Map<string, number>> {
  const ids = new Map(own.map(({ code }, index) => [code as string, index + 1]))
  await insertRows(
    db,
    'units',
    'id, code',
    own.map(({ code }): Row => [ids.get(code) ?? 0, code]),
  )
  const texts = own.flatMap(({ code, one, many }) =>
    locales.map((locale): Row => [ids.get(code) ?? 0, locale, one[locale], many[locale]]),
  )
  await insertRows(db, 'unit_texts', 'unit_id, locale, one, many', texts)
  return ids
}

export async function insertMissingUnits(db: Sql): Promise<void> {
  if (!(await db.prepare('SELECT 1 AS found FROM units LIMIT 1').first('found'))) await insertUnits(db, units)
}
