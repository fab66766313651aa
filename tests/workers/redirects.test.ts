import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

describeEachRuntime('redirects', (runtime) => {
  const visitor = visitorOf(runtime)
  const leadsTo = async (path: string) => {
    const answer = await visitor.ask(path)
    return [answer.status, answer.headers.get('location')]
  }
  const purge = async (tag: string) => {
    const headers = { authorization: `Bearer ${runtime.purgeToken}` }
    const answer = await visitor.ask('/api/purge', { method: 'POST', body: JSON.stringify({ tags: [tag] }), headers })
    expect(answer.status).toBe(200)
  }

  // F154, F466, F553
  test('an exact path redirects with the status of its rule', async () => {
    expect(await leadsTo('/wie-zijn-wij')).toEqual([301, '/over-ons'])
    expect(await leadsTo('/fr/qui-sommes-nous')).toEqual([301, '/fr/notre-maison'])
    expect(await leadsTo('/en/festive')).toEqual([302, '/en/news/festive-list-2026'])
    expect(await leadsTo('/klant-worden')).toEqual([307, '/registreren'])
    expect(await leadsTo('/de/impressum')).toEqual([308, '/de/kontakt'])
  })

  // F466, F553
  test('the query is kept, from other spellings of the path too', async () => {
    expect(await leadsTo('/en/who-we-are?a=1&b=%20')).toEqual([301, '/en/about-us?a=1&b=%20'])
    expect(await leadsTo('/en/blog/crema?utm=x')).toEqual([301, '/en/news/crema?utm=x'])
    expect(await leadsTo('/nl/wie-zijn-wij?a=1')).toEqual([301, '/wie-zijn-wij?a=1'])
  })

  // F155, F466, F553
  test('a redirect to another site sends no referrer', async () => {
    for (const path of ['/leveranciers', '/en/supplier-portal', '/fr/supplier-portal']) {
      const answer = await visitor.ask(path)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toMatch(/^https:\/\/suppliers\.proviant\.example\//)
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await visitor.ask('/en/festive')).headers.get('referrer-policy')).not.toBe('no-referrer')
  })

  // F466, F553
  test('a pattern inserts its captures into the target', async () => {
    expect(await leadsTo('/en/blog/crema-80-20')).toEqual([301, '/en/news/crema-80-20'])
    expect(await leadsTo('/blog/a/b')).toEqual([301, '/nieuws/a/b'])
    expect(await leadsTo('/de/webshop/kaese/hart')).toEqual([301, '/de/products'])
    const odd = await visitor.ask('/en/blog/%2F%2Fevil.example')
    expect(odd.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  })

  // F466, F553
  test('a chain is one hop, a loop does not redirect, a disabled rule has no effect', async () => {
    expect(await leadsTo('/en/pricelist')).toEqual([301, '/en/range'])
    expect(await leadsTo('/fr/pricelist')).toEqual([301, '/fr/products'])
    // on a busy machine the first pages of a new shop can return 503
    for (const path of ['/en/promo', '/promotions', '/oude-site'])
      await expect.poll(() => leadsTo(path)).toEqual([404, null])
  })

  // F466, F553
  test('a path that has a page redirects without rendering it, also if the page is cached', async () => {
    const last =
      "SELECT url_key FROM product_texts WHERE locale = 'en' AND product_id IN (SELECT id FROM public_products) ORDER BY product_id DESC LIMIT 1"
    const [product] = await runtime.sql<{ url_key: string }>('COMMERCE_DB', last)
    const source = `/en/offer/p/${product?.url_key}`
    await waitForCached(visitor, source)
    const columns = '(site_id, source, target, http_code)'
    await runtime.sql('CONTENT_DB', `INSERT INTO redirects ${columns} VALUES (2, ?, '/en/brands', 302)`, source)
    await purge('operation:redirects')
    expect(await leadsTo(source)).toEqual([302, '/en/brands'])
    await runtime.sql('CONTENT_DB', 'DELETE FROM redirects WHERE source = ?', source)
    await purge('operation:redirects')
    expect(await leadsTo(source)).toEqual([200, null])
  })

  test('a path marked as gone returns 410 with its own message', async () => {
    const source = '/en/gone-for-good'
    const columns = '(site_id, source, target, http_code)'
    await runtime.sql('CONTENT_DB', `INSERT INTO redirects ${columns} VALUES (2, ?, NULL, 410)`, source)
    await purge('operation:redirects')
    const answer = await visitor.ask(source)
    expect([answer.status, answer.headers.get('location')]).toEqual([410, null])
    const html = await answer.text()
    expect(html).toContain('>This page is gone for good</h1>')
    expect(html).toContain('| This page is gone for good</title>')
    await runtime.sql('CONTENT_DB', 'DELETE FROM redirects WHERE source = ?', source)
    await purge('operation:redirects')
  })

  test('a path of one language redirects to the right screen of another', async () => {
    for (const screen of ['login', 'register', 'forgotPassword', 'resetPassword', 'brands', 'cart', 'range'] as const) {
      for (const locale of locales) {
        const prefix = locale === 'nl' ? '' : `/${locale}`
        const own = routes[screen][locale]
        for (const other of locales) {
          const words = routes[screen][other].replace(/^\/(en|de|fr)(?=\/)/, '')
          if (prefix + words === own) continue
          expect([prefix + words, ...(await leadsTo(prefix + words))]).toEqual([prefix + words, 301, own])
        }
      }
    }
  })

  test('a write to a redirected path is not redirected', async () => {
    const answer = await visitor.ask('/en/festive', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.status).toBe(405)
  })

  // F153, F466, F553
  test('a rule that an editor changes, adds or removes applies after the purge', async () => {
    const set = (target: string) =>
      runtime.sql('CONTENT_DB', "UPDATE redirects SET target = ? WHERE source = '/en/festive'", target)
    expect(await leadsTo('/en/festive')).toEqual([302, '/en/news/festive-list-2026'])
    await set('/en/news')
    await purge('operation:redirects')
    expect(await leadsTo('/en/festive')).toEqual([302, '/en/news'])
    await runtime.sql(
      'CONTENT_DB',
      "INSERT INTO redirects (site_id, source, target, http_code) VALUES (2, '/en/brand-new', '/en/brands', 301)",
    )
    await purge('site:2')
    expect(await leadsTo('/en/brand-new')).toEqual([301, '/en/brands'])
    await runtime.sql('CONTENT_DB', "DELETE FROM redirects WHERE source = '/en/brand-new'")
    await set('/en/news/festive-list-2026')
    await purge('operation:redirects')
    expect(await leadsTo('/en/brand-new')).toEqual([404, null])
    expect(await leadsTo('/en/festive')).toEqual([302, '/en/news/festive-list-2026'])
  })
})
