/** Packings with their names in four languages, which are part of the shop. */
import { locales } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { type Row, runAll, toInserts } from '../../sql/insert-rows.ts'
import { type Unit, units } from '../rules/units.ts'

type Units = { ids: Map<string, number>; inserts: SqlStatement[] }

/** @param after last id that is taken */
function numberUnits(db: Sql, own: readonly Unit[], after = 0): Units {
  const ids = new Map(own.map(({ code }, index) => [code as string, after + index + 1]))
  const rows = own.map(({ code }): Row => [ids.get(code) ?? 0, code])
  const texts = own.flatMap(({ code, one, many }) =>
    locales.map((locale): Row => [ids.get(code) ?? 0, locale, one[locale], many[locale]]),
  )
  const inserts = [
    ...toInserts(db, 'units', 'id, code', rows),
    ...toInserts(db, 'unit_texts', 'unit_id, locale, one, many', texts),
  ]
  return { ids, inserts }
}

/** @returns ids by code */
export async function insertUnits(db: Sql, own: readonly Unit[]): Promise<Map<string, number>> {
  const { ids, inserts } = numberUnits(db, own)
  await runAll(db, inserts)
  return ids
}

/** Ids by code, and the statements that insert the packings of the shop that the database lacks. */
export async function readUnits(db: Sql): Promise<Units> {
  const { results } = await db.prepare('SELECT code, id FROM units').all<{ code: string; id: number }>()
  const known = new Map(results.map(({ code, id }) => [code, id]))
  const lacking = units.filter(({ code }) => !known.has(code))
  const { ids, inserts } = numberUnits(db, lacking, Math.max(0, ...known.values()))
  return { ids: new Map([...known, ...ids]), inserts }
}
