import { expect, test } from 'vitest'
import { fromPriceListKey, type PriceList, priceListOf, toPriceListKey } from './price-list.ts'

const noon = new Date('2026-11-29T12:00:00Z')
const buyer = { price_group: 'restaurants', company_id: 4 }

test('a company with prices of its own has a price list of its own, for the day', () => {
  const list = { group: 'restaurants', companyId: 4, day: '2026-11-29' }
  expect(priceListOf({ ...buyer, has_own_prices: 1 }, noon)).toEqual(list)
})

test('companies without prices of their own share the price list of their group', () => {
  expect(priceListOf({ ...buyer, has_own_prices: 0 }, noon)).toEqual({
    group: 'restaurants',
    companyId: null,
    day: null,
  })
})

test('a guest has no prices', () => {
  expect(priceListOf(null, noon)).toBeNull()
})

test('price lists have different keys, and each is read back from its key', () => {
  const lists: PriceList[] = [
    { group: 'restaurants', companyId: null, day: null },
    { group: 'restaurants', companyId: 4, day: '2026-11-29' },
    { group: 'restaurants', companyId: 5, day: '2026-11-29' },
    { group: 'restaurants', companyId: 4, day: '2026-11-30' },
    { group: 'hotels/bars', companyId: null, day: null },
  ]
  const keys = lists.map(toPriceListKey)
  expect(new Set(keys).size).toBe(lists.length)
  expect(keys.map(fromPriceListKey)).toEqual(lists)
})
