import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '../../../src/server/sqlite-d1.ts'
import { foldText } from '../rules/text.ts'
import * as demoRange from '../seed/data/range.ts'
import { kitchenWords } from '../testing/kitchen-words.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { type Catalogue, createCatalogueStore } from './catalogue.ts'

let shop: Shop
let catalogue: Catalogue
let names: Map<number, string>

beforeAll(async () => {
  shop = await openShop(openSqliteD1(':memory:'), { range: demoRange })
  catalogue = await createCatalogueStore(shop.db)()
  const { results } = await shop.db
    .prepare("SELECT product_id AS id, name FROM product_texts WHERE locale = 'en'")
    .all<{ id: number; name: string }>()
  names = new Map(results.map(({ id, name }) => [id, foldText(name)]))
})

const firstFinds = async (text: string) =>
  [...(await catalogue.search(text)).slots].slice(0, 3).map((slot) => names.get(catalogue.index.ids[slot] ?? 0) ?? '')

test.each(Object.entries(kitchenWords))('fifty words of kitchens find what they mean (%s)', async (_, list) => {
  const lines = list.trim().split('\n')
  expect(lines).toHaveLength(50)
  const missed: string[] = []
  for (const line of lines) {
    const [typed = '', wanted = ''] = line.split(': ')
    const finds = await firstFinds(typed)
    const isFound = finds.some((name) => wanted.split(', ').every((part) => name.includes(part)))
    if (!isFound) missed.push(`${typed}: ${finds.join(' | ') || 'nothing'}`)
  }
  expect(missed).toEqual([])
})
