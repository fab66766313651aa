import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { describeEachRuntime, runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

type Product = { id: string; name: string; href: string; sku: string; shown: { id: string; sku: string } | null }
type Found = {
  products: Product[]
  total: number
  categories: { id: string; name: string; href: string; within: string | null; count: number }[]
  pages: { title: string; href: string; date: string | null; excerpt: string | null }[]
  suggestion: string | null
}

const nothing: Found = { products: [], total: 0, categories: [], pages: [], suggestion: null }

describeEachRuntime('search suggestions', (runtime) => {
  const visitor = visitorOf(runtime)
  const ask = (locale: Locale, text: string) => visitor.ask(`/api/${locale}/search?q=${encodeURIComponent(text)}`)
  const find = async (locale: Locale, text: string): Promise<Found> => {
    const answer = await ask(locale, text)
    expect([text, answer.status]).toEqual([text, 200])
    return (await answer.json()) as Found
  }
  const names = () =>
    runtime.sql<{ locale: Locale; name: string; sku: string }>(
      'COMMERCE_DB',
      `SELECT t.locale, t.name, p.sku FROM product_texts t JOIN products p ON p.id = t.product_id
       WHERE p.number = '104882' AND p.parent_id IS NULL`,
    )

  // F441
  test('contain some products, categories and pages with URLs, and the number of products', async () => {
    const { products, total, categories } = await find('en', 'tomato')
    expect(products).toHaveLength(6)
    expect(total).toBeGreaterThan(6)
    for (const { href } of products) expect((await visitor.ask(href)).status).toBe(200)
    expect(categories.length).toBeGreaterThan(0)
    expect(categories.length).toBeLessThanOrEqual(3)
    for (const { name, href, count } of categories) {
      expect(name).toMatch(/tomato/i)
      expect(count).toBeGreaterThan(0)
      expect((await visitor.ask(href)).status).toBe(200)
    }
    const { pages } = await find('nl', 'levering')
    expect(pages.map(({ href }) => href)).toContain('/service/levering')
    for (const { href } of pages) expect((await visitor.ask(href)).status).toBe(200)
  })

  // F146
  test('find names of all four languages and return those of the page language', async () => {
    const texts = await names()
    expect(texts).toHaveLength(4)
    const sku = texts[0]?.sku
    for (const asked of texts) {
      for (const { locale, name } of texts) {
        const { products } = await find(locale, asked.name)
        const hit = products.find((product) => product.sku === sku)
        expect([asked.name, locale, hit?.name]).toEqual([asked.name, locale, name])
      }
    }
    const cheese: Record<Locale, string> = { nl: 'kaas', en: 'cheese', de: 'Käse', fr: 'fromages' }
    for (const locale of locales) {
      const [own] = (await find(locale, cheese[locale])).categories
      expect(own?.href.startsWith(localize(locale, 'range'))).toBe(true)
      for (const text of Object.values(cheese))
        expect([text, (await find(locale, text)).categories]).toEqual([text, expect.arrayContaining([own])])
    }
  })

  test('list a product first that is found by its article number', async () => {
    const { products } = await find('fr', ' 104882 ')
    expect(products[0]?.sku).toMatch(/^104882/)
  })

  test('are the same for other spellings of a query', async () => {
    const first = await find('de', 'käse')
    for (const text of ['KÄSE', '  Käse ', 'kase', 'ka\u0308se', 'Käse\u0000'])
      expect(await find('de', text)).toEqual(first)
  })

  test('find pages and FAQ entries by their text, and show the sentence', async () => {
    const asked: Record<Locale, [string, RegExp]> = {
      nl: ['chauffeur foto', /chauffeur.*foto/i],
      en: ['driver photo', /driver.*photo/i],
      de: ['Fahrer Foto', /Fahrer.*Foto/i],
      fr: ['chauffeur photo', /chauffeur.*photo/i],
    }
    for (const locale of locales) {
      const [text, sentence] = asked[locale]
      const { pages } = await find(locale, text)
      expect([locale, pages.map(({ excerpt }) => excerpt)]).toEqual([
        locale,
        expect.arrayContaining([expect.stringMatching(sentence)]),
      ])
      for (const { href } of pages) expect((await visitor.ask(href)).status).toBe(200)
    }
  })

  test('have a bounded size for any input', async () => {
    const texts = [
      'x'.repeat(300),
      'tomaat '.repeat(43),
      'ß'.repeat(300),
      '%'.repeat(51),
      '_%_%',
      '"',
      "'",
      '"" OR "',
      '*',
      'a*',
      'NEAR(a b)',
      'names:tomaat',
      '(',
      ')',
      '-',
      '^',
      '{}',
      '\u0000',
      'a\u0000b',
      '🍅',
      '👩‍🍳',
      '\ud83c',
      '\u202e tomaat',
      '<script>alert(1)</script>',
      "'; DROP TABLE products; --",
      'x'.repeat(5_000),
    ]
    for (const text of texts) {
      const answer = await visitor.ask(`/api/nl/search?q=${encodeURIComponent(text.toWellFormed())}`)
      const body = await answer.text()
      expect([text.slice(0, 20), answer.status]).toEqual([text.slice(0, 20), 200])
      expect(body.length).toBeLessThan(20_000)
    }
    for (const query of ['', '?q=', '?q=%20', '?q=%ff%fe', '?q[]=a', '?Q=a', '?q=%F0%9F%8D%85'])
      expect([query, await (await visitor.ask(`/api/nl/search${query}`)).json()]).toEqual([query, nothing])
    expect((await visitor.ask('/api/nl/search?q=tomaat&q=kaas')).status).toBe(200)
  })

  test('are the same for guests and customers, without prices and stock quantities, and are cacheable by browsers for a minute', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const own = await customer.ask('/api/en/search?q=tomato')
    const text = await own.text()
    expect(own.headers.get('cache-control')).toMatch(/^private, max-age=[1-6]?\d$/)
    expect(own.headers.get('set-cookie')).toBeNull()
    expect(text).not.toMatch(/€|"(prices?|stockText|avoid)"/)
    expect(JSON.parse(text)).toEqual(await find('en', 'tomato'))
  })

  test("do not include a customer's prices, which a separate uncacheable call returns", async () => {
    const { products } = await find('en', 'tomato')
    expect((await visitor.ask('/api/en/search/prices?q=tomato')).status).toBe(401)
    const answer = await (await createLoggedInVisitor(runtime)).ask('/api/en/search/prices?q=tomato')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { prices } = (await answer.json()) as { prices: { productId: string; price: string | null }[] }
    for (const { shown } of products)
      expect(prices.find(({ productId }) => productId === shown?.id)?.price).toMatch(/€/)
  })

  test('for arbitrary queries store nothing in the KV store', async () => {
    const before = await runtime.kvKeys()
    for (let index = 0; index < 12; index += 1) await find('fr', `madeup${index} tomate`)
    await find('fr', 'fromage')
    await find('fr', 'pommes')
    const after = await runtime.kvKeys()
    expect(after.filter((key) => !before.includes(key) && /getProductListing/.test(key))).toEqual([])
  })
})

describe('search suggestions during an outage', () => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind(runtimes[0]?.name ?? 'node')
  })
  afterAll(() => shop.stop())
  const find = (text: string) => visitorOf(shop).ask(`/api/en/search?q=${text}`)

  test('without the content backend products are found', async () => {
    shop.content.behave({ mode: 'refuse' })
    const { products, pages } = (await (await find('butter')).json()) as Found
    expect([products.length > 0, pages]).toEqual([true, []])
    shop.content.behave({ mode: 'pass' })
  })

  test('each query is sent to the backend once in normalized form', async () => {
    for (const text of ['Cheddar', 'CHEDDAR', '%20cheddar%20']) expect((await find(text)).status).toBe(200)
    const asked = callsOf(shop.commerce, 'getProductListing')
      .map(({ variables }) => variables)
      .slice(1)
    expect(asked).toEqual([{ first: 6, page: 1, search: 'cheddar' }])
  })

  test('without the commerce backend the response is an uncacheable 503', async () => {
    shop.commerce.behave({ mode: 'refuse' })
    const answer = await find('salmon')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(await answer.json()).toMatchObject({ status: 503 })
    shop.commerce.behave({ mode: 'pass' })
  })
})
