import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createCatalogueStore, readRange } from './catalogue.ts'
import { readStoredWords, storeWords } from './index-storage.ts'
import { readNameWords } from './search.ts'
import { createWordIndex } from './word-index.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop(openSqliteD1(':memory:'), { products: 100 })
})

const versionOf = async () => (await createCatalogueStore(shop.db)(await readCatalogueVersion(shop.db))).version

test('the seeder stores what would be made of the names', async () => {
  const stored = await readStoredWords(shop.db, await versionOf())
  expect(stored).not.toBeNull()
  expect(stored).toEqual(await readNameWords(shop.db, await readRange(shop.db)))
})

test('words and places of any kind come back as they went', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ö', 'k', '1', ' ', '"', '\\', '雨'), maxLength: 20 })
  const texts = fc.array(fc.record({ step: fc.integer({ min: 1, max: 70_000 }), compounding: word, other: word }))
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      let place = -1
      const placed = given.map(({ step, ...names }) => {
        place += step
        return { place, ...names }
      })
      const words = createWordIndex(placed)
      await storeWords(shop.db, 'test', words)
      expect(await readStoredWords(shop.db, 'test')).toEqual(words)
    }),
  )
})

test('words that were stored for another version are not used, and nothing is missed for want of them', async () => {
  const found = async () => [
    ...(await (await createCatalogueStore(shop.db)(await readCatalogueVersion(shop.db))).search('linzen')).slots,
  ]
  await storeWords(shop.db, 'older', createWordIndex([{ place: 0, compounding: 'linzen', other: '' }]))
  expect(await readStoredWords(shop.db, await versionOf())).toBeNull()
  expect((await found()).length).toBeGreaterThan(5)
})
