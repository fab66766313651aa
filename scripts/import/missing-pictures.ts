// Names of pictures in the database that have no picture: the shop would show a broken one.
import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import type { Sql } from '#backends/sql/database.ts'

const sql = `SELECT name FROM (SELECT picture AS name FROM products UNION SELECT case_picture FROM products
  UNION SELECT picture FROM categories) WHERE name <> '' ORDER BY name`
const maxListed = 20

/** @returns a sentence, or '' @param folders those that exist of them */
export async function describeMissingPictures(db: Sql, folders: readonly string[]): Promise<string> {
  const files = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  const existing = new Set(files.flat().map((file) => parse(file).name))
  const { results } = await db.prepare(sql).all<{ name: string }>()
  const missing = results.map(({ name }) => name).filter((name) => !existing.has(name))
  if (missing.length === 0) return ''
  const listed = missing.slice(0, maxListed).join(', ')
  const more = missing.length > maxListed ? `, and ${missing.length - maxListed} more` : ''
  return `pictures that products or categories name, but that do not exist: ${listed}${more}. Import them with --images.`
}
