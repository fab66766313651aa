import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { elementsOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import {
  countLayoutParts,
  escapedText,
  field,
  form,
  link,
  type ScreenContext,
  screens,
  shopLayout,
} from '../support/screens.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor, visitorOf } from '../support/visit.ts'

const place = async (locale: Locale): Promise<ScreenContext> => ({
  locale,
  t: await loadTranslator(locale),
  to: (name) => localize(locale, name),
})

async function see(visitor: Visitor, path: string) {
  visitor.cookies.set('js', '0')
  const answer = await visitor.ask(path)
  const page = await answer.text()
  /** Scripts and modules that a browser loads before any interaction. */
  const scripts = page.match(/<script[^>]* src="[^"]*"|<link[^>]*rel="modulepreload"[^>]*/g) ?? []
  const html = page.replace(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, headers: answer.headers, html, scripts }
}

/** URL of the current tab in the tab bar of phones. */
const tabOf = (html: string) => {
  const [, tabs = ''] = html.split('<nav class="tab-bar"')
  return [...tabs.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, href]) => href)
}
const noLayout = { skip: 0, main: 1, search: 0, departments: 0, footer: 0, tabs: 0 }

describeEachRuntime('screens', (runtime) => {
  const named = (guard: (row: (typeof routes)[FixedRouteName]) => boolean) =>
    (Object.keys(screens) as (keyof typeof screens)[]).filter((name) => guard(routes[name]))

  async function check(visitor: Visitor, name: keyof typeof screens, locale: Locale) {
    const here = await place(locale)
    const { title, heading = (t) => t(title), frame, holds } = screens[name]
    const { status, headers, html, scripts } = await see(visitor, here.to(name))
    expect([name, locale, status]).toEqual([name, locale, 200])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(escapedText(`Proviant | ${here.t(title)}`))
    expect(headingOf(html)).toBe(escapedText(heading(here.t)))
    const languages = elementsOf(html, 'a')
      .filter(({ attributes }) => attributes.hreflang)
      .map(({ attributes, text }) => [attributes.hreflang, attributes.href, text.replace(/^[A-Z]{2} /, '')])
    const named = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'French' }
    expect(languages.slice(0, 4)).toEqual(locales.map((other) => [other, localize(other, name), named[other]]))
    const missing = holds(here).filter((part) => !html.includes(part) && !html.includes(escapedText(part)))
    expect([name, locale, missing]).toEqual([name, locale, []])
    expect([name, countLayoutParts(html, here)]).toEqual([name, frame === 'bare' ? noLayout : shopLayout])
    return { headers, html, scripts, ...here }
  }

  // F035, F036, F037, F038, F039, F040, F041, F042, F043, F044, F045, F046, F047, F048, F049, F050, F051, F052, F053, F054, F055, F056, F057, F058, F059, F060, F061, F062, F063, F064, F065, F066, F067, F068, F069, F070, F071, F072, F073, F074, F075, F114, F123, F124, F126, F146, F148, F167, F554, F561
  test.each(named(({ guard }) => guard !== 'protected'))(
    'a guest sees %s in each language with the shop layout or without layout',
    async (name) => {
      for (const locale of locales) {
        const { headers, scripts } = await check(visitorOf(runtime), name, locale)
        expect([name, scripts.length]).toEqual([name, 1])
        if (routes[name].guard) expect(headers.get('cache-control')).toBe('private, no-store')
      }
    },
  )

  // F035, F036, F037, F038, F088, F089, F090, F091, F092, F093, F094, F095, F096, F097, F098, F099, F100, F101, F102, F103, F104, F105, F106, F107, F115, F129, F132, F133, F134, F135, F136, F148, F167
  test.each(named(({ guard }) => guard === 'protected'))(
    'a customer sees %s in each language with the dashboard navigation, not cacheable',
    async (name) => {
      const customer = await createLoggedInVisitor(runtime)
      for (const locale of locales) {
        const { headers, html, t, to } = await check(customer, name, locale)
        expect(headers.get('cache-control')).toBe('private, no-store')
        expect(tabOf(html)).toEqual([to(name === 'dashboardOrderLists' ? name : 'dashboard')])
        const [, nav = ''] = html.split(`aria-label="${escapedText(t('account.dashboard'))}"`)
        const [inside = '', beside = ''] = nav.split('</nav>')
        const links = [...inside.matchAll(/<a href="([^"]*)"( aria-current="page")?/g)]
        const screens = [
          'dashboard',
          'dashboardOrders',
          'dashboardApprovals',
          'dashboardInvoices',
          'dashboardOrderLists',
          'dashboardStandingOrders',
          'dashboardUsers',
          'dashboardAccount',
        ] as const
        const navigation = screens.map((one) => [to(one), one === name])
        expect(links.map(([, href, current]) => [href, Boolean(current)])).toEqual(navigation)
        expect(inside).toContain(form(`/api/${locale}/account/logout`))
        expect(beside).toContain('<h1')
      }
    },
  )

  // F064, F065, F066, F067, F068, F069, F070, F071, F072, F073, F074, F075
  test('cart, checkout and success page are in the language of the page', async () => {
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    for (const locale of locales) {
      const customer = await createLoggedInVisitor(runtime)
      const { t, to } = await place(locale)
      await customer.post('/api/en/cart/clear', {})
      await customer.post('/api/en/cart/items', { productId, quantity: '1' })
      const cart = await see(customer, to('cart'))
      expect(cart.html).toContain(escapedText(t('cartPage.lineTotal')))
      expect(cart.html).toContain(link(to('checkout')))
      expect(cart.html).toContain(`/api/${locale}/cart/`)
      const checkout = await see(customer, to('checkout'))
      expect(headingOf(checkout.html)).toBe(escapedText(t('checkout.lead')))
      for (const part of [
        form(`/api/${locale}/checkout/order`),
        ...['shippingAddressId', 'billingAddressId', 'shippingMethod', 'message', 'key', 'seen'].map(field),
        `>${escapedText(t('checkout.place'))}<`,
      ])
        expect(checkout.html).toContain(part)
      const { addresses, methods, key, seen } = (await (await customer.ask(`/api/${locale}/checkout`)).json()) as {
        addresses: { id: string }[]
        methods: { code: string }[]
        key: string
        seen: string
      }
      const fields = {
        shippingAddressId: addresses[0]?.id,
        billingAddressId: 'same',
        shippingMethod: methods[0]?.code,
        key,
        seen,
      }
      const placed = await customer.post(`/api/${locale}/checkout/order`, fields)
      expect(await placed.json()).toEqual({ next: to('checkoutSuccess') })
      const thanks = await see(customer, to('checkoutSuccess'))
      expect(headingOf(thanks.html)).toBe(escapedText(t('checkout.thanks')))
      for (const part of [t('checkout.orderNumber'), t('checkout.thanksText'), t('forms.print')])
        expect(thanks.html).toContain(escapedText(part))
      expect(thanks.html).toMatch(/PV-\d{6}/)
    }
  })

  // F156, F157, F158, F159, F160, F165, F489, F490
  test('an unknown path returns 404 with the path and a link to the home page', async () => {
    for (const locale of locales) {
      const { t } = await place(locale)
      const path = `${locale === 'nl' ? '' : `/${locale}`}/no/such/shelf`
      const { status, html } = await see(visitorOf(runtime), path)
      const shown = /<p class="visually-hidden">(\d+)<\/p>/.exec(html)?.[1]
      expect([locale, status, shown]).toEqual([locale, 404, '404'])
      expect(headingOf(html)).toBe(escapedText(t('global.pageNotFound')))
      expect(html).toContain(escapedText(t('global.pageNotFoundText', { path })))
      // its styles are not part of the initial stylesheet
      expect(html).toMatch(/<link rel="stylesheet" href="[^"]*\/deferred-/)
      expect(html.includes(`Page not found: ${path}<`)).toBe(locale === 'en')
      expect(html).toMatch(new RegExp(`<a href="/"[^>]*>${escapedText(t('global.goBackHome'))}</a>`))
    }
  })
})
