import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { fetchPage, maxTtfbMs } from '../support/fetch-page.ts'
import { headingOf, titleOf } from '../support/head.ts'
import { type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, type Visitor, visitorOf } from '../support/visit.ts'

const rangeUnavailable = 'The range cannot be reached right now'
const germanUnavailable = 'Das Sortiment ist gerade nicht erreichbar'

describe('a shop that starts while both backends are down', () => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind('node')
  })
  afterAll(() => shop.stop())

  // F028, F029, F031, F039, F407
  test('every page returns 503 in its language with a heading, login and /healthz return 200', async () => {
    shop.commerce.behave({ mode: 'refuse' })
    shop.content.behave({ mode: 'refuse' })
    const visitor = visitorOf(shop)
    for (const [path, words, title] of [
      ['/en', '', 'Something failed on our side'],
      ['/en/about-us', '', 'Something failed on our side'],
      ['/en/range', rangeUnavailable, rangeUnavailable],
      ['/de/products/kaese', germanUnavailable, germanUnavailable],
      ['/en/offer/p/never-seen', rangeUnavailable, rangeUnavailable],
      ['/en/brands', rangeUnavailable, 'Brands'],
    ] as const) {
      const answer = await visitor.ask(path)
      const html = await answer.text()
      expect([path, answer.status]).toEqual([path, 503])
      expect(html).toContain(`<html lang="${path.slice(1, 3)}"`)
      expect(html).toContain('<h1')
      expect(html).toContain(words)
      expect([path, titleOf(html)]).toEqual([path, `Proviant | ${title}`])
    }
    expect((await visitor.ask('/en/login')).status).toBe(200)
    expect((await visitor.ask('/healthz')).status).toBe(200)
    expect((await visitor.ask('/readyz')).status).toBe(503)
  })
  // F161, F162, F165, F492
  test('an error page shows the status of its document and a generic message, in each language', async () => {
    shop.content.behave({ mode: 'refuse' })
    const pages = { nl: '/over-ons', en: '/en/about-us', de: '/de/ueber-uns', fr: '/fr/notre-maison' }
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const answer = await visitorOf(shop).ask(pages[locale])
      const html = await answer.text()
      const shown = /<p class="visually-hidden">(\d+)<\/p>/.exec(html)?.[1]
      expect([locale, answer.status, shown, headingOf(html)]).toEqual([
        locale,
        503,
        '503',
        t('global.500statusMessage'),
      ])
      expect(html).toContain(t('global.500message'))
    }
  })
})

describe('a shop that starts while the commerce backend is down', () => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind('node')
  })
  afterAll(() => shop.stop())

  // F022, F023, F024
  test.each(['refuse', 'hang'] as const)('shows the pages of the content backend (%s)', async (mode) => {
    shop.commerce.behave({ mode })
    const pages = {
      '/en/about-us': 'I changed the menu, not the supplier.',
      '/en/news': 'News',
      '/en/jobs': 'Jobs',
      '/en/contact': 'name="message"',
    }
    for (const [path, words] of Object.entries(pages)) {
      // never requested before in this mode, so not cached
      const answer = await visitorOf(shop).ask(`${path}?source=${mode}`)
      const html = await answer.text()
      expect([path, answer.status, html.includes(words), html.includes('<h1')]).toEqual([path, 200, true, true])
    }
  })
})

describe.each(runtimes)('a shop that starts while both backends hang ($name)', ({ name }) => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind(name)
  })
  afterAll(() => shop.stop())

  test('sends the first byte within 2.6 s plus the delay of a slow machine', async () => {
    const visitor = visitorOf(shop)
    shop.commerce.behave({ mode: 'pass' })
    shop.content.behave({ mode: 'pass' })
    // warms up rendering with a page in French; the pages below are in other languages
    await fetchPage(visitor, '/fr/auth/login')
    const customer = await createLoggedInVisitor(shop)
    let calmMs = 0
    for (const path of ['/fr', '/fr/cart', '/fr/dashboard'])
      calmMs = Math.max(calmMs, (await fetchPage(customer, path)).ms)
    shop.commerce.behave({ mode: 'hang' })
    shop.content.behave({ mode: 'hang' })
    const late: [path: string, ms: number][] = []
    const ask = async (who: Visitor, path: string) => {
      const started = performance.now()
      const answer = await who.ask(path)
      const ms = performance.now() - started
      if (ms > maxTtfbMs(calmMs)) late.push([path, ms])
      return { status: answer.status, text: await answer.text() }
    }
    for (const path of ['/en/about-us', '/en/offer/p/never-seen', '/de/products/kaese']) {
      const { status, text } = await ask(visitor, path)
      expect([path, status]).toEqual([path, 503])
      expect(text).toContain('<h1')
    }
    // pages of a customer, whose layout data is cached
    for (const path of ['/fr', '/fr/cart', '/fr/dashboard', '/fr/checkout'])
      expect([path, [200, 302, 503]]).toEqual([path, expect.arrayContaining([(await ask(customer, path)).status])])
    expect(late).toEqual([])
  })
})
