import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

describe.each(runtimes)('backend queries of a listing ($name)', ({ name }) => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind(name)
    // the first page of a process is slow: a second read of it would not wait for the call of the first one
    await (await visitorOf(shop).ask('/en/about-us')).text()
  })
  afterAll(() => shop.stop())

  async function asked(path: string) {
    shop.commerce.forget()
    const answer = await visitorOf(shop).ask(path, { headers: { cookie: 'js=0' } })
    expect(answer.status).toBe(200)
    await answer.text()
    return {
      listing: callsOf(shop.commerce, 'getProductListing').map(({ variables }) => variables),
      facets: callsOf(shop.commerce, 'getProductListingFacets').map(({ variables }) => variables),
    }
  }

  // F286, F401, F444, F445, F446, F448, F498
  test('request 16 products of a page with the chosen filters only, and facets with the same filters', async () => {
    expect(await asked('/en/range')).toEqual({ listing: [{ first: 16, page: 1 }], facets: [{}] })
    expect((await asked('/en/range?page=3')).listing).toEqual([{ first: 16, page: 3 }])
    const filters = 'brands:1009;does_not_contain_allergen:milk;is_stock_article:1;search:tomato'
    const chosen = { brands: ['1009'], does_not_contain_allergen: ['milk'], search: 'tomato' }
    expect(await asked(`/en/range?filters=${encodeURIComponent(filters)}&sort=-name`)).toEqual({
      listing: [{ first: 16, page: 1, ...chosen, is_stock_article: true, sort: 'name', asc: false }],
      facets: [{ ...chosen, on_stock: true }],
    })
    const soldOut = await asked(`/en/range?filters=${encodeURIComponent('is_stock_article:0')}`)
    expect(soldOut).toEqual({
      listing: [{ first: 16, page: 1, is_stock_article: false }],
      facets: [{ on_stock: false }],
    })
    const inCategory = { url_key: 'dairy-eggs', brands: ['1009'] }
    expect(await asked('/en/range/dairy-eggs?filters=brands%3A1009')).toEqual({
      listing: [{ first: 16, page: 1, ...inCategory }],
      facets: [inCategory],
    })
  })

  // F464
  test('of the CMS are one request each, also if it fails', async () => {
    for (const behaviour of [{ mode: 'pass' }, { mode: 'status', status: 500, operations: ['entry'] }] as const) {
      shop.content.behave(behaviour)
      shop.content.forget()
      const path = behaviour.mode === 'pass' ? '/en/sustainability' : '/en/service/delivery'
      await (await visitorOf(shop).ask(path, { headers: { cookie: 'js=0' } })).text()
      const names = callsOf(shop.content).map(({ operationName }) => operationName)
      expect([behaviour.mode, names.filter((name) => name === 'entry')]).toEqual([behaviour.mode, ['entry']])
      expect(names).toEqual([...new Set(names)])
    }
    shop.content.behave({ mode: 'pass' })
  })

  // F447
  test('sort facets ascending in the document itself', async () => {
    shop.commerce.forget()
    await (await visitorOf(shop).ask('/en/range?filters=search%3Abutter', { headers: { cookie: 'js=0' } })).text()
    expect(callsOf(shop.commerce, 'getProductListingFacets')[0]?.query).toMatch(/sort:\s*"asc"/)
  })

  // F399, F400, F401, F402, F464
  test('are POST requests with query, variables and operationName', async () => {
    shop.commerce.forget()
    shop.content.forget()
    for (const path of ['/fr', '/fr/products', '/de/brands', '/en/news', '/en/offer/p/vine-tomatoes-red-class-i'])
      await (await visitorOf(shop).ask(path)).text()
    const calls = [...callsOf(shop.commerce), ...callsOf(shop.content)]
    expect(calls.length).toBeGreaterThan(8)
    for (const call of calls) {
      expect(call.method).toBe('POST')
      expect(call.query).toMatch(new RegExp(`^\\s*(query|mutation)\\s+${call.operationName}\\b`, 'm'))
      expect(call.variables).toBeTypeOf('object')
    }
  })

  test('never request the fields apiToken and notes', async () => {
    for (const { query } of [...callsOf(shop.commerce), ...callsOf(shop.content)])
      expect(query).not.toMatch(/\b(apiToken|notes)\b/)
  })
})
