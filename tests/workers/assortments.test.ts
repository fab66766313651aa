// cspell:ignore zqnovacanary zqadlercanary pumperwolle zqnowherecanary
// Two companies with exclusive products, each with a canary in every text of them: it may be in no response to others and in no shared cache.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, lena, nadia, type Visitor, visitorOf } from '../support/visit.ts'

const canaries = { nova: 'zqnovacanary', adler: 'zqadlercanary' }
type Company = keyof typeof canaries
/** A word of the exclusive products beside the canary, which responses to requests with it would contain. */
const word = 'pumperwolle'
const eans: Record<Company, string> = { nova: '4006381333931', adler: '4006381333948' }
const skus: Record<Company, string> = { nova: '990101', adler: '990201' }
const companies = Object.keys(canaries) as Company[]
const prefixes = { nl: '/aanbod/p/', en: '/en/offer/p/', de: '/de/products/', fr: '/fr/products/' }
const ranges = { nl: '/assortiment', en: '/en/range', de: '/de/products', fr: '/fr/products' }

const slugOf = (company: Company) => `${word}-${canaries[company]}`

const listings = Object.values(ranges).flatMap((range) => [
  range,
  `${range}?filters=search%3A${word}`,
  `${range}?view=rows`,
])
/** Pages and reads that anyone may request. */
const openPaths = [
  ...['/', '/en', '/de', '/fr', '/merken', '/en/brands', '/sitemap.xml', '/en/news'],
  ...listings,
  ...Object.values(prefixes).flatMap((prefix) => companies.map((company) => prefix + eans[company])),
  ...['listing', 'facets'].flatMap((read) => [
    `/api/en/catalogue/${read}`,
    `/api/en/catalogue/${read}?filters=search%3A${word}`,
  ]),
  ...['departments', 'brands', 'new', 'category?path='].map((read) => `/api/en/catalogue/${read}`),
  `/api/en/search?q=${word}`,
  `/api/en/search?q=${word.slice(0, -2)}`,
  ...companies.flatMap((company) => [
    `/api/en/search?q=${eans[company]}`,
    `/api/en/catalogue/products?slug=${eans[company]}`,
    `/api/en/catalogue/products/previews?slugs=${eans[company]}`,
    `/api/en/catalogue/named?codes=${eans[company]}`,
  ]),
]
/** Those that need a session. */
const privatePaths = [
  ...[
    '/api/en/catalogue/prices',
    `/api/en/catalogue/prices?filters=search%3A${word}`,
    '/api/en/account/assortment',
    '/en/dashboard/assortment',
  ],
  ...[`/api/en/search/prices?q=${word}`, '/en/dashboard', '/en/dashboard/orderLists', '/en/cart'],
  ...companies.map((company) => `/api/en/catalogue/products/prices?slug=${eans[company]}`),
]

describeEachRuntime('assortments', (runtime) => {
  const sql = (text: string, ...values: string[]) => runtime.sql('COMMERCE_DB', text, ...values)
  const refresh = () => sql("UPDATE meta SET value = ? WHERE name = 'catalogue_version'", crypto.randomUUID())
  /** The product with its texts, brand and description as they are now. */
  const change = async (company: Company, name: string) => {
    const id = '(SELECT id FROM products WHERE ean13 = ?1)'
    await sql(`UPDATE products SET sku = ?2, number = ?2, picture = ?2 WHERE ean13 = ?1`, eans[company], `${name}-1`)
    await sql(
      `UPDATE product_texts SET name = ?2 || ' ' || ?3, sort_name = ?2, url_key = ?4 WHERE product_id = ${id}`,
      eans[company],
      word,
      name,
      slugOf(company),
    )
    await sql(
      `UPDATE descriptions SET short_html = '<p>' || ?2 || '</p>', html = '<p>' || ?2 || '</p>', origin = ?2, content_packaging = ?2
      WHERE id = (SELECT description_id FROM products WHERE ean13 = ?1)`,
      eans[company],
      name,
    )
  }
  let before: Record<string, unknown>[] = []

  beforeAll(async () => {
    before = await sql(
      "SELECT p.id, p.sku, p.picture, p.brand_id, p.description_id, t.name, t.sort_name, t.url_key, t.locale FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.sku IN ('990101', '990201')",
    )
    for (const company of companies) {
      const canary = canaries[company]
      await sql(
        `INSERT INTO categories (id, parent_id, type, code, position) SELECT max(id) + 1, NULL, 'brand', ?, 9999 FROM categories`,
        canary,
      )
      for (const locale of ['nl', 'en', 'de', 'fr'])
        await sql(
          'INSERT INTO category_texts (category_id, locale, name, url_path) SELECT id, ?2, ?1, ?1 FROM categories WHERE code = ?1',
          canary,
          locale,
        )
      await sql(
        'UPDATE products SET ean13 = ?2, brand_id = (SELECT id FROM categories WHERE code = ?3) WHERE sku = ?1',
        skus[company],
        eans[company],
        canary,
      )
      await change(company, canary)
    }
    await refresh()
  })
  afterAll(async () => {
    for (const { id, sku, picture, brand_id, description_id, name, sort_name, url_key, locale } of before) {
      await sql(
        'UPDATE products SET sku = ?2, number = ?2, picture = ?3, brand_id = ?4, ean13 = NULL WHERE id = ?1',
        ...[id, sku, picture, brand_id].map(String),
      )
      await sql(
        'UPDATE product_texts SET name = ?2, sort_name = ?3, url_key = ?4 WHERE product_id = ?1 AND locale = ?5',
        ...[id, name, sort_name, url_key, locale].map(String),
      )
      await sql(
        `UPDATE descriptions SET short_html = '', html = '', origin = '', content_packaging = '' WHERE id = ?1`,
        String(description_id),
      )
    }
    for (const canary of Object.values(canaries)) await sql('DELETE FROM categories WHERE code = ?', canary)
    await refresh()
  })

  async function crawl(visitor: Visitor, paths: readonly string[]) {
    const found = new Map<Company, string[]>(companies.map((company) => [company, []]))
    for (const path of paths) {
      const answer = await visitor.ask(path)
      const text = `${[...answer.headers].join('\n')}\n${await answer.text()}`.toLowerCase()
      for (const company of companies) if (text.includes(canaries[company])) found.get(company)?.push(path)
    }
    return found
  }
  /** Every key and value of KV that contains the text. */
  async function findInKv(text: string) {
    const found: string[] = []
    for (const key of await runtime.kvKeys()) {
      const value = (await runtime.kvGet(key)) ?? ''
      if (`${key}\n${value}`.toLowerCase().includes(text)) found.push(key)
    }
    return found
  }

  // F658, F659, F661
  test('nothing of an exclusive product is in a response to others, or in a shared cache after both companies read everything', async () => {
    const owners: Record<Company, Visitor> = {
      nova: await createLoggedInVisitor(runtime, nadia),
      adler: await createLoggedInVisitor(runtime, lena),
    }
    // twice: the first response of a page may fill a cache, the second one comes from it
    for (const _ of [1, 2])
      for (const company of companies) {
        const other = companies.find((one) => one !== company) ?? company
        const found = await crawl(owners[company], [...openPaths, ...privatePaths])
        expect([company, found.get(other)]).toEqual([company, []])
        const own = found.get(company) ?? []
        for (const path of [
          ...listings.filter((path) => path.includes('search')),
          '/api/en/account/assortment',
          `/api/en/search?q=${word}`,
        ])
          expect([company, own.includes(path), path]).toEqual([company, true, path])
      }
    for (const _ of [1, 2]) {
      const found = await crawl(visitorOf(runtime), [...openPaths, ...privatePaths])
      expect(companies.map((company) => found.get(company))).toEqual([[], []])
    }
    for (const canary of Object.values(canaries)) expect(await findInKv(canary)).toEqual([])
    // the values of KV can be read: they have public products
    expect((await findInKv('croissant')).length).toBeGreaterThan(0)
  }, 240_000)

  // F659
  test('the product page is shown to its company, and is the 404 of an unknown product to others', async () => {
    const [own, other] = [await createLoggedInVisitor(runtime, nadia), await createLoggedInVisitor(runtime, lena)]
    const guest = visitorOf(runtime)
    const unknown = `${word}-zqnowherecanary`
    for (const prefix of Object.values(prefixes)) {
      const page = await own.ask(prefix + slugOf('nova'))
      const text = await page.text()
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(text).toContain(canaries.nova)
      for (const visitor of [other, guest, other, guest]) {
        const answers = []
        for (const slug of [slugOf('nova'), unknown]) {
          const answer = await visitor.ask(prefix + slug)
          const body = (await answer.text()).replaceAll(slug, 'slug')
          expect(body).not.toContain(canaries.nova)
          answers.push([
            answer.status,
            answer.headers.get('cache-control'),
            answer.headers.get('cache-status')?.split(';')[0],
          ])
        }
        expect(answers[0]).toEqual(answers[1])
        expect(answers[0]?.[0]).toBe(404)
      }
    }
  })

  // F660
  test('a product of another company is refused as unknown by every write, and is unknown in quick order', async () => {
    const [own, other] = [await createLoggedInVisitor(runtime, nadia), await createLoggedInVisitor(runtime, lena)]
    const [row] = await runtime.sql<{ id: number }>('COMMERCE_DB', 'SELECT id FROM products WHERE ean13 = ?', eans.nova)
    const add = async (visitor: Visitor, productId: string) => {
      const answer = await visitor.post('/api/en/cart/items', { productId, quantity: '1' })
      return [answer.status, (await answer.text()).replaceAll(productId, 'id')]
    }
    const id = String(row?.id)
    for (const visitor of [other, visitorOf(runtime)]) {
      const refused = await add(visitor, id)
      expect(refused).toEqual(await add(visitor, '99999999'))
      expect(refused[0]).not.toBe(200)
    }
    expect((await add(own, id))[0]).toBe(200)
    await own.post('/api/en/cart/clear', {})
    const read = async (visitor: Visitor, code: string) => {
      const answer = await visitor.post('/api/en/cart/quick-order/read', { text: `${code} 2` })
      return ((await answer.json()) as { answers: { state: string }[] }).answers.map(({ state }) => state)
    }
    for (const code of [eans.nova, 'NOVA-12']) {
      expect([code, await read(own, code)]).toEqual([code, ['found']])
      expect([code, await read(other, code)]).toEqual([code, ['unknown']])
    }
  })

  // F662
  test('customers of fifty companies with assortments share the shells of listings', async () => {
    const [company] = await runtime.sql<{ company_id: number }>(
      'COMMERCE_DB',
      'SELECT company_id FROM customers WHERE email = ?',
      lena,
    )
    const home = company?.company_id ?? 0
    const ids = Array.from({ length: 50 }, (_, index) => 9_000 + index)
    for (const id of ids) {
      await runtime.sql(
        'COMMERCE_DB',
        "INSERT INTO companies (id, name, email, status, price_group, created_at) VALUES (?, 'Company', 'c@c.example', 'approved', 'B', '2026-01-01')",
        id,
      )
      await runtime.sql(
        'COMMERCE_DB',
        "INSERT INTO assortment_products (company_id, product_id, assortment) SELECT ?, id, 'default' FROM products WHERE ean13 = ?",
        id,
        id % 2 ? eans.nova : eans.adler,
      )
    }
    const move = (id: number) =>
      runtime.sql('COMMERCE_DB', 'UPDATE customers SET company_id = ? WHERE email = ?', id, lena)
    try {
      const visitor = await createLoggedInVisitor(runtime, lena)
      const [category] = await runtime.sql<{ url_path: string }>(
        'COMMERCE_DB',
        "SELECT url_path FROM category_texts WHERE locale = 'en' AND category_id = (SELECT id FROM categories WHERE code = 'bakery')",
      )
      const pages = ['/en/range', `/en/range/${category?.url_path}`, '/en/range?page=2']
      let [hits, requests] = [0, 0]
      for (const id of ids) {
        await move(id)
        for (const path of pages) {
          const answer = await visitor.ask(path)
          const text = (await answer.text()).toLowerCase()
          expect([
            answer.status,
            text.includes(id % 2 ? canaries.nova : canaries.adler),
            text.includes(id % 2 ? canaries.adler : canaries.nova),
          ]).toEqual([200, path !== '/en/range?page=2', false])
          requests += 1
          if (answer.headers.get('cache-status')?.includes('; hit')) hits += 1
        }
      }
      expect(hits / requests).toBeGreaterThanOrEqual(0.9)
    } finally {
      await move(home)
      for (const id of ids) await runtime.sql('COMMERCE_DB', 'DELETE FROM companies WHERE id = ?', id)
    }
  }, 120_000)
})
