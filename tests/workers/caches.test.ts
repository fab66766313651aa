// Guest pages are cached as constant bytes, and no customer data is in a cache or a guest's response.
import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { waitUntil } from '../support/polling.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import {
  createLoggedInVisitor,
  findOrderableProducts,
  lena,
  nadia,
  type Visitor,
  visitorOf,
  waitForCached,
} from '../support/visit.ts'

const pages = ['/', '/en', '/en/range', '/de/products', '/en/about-us', '/en/brands']
const customerPaths = ['/en/cart', '/en/checkout', '/en/dashboard', '/en/dashboard/orders', '/en/dashboard/account']

describeEachRuntime('caches', (runtime) => {
  const visitor = visitorOf(runtime)

  test('the first request renders a page, and later requests get the same bytes', async () => {
    for (const path of pages) {
      const isSame = async () => {
        const first = await waitForCached(visitor, path)
        const second = await visitorOf(runtime).ask(path, {
          headers: { cookie: 'cart=3; color-mode=dark', 'accept-language': 'fr' },
        })
        if (path === '/') return true
        expect(second.headers.get('cache-status')).toMatch(/^proviant-page; hit; ttl=-?\d+/)
        return (await second.text()) === (await first.text())
      }
      // it can be rendered again between the two requests
      await waitUntil(isSame, 10_000)
    }
  })

  test('a cached page has a brotli variant and is validated by its ETag', async () => {
    const plain = await waitForCached(visitor, '/en/range')
    const text = await plain.text()
    const etag = plain.headers.get('etag') ?? ''
    expect((await visitor.ask('/en/range', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const small = await fetch(new URL('/en/range', runtime.url), { headers: { 'accept-encoding': 'br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(await small.text()).toBe(text)
  })

  test('a cached page has no inline script except the known one, and its hydration data is a separate file', async () => {
    const answer = await waitForCached(visitor, '/en/range')
    const html = await answer.text()
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>/g)]
    expect(inline).toHaveLength(1)
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
    const data = /rel="page-data" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const file = await visitor.ask(data)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  })

  test('a cached page lets browsers prefetch links of guests, but no private pages and no writes', async () => {
    const answer = await waitForCached(visitor, '/en/range')
    const named = /^"(.+)"$/.exec(answer.headers.get('speculation-rules') ?? '')?.[1] ?? ''
    const file = await visitor.ask(named)
    expect(file.headers.get('content-type')).toBe('application/speculationrules+json')
    const rules = (await file.json()) as { prefetch: { where: unknown; eagerness: string }[] }
    expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
    expect(JSON.stringify(rules)).toContain('/en/offer/p/:slug')
    // once the app navigates, it reads data instead of documents
    expect(JSON.stringify(rules)).toContain('[data-hydrated] a')
    expect(JSON.stringify(rules)).not.toMatch(/\*|cart|checkout|dashboard|login|register|_scripts|api/)
    const customers = await (await createLoggedInVisitor(runtime)).ask('/en/range')
    expect(customers.headers.get('speculation-rules')).toBeNull()
  })

  // F557
  test('content data is stored in the KV store that all processes share', async () => {
    await waitForCached(visitor, '/en/contact')
    const keys = (await runtime.kvKeys('v3:content:entry:')).filter((key) => /:en:.*"contact"/.test(key))
    expect(keys).toHaveLength(1)
    expect(await runtime.kvGet(keys[0] ?? '')).toContain('Contact')
  })

  // F001
  test('customer pages contain own data and are not stored by other caches', async () => {
    const customer = await createLoggedInVisitor(runtime)
    for (const [path, way] of [
      ['/en/cart', /^proviant-page; fwd=bypass$/],
      ['/en/range', /^proviant-page; (?:fwd=bypass|hit; detail=customer)$/],
    ] as const) {
      const answer = await customer.ask(path)
      expect(answer.headers.get('cache-status')).toMatch(way)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toMatch(/Brasserie Nova/)
    }
  })

  test("two customers browse in parallel: each gets own data only, and no cache or guest response contains either's", {
    timeout: 120_000,
  }, async () => {
    const t = await loadTranslator('en')
    const guest = visitorOf(runtime)
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    await guest.post('/api/en/cart/items', { productId, quantity: '3' })

    async function visitAs(email: string, words: string[]) {
      const customer = await createLoggedInVisitor(runtime, email)
      await customer.post('/api/en/cart/items', { productId, quantity: '2' })
      const read = async <Answer>(path: string) => (await (await customer.ask(path)).json()) as Answer
      type Shown = { price: string; stockText: string }
      const pages = await Promise.all(
        [1, 2].map((page) => read<{ prices: Shown[] }>(`/api/en/catalogue/prices?page=${page}`)),
      )
      const { orders } = await read<{ orders: { number: string }[] }>('/api/en/orders')
      const { addresses } = await read<{ addresses: { lines: string[] }[] }>('/api/en/checkout')
      const { cart } = await read<{ cart: { id: string } }>('/api/en/cart')
      const shown = pages.flatMap((page) => page.prices)
      const withDigits = (texts: string[]) => texts.filter((text) => /\d/.test(text ?? ''))
      const prices = withDigits(shown.map(({ price }) => price))
      // "40 pieces" can also be the content of a packaging unit; as a stock quantity it is for customers only
      const stocks = withDigits(shown.map(({ stockText }) => stockText)).flatMap((amount) => [
        t('catalogue.stockAmount', { amount }),
        `stock_packing_label":"${amount}`,
      ])
      expect([prices.length > 16, stocks.length > 16, orders.length > 0, addresses.length > 0]).toEqual([
        true,
        true,
        true,
        true,
      ])
      const own = [
        ...words,
        email,
        cart.id,
        customer.cookies.get('pv_s') ?? '',
        ...orders.map(({ number }) => number),
        ...addresses.map(({ lines }) => lines[0] ?? ''),
      ]
      return { customer, own, figures: [...prices, ...stocks] }
    }
    const [one, other] = await Promise.all([
      visitAs(nadia, ['Nadia Benali', 'Brasserie Nova']),
      visitAs(lena, ['Lena Hoffmann', 'gasthaus-adler.example']),
    ])

    /** Follows links and keeps the text of every page. */
    async function crawl(visitor: Visitor, wanted: readonly string[], follow: number) {
      const texts = new Map<string, string>()
      const paths = new Set(wanted)
      for (const path of paths) {
        const text = await (await visitor.ask(path)).text()
        texts.set(path, text)
        const links = [...text.matchAll(/href="(\/(?:en|_page)(?:\/[^"#]*)?)"/g)].map(([, href = '']) => href)
        for (const link of links) if (paths.size < follow) paths.add(link.replaceAll('&amp;', '&'))
      }
      return texts
    }
    const [ones, others] = await Promise.all(
      [one, other].map(({ customer }) => crawl(customer, [...pages.slice(1), ...customerPaths], 22)),
    )
    const findSecrets = (secrets: string[], text: string) => secrets.filter((secret) => secret && text.includes(secret))
    for (const [path, text] of ones ?? []) expect([path, findSecrets(other.own, text)]).toEqual([path, []])
    for (const [path, text] of others ?? []) expect([path, findSecrets(one.own, text)]).toEqual([path, []])
    expect(findSecrets(one.own, [...(ones?.values() ?? [])].join()).length).toBeGreaterThan(5)

    const secrets = [
      ...one.own,
      ...other.own,
      ...one.figures,
      ...other.figures,
      'finalPrice":"',
      'formattedFinalPrice":"',
    ]
    // rendered, then cached; with the data of the page
    const seen = [...new Set([...(ones?.keys() ?? []), ...(others?.keys() ?? [])])]
    for (const [path, text] of await crawl(guest, seen, seen.length + 5))
      expect([path, findSecrets(secrets, text)]).toEqual([path, []])
    for (const path of pages) {
      const answer = await waitForCached(visitorOf(runtime), path)
      expect([path, findSecrets(secrets, await answer.text())]).toEqual([path, []])
    }

    const hidden = [...secrets, guest.cookies.get('pv_c') ?? '', 'itemsQty']
    const keys = await runtime.kvKeys()
    expect(keys.length).toBeGreaterThan(10)
    const values = await Promise.all(keys.map(async (key) => key + ((await runtime.kvGet(key)) ?? '')))
    expect(values.flatMap((value, index) => findSecrets(hidden, value).map((secret) => [keys[index], secret]))).toEqual(
      [],
    )
    for (const table of ['tag_tokens', 'rate_limits'])
      expect(findSecrets(hidden, JSON.stringify(await runtime.sql('SHOP_DB', `SELECT * FROM ${table}`)))).toEqual([])
  })
})
