import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import * as demoRange from '../seed/data/range.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { otherQueries, queriesByName } from '../testing/kitchen-queries.ts'
import { openTestCommerce } from '../testing/shop.ts'
import { createCatalogueStore } from './catalogue.ts'

type Case = { typed: string; number: string; first: string }
const cases = `${queriesByName}${otherQueries}`
  .split('\n')
  .flatMap((line) => (line.match(/^(?<typed>.+): (?<number>\d+)(?<first>!?)$/)?.groups as Case | undefined) ?? [])

let find: (text: string) => Promise<string[]>

beforeAll(async () => {
  const { db } = await openTestCommerce(openSqliteD1(':memory:'), { range: demoRange })
  const { index, search } = await createCatalogueStore(db)(await readCatalogueVersion(db))
  const { results } = await db.prepare('SELECT id, number FROM products').all<{ id: number; number: string }>()
  const numbers = new Map(results.map(({ id, number }) => [id, number]))
  find = async (text) =>
    [...(await search(text)).slots].slice(0, 5).flatMap((slot) => numbers.get(index.ids[slot] ?? 0) ?? [])
})

test('of two hundred queries, 95 % find the intended product among the first five', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const missed: string[] = []
  for (const { typed, number } of cases) {
    const found = await find(typed)
    if (!found.includes(number)) missed.push(`${typed}: ${number} => ${found.join(' ')}`)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(cases.length * 0.05)
})

test('unambiguous queries find the intended product first', async () => {
  const missed: string[] = []
  for (const { typed, number, first } of cases) {
    const found = await find(typed)
    if (first && found[0] !== number) missed.push(`${typed}: ${number} => ${found.join(' ')}`)
  }
  expect(missed).toEqual([])
})
