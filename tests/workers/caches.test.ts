// Guests' pages are constant bytes, and nothing of a customer is ever in a cache or in a guest's answer.
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { until } from '../support/polling.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { loggedIn, untilKept, visitorOf } from '../support/visit.ts'

const pages = ['/', '/en', '/en/range', '/de/products', '/en/about-us', '/en/brands']

describeEachRuntime('caches', (runtime) => {
  const visitor = visitorOf(runtime)

  test('the first visit is drawn, the next ones are the same bytes for everybody', async () => {
    for (const path of pages) {
      const isSame = async () => {
        const first = await untilKept(visitor, path)
        const second = await visitorOf(runtime).ask(path, {
          headers: { cookie: 'cart=3; color-mode=dark', 'accept-language': 'fr' },
        })
        if (path === '/') return true
        expect(second.headers.get('cache-status')).toMatch(/^proviant-page; hit; ttl=-?\d+/)
        return (await second.text()) === (await first.text())
      }
      // it may be made anew between the two
      await until(isSame, 10_000)
    }
  })

  test('a kept page comes with brotli beside it and is confirmed by its ETag', async () => {
    const plain = await untilKept(visitor, '/en/range')
    const text = await plain.text()
    const etag = plain.headers.get('etag') ?? ''
    expect((await visitor.ask('/en/range', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const small = await fetch(new URL('/en/range', runtime.url), { headers: { 'accept-encoding': 'br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(await small.text()).toBe(text)
    expect(typeof brotliDecompressSync).toBe('function')
  })

  test('a kept page holds no inline script but the known one, and its hydration data is a file of its own', async () => {
    const answer = await untilKept(visitor, '/en/range')
    const html = await answer.text()
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>/g)]
    expect(inline).toHaveLength(1)
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
    const data = /rel="page-data" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const file = await visitor.ask(data)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  })

  test('what the CMS said is kept in the store that all processes share', async () => {
    await untilKept(visitor, '/en/contact')
    const keys = (await runtime.kvKeys('v2:content:entry:')).filter((key) => /:en:.*"contact"/.test(key))
    expect(keys).toHaveLength(1)
    expect(await runtime.kvGet(keys[0] ?? '')).toContain('Contact')
  })

  test("a customer's page is drawn for the customer and by-passes the cache", async () => {
    const customer = await loggedIn(runtime)
    const answer = await customer.ask('/en/range')
    expect(answer.headers.get('cache-status')).toBe('proviant-page; fwd=bypass')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toMatch(/Brasserie Nova/)
  })

  test('no price, name, stock number or cart is in any cache entry or guest answer', async () => {
    const customer = await loggedIn(runtime)
    for (const path of ['/en', '/en/range', '/en/range?page=2', '/de/products', '/en/dashboard', '/en/cart'])
      await (await customer.ask(path)).text()
    const guest = visitorOf(runtime)
    for (const path of pages) await untilKept(guest, path)
    const [product] = await runtime.sql<{ url_key: string }>(
      'COMMERCE_DB',
      "SELECT url_key FROM product_texts WHERE locale = 'en' LIMIT 1",
    )
    await untilKept(guest, `/en/offer/p/${product?.url_key}`)

    const offers = (await (await customer.ask('/api/en/catalogue/offers')).json()) as {
      offers: { price: string; stockText: string }[]
    }
    const isNumber = (text: string) => /\d/.test(text ?? '')
    const prices = offers.offers.map(({ price }) => price).filter(isNumber)
    // "40 pieces" may be what a pack holds; in stock they are a customer's to know
    const t = await loadTranslator('en')
    const stocks = offers.offers
      .map(({ stockText }) => stockText)
      .filter(isNumber)
      .flatMap((amount) => [t('catalogue.stockAmount', { amount }), `stock_packing_label":"${amount}`])
    expect([prices.length > 8, stocks.length > 8]).toEqual([true, true])
    const figures = [...prices, ...stocks]
    const secrets = [
      'Nadia Benali',
      'Brasserie Nova',
      'finalPrice":"',
      'formattedFinalPrice":"',
      '"itemsQty',
      ...figures,
    ]
    const told = (text: string) => secrets.filter((secret) => text.includes(secret))
    for (const path of pages) {
      expect([path, told(await (await guest.ask(path)).text())]).toEqual([path, []])
    }
    const keys = await runtime.kvKeys()
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys) {
      const value = (await runtime.kvGet(key)) ?? ''
      expect([key.slice(0, 80), told(value)]).toEqual([key.slice(0, 80), []])
    }
  })
})
