import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { createCatalogueStore, loadCatalogue } from './catalogue.ts'
import { loadIndex, saveIndex } from './index-storage.ts'
import { createInvertedIndex } from './inverted-index.ts'
import { buildNameIndex } from './search.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { products: 100 })
})

const versionOf = async () => (await createCatalogueStore(shop.db)(await readCatalogueVersion(shop.db))).version

test('the stored index equals one built from the names', async () => {
  const stored = await loadIndex(shop.db, await versionOf())
  expect(stored).not.toBeNull()
  expect(stored).toEqual(await buildNameIndex(shop.db, await loadCatalogue(shop.db)))
})

test('an index is unchanged by storing and loading', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ö', 'k', '1', ' ', '"', '\\', '雨'), maxLength: 20 })
  const texts = fc.array(fc.record({ step: fc.integer({ min: 1, max: 70_000 }), compounding: word, other: word }))
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      let place = -1
      const placed = given.map(({ step, ...names }) => {
        place += step
        return { place, ...names }
      })
      const words = createInvertedIndex(placed)
      await saveIndex(shop.db, 'test', words)
      expect(await loadIndex(shop.db, 'test')).toEqual(words)
    }),
  )
})

test('ignores the index of another version and builds one from the names', async () => {
  const found = async () => [
    ...(await (await createCatalogueStore(shop.db)(await readCatalogueVersion(shop.db))).search('linzen')).slots,
  ]
  await saveIndex(shop.db, 'older', createInvertedIndex([{ place: 0, compounding: 'linzen', other: '' }]))
  expect(await loadIndex(shop.db, await versionOf())).toBeNull()
  expect((await found()).length).toBeGreaterThan(5)
})
