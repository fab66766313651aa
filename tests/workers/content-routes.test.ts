import { expect, test } from 'vitest'
import { isOrdered } from '#features/orders/order-status.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf, headLinks, titleOf } from '../support/head.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { countLayoutParts, shopLayout } from '../support/screens.ts'
import { createLoggedInVisitor, findOrderableProducts, visitorOf } from '../support/visit.ts'

/** Site names of the demo, in the order of their ids. */
const siteLocales: Locale[] = ['nl', 'en', 'de', 'fr']
const shopRoutes = new Set(['brands', 'merken'])

type Row = { entry_id: number; section: string; site_id: number; uri: string; title: string; head: string }

describeEachRuntime('content pages', (runtime) => {
  const visitor = visitorOf(runtime)
  const pathOf = ({ site_id, uri }: Row) => {
    const locale = siteLocales[site_id - 1] ?? 'nl'
    const prefix = locale === 'nl' ? '' : `/${locale}`
    return uri === '__home__' ? prefix || '/' : `${prefix}/${uri}`
  }
  const see = async (path: string) => {
    const answer = await visitor.ask(path)
    return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
  }
  const samples = () =>
    runtime.sql<Row>(
      'CONTENT_DB',
      `SELECT t.entry_id, e.section, t.site_id, t.uri, t.title, COALESCE(t.seo ->> 'title', t.title) AS head FROM entry_texts t JOIN entries e ON e.id = t.entry_id
       WHERE t.uri IS NOT NULL AND t.entry_id IN (SELECT min(id) FROM entries GROUP BY section) ORDER BY 1, 3`,
    )

  // F022, F023, F024, F025, F039, F084, F085, F086, F087, F114, F196, F197, F199, F200, F201, F202, F449, F554
  test('a page of each section responds in four languages with a heading and the shop layout', async () => {
    const rows = await samples()
    expect(new Set(rows.map(({ section }) => section))).toEqual(
      new Set(['home', 'news', 'jobs', 'pages', 'newsPages', 'jobsPages', 'legalPages']),
    )
    for (const row of rows) {
      const { status, html } = await see(pathOf(row))
      expect([pathOf(row), status]).toEqual([pathOf(row), 200])
      expect(html).toContain(`<html lang="${siteLocales[row.site_id - 1]}"`)
      expect([pathOf(row), headingOf(html)]).toEqual([pathOf(row), expect.stringMatching(/\S/)])
      expect([pathOf(row), textOf(titleOf(html))]).toEqual([pathOf(row), `Proviant | ${textOf(row.head)}`])
      const locale = siteLocales[row.site_id - 1] ?? 'nl'
      const parts = countLayoutParts(html, { locale, t: await loadTranslator(locale) })
      expect([pathOf(row), parts]).toEqual([pathOf(row), shopLayout])
    }
  })

  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

  test('the home page of a customer links to the last order or the cart, and not to the registration', async () => {
    const customer = await createLoggedInVisitor(runtime)
    // without scripts private data is rendered inline
    customer.cookies.set('js', '0')
    await customer.post('/api/en/cart/clear', {})
    const home = async () => {
      const html = await (await customer.ask('/en')).text()
      return { html, main: mainOf(html), hero: html.match(/<section class="hero.*?<\/section>/s)?.[0] }
    }
    expect(mainOf((await see('/en')).html)).toContain('href="/en/register"')
    const empty = await home()
    expect(empty.main).not.toContain('href="/en/register"')
    expect(empty.hero).toContain('Welcome, Nadia')
    type Orders = { orders: { id: string; status: string }[] }
    const { orders } = (await (await customer.ask('/api/en/orders')).json()) as Orders
    // a quote request is not an order
    const last = orders.find(({ status }) => isOrdered(status))
    expect(empty.html).toContain(`order=${last?.id}`)
    expect(empty.html).toContain(`action="/api/en/orders/${last?.id}/cart"`)
    const [productId] = await findOrderableProducts(runtime, 1)
    await customer.post('/api/en/cart/items', { productId, quantity: '2' })
    expect((await home()).html).toMatch(/href="\/en\/cart"[^>]*><span class="figures">Continue ordering, 1 item, €\d/)
    await customer.post('/api/en/cart/clear', {})
  })

  // F033, F190
  test('each page links to its translations, and they link back', async () => {
    for (const row of (await samples()).filter(({ site_id }) => site_id === 2)) {
      const path = pathOf(row)
      const { html } = await see(path)
      const { canonical, alternates } = headLinks(html)
      expect(canonical).toBe(path)
      expect(Object.keys(alternates).sort()).toEqual(['de', 'en', 'fr', 'nl', 'x-default'])
      expect(alternates['x-default']).toBe(path)
      for (const locale of locales) {
        // the link to the Dutch home page stores the language
        const target = alternates[locale] === '/' ? '/nl' : alternates[locale]
        expect(html).toMatch(new RegExp(`<a [^>]*href="${target}"[^>]*hreflang="${locale}"`, 'i'))
        const there = headLinks((await see(alternates[locale] ?? '')).html)
        expect([path, locale, there.canonical]).toEqual([path, locale, alternates[locale]])
        expect([path, locale, there.alternates.en]).toEqual([path, locale, path])
      }
    }
  })

  // F084, F085, F086, F087, F449
  test('a page four levels deep responds in every language with a link to its parent', async () => {
    for (const [path, above] of [
      ['/service/levering/koelketen/temperaturen', '/service/levering/koelketen'],
      ['/en/service/delivery/cold-chain/temperatures', '/en/service/delivery/cold-chain'],
      ['/de/service/lieferung/kuehlkette/temperaturen', '/de/service/lieferung/kuehlkette'],
      ['/fr/service/livraison/chaine-du-froid/temperatures', '/fr/service/livraison/chaine-du-froid'],
    ] as const) {
      const { status, html } = await see(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(`href="${above}"`)
    }
  })

  // F084, F085, F086, F087, F354, F449
  test('an unknown uri, one of another language and one below a page return 404 in the page language', async () => {
    for (const [path, words] of [
      ['/nergens', 'Deze pagina bestaat niet'],
      ['/en/over-ons', 'Page not found'],
      ['/en/about-us/nothing', 'Page not found'],
      ['/de/service/delivery', 'Seite nicht gefunden'],
      ['/fr/__home__', 'Page introuvable'],
    ] as const) {
      const { status, html } = await see(path)
      expect([path, status]).toEqual([path, 404])
      expect(html).toContain(words)
      expect(html).not.toMatch(/rel="canonical"/)
    }
  })

  // F449
  test('every CMS page can be opened: no route of the shop hides it', async () => {
    const rows = await runtime.sql<Row>(
      'CONTENT_DB',
      'SELECT entry_id, site_id, uri FROM entry_texts WHERE uri IS NOT NULL AND site_id IN (1, 3)',
    )
    for (const row of rows.filter(({ uri }) => !shopRoutes.has(uri))) {
      const { status } = await see(pathOf(row))
      expect([pathOf(row), status]).toEqual([pathOf(row), 200])
    }
  })
})
