import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { foldText } from '../rules/text.ts'
import * as demoRange from '../seed/data/range.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { noResultQueries, relevanceCases } from '../testing/search-relevance.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { type Catalogue, createCatalogueStore } from './catalogue.ts'

let shop: TestCommerce
let catalogue: Catalogue
let names: Map<number, string>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { range: demoRange })
  catalogue = await createCatalogueStore(shop.db)(await readCatalogueVersion(shop.db))
  const { results } = await shop.db
    .prepare("SELECT product_id AS id, name FROM product_texts WHERE locale = 'en'")
    .all<{ id: number; name: string }>()
  names = new Map(results.map(({ id, name }) => [id, foldText(name)]))
})

const firstFinds = async (text: string) =>
  [...(await catalogue.search(text)).slots].slice(0, 3).map((slot) => names.get(catalogue.index.ids[slot] ?? 0) ?? '')

test.each(Object.entries(relevanceCases))(
  'the first result of fifty kitchen terms is the expected product (%s)',
  async (_, list) => {
    const lines = list.trim().split('\n')
    expect(lines).toHaveLength(50)
    const missed: string[] = []
    for (const line of lines) {
      const [typed = '', wanted = ''] = line.split(': ')
      const finds = await firstFinds(typed)
      const isFirst = wanted.split(', ').every((part) => finds[0]?.includes(part))
      if (!isFirst) missed.push(`${line} => ${finds.join(' | ') || 'nothing'}`)
    }
    expect(missed).toEqual([])
  },
)

test('a product that is not in the catalogue finds nothing', async () => {
  for (const typed of noResultQueries) expect([typed, await firstFinds(typed)]).toEqual([typed, []])
})
