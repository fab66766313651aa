// Each screen of the URL table in each language: the right one, in its language, under its own title and in its own frame.
import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { loadTranslator, type MessageKey, type Translate } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { loggedIn, nadia, orderable, type Visitor, visitorOf } from '../support/visit.ts'

type Place = { locale: Locale; t: Translate; to: (name: FixedRouteName) => string }
type Screen = {
  title: MessageKey
  heading?: (t: Translate) => string
  frame: 'shop' | 'bare' | 'dashboard'
  /** What no other screen holds. */
  holds: (place: Place) => string[]
}

const words = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
const link = (path: string) => `href="${words(path)}"`
const form = (action: string) => `action="${action}"`
const field = (name: string) => `name="${name}"`

const screens: Record<Exclude<FixedRouteName, 'home'>, Screen> = {
  login: {
    title: 'account.login',
    frame: 'bare',
    holds: ({ locale, to }) => [
      form(`/api/${locale}/account/login`),
      ...['email', 'password', 'remember'].map(field),
      link(to('forgotPassword')),
      link(to('register')),
    ],
  },
  forgotPassword: {
    title: 'account.forgotTitle',
    frame: 'bare',
    holds: ({ locale, t, to }) => [
      t('account.forgotText'),
      form(`/api/${locale}/account/forgot-password`),
      field('email'),
      link(to('login')),
    ],
  },
  register: {
    title: 'account.registerTitle',
    frame: 'bare',
    holds: ({ locale, t }) => [
      form(`/api/${locale}/account/register`),
      ...['firstName', 'lastName', 'email', 'companyName', 'country', 'vatNumber', 'activity'].map(field),
      ...['companyEmail', 'companyPhone', 'website', 'address1', 'postcode', 'city', 'phone'].map(field),
      t('account.request.companyTitle'),
      `<option value="${locale === 'de' ? 'DE' : 'BE'}" selected=""`,
    ],
  },
  resetPassword: {
    title: 'account.resetTitle',
    heading: (t) => t('account.linkOver'),
    frame: 'bare',
    holds: ({ t, to }) => [t('account.linkOverText'), link(to('forgotPassword'))],
  },
  registerSuccess: {
    title: 'account.registeredTitle',
    frame: 'bare',
    holds: ({ t, to }) => [t('account.registeredText'), link(to('login'))],
  },
  brands: {
    title: 'catalogue.brands',
    frame: 'shop',
    holds: ({ t, to }) => [t('catalogue.brandsText'), `href="${to('range')}?filters=brands%3A`],
  },
  range: {
    title: 'catalogue.wholeRange',
    frame: 'shop',
    holds: ({ locale }) => [form(`/api/${locale}/catalogue/filter`), field('brands'), field('contains_allergen')],
  },
  cart: { title: 'cart.title', frame: 'shop', holds: ({ t, to }) => [t('cart.emptyText'), link(to('range'))] },
  checkout: {
    title: 'checkout.title',
    heading: (t) => t('checkout.guestTitle'),
    frame: 'bare',
    holds: ({ t, to }) => [
      t('checkout.guestText'),
      link(`${to('login')}?redirect=${encodeURIComponent(to('checkout'))}`),
    ],
  },
  checkoutSuccess: {
    title: 'checkout.thanks',
    frame: 'bare',
    holds: ({ t }) => [t('checkout.thanksNeutral'), t('checkout.stepDone')],
  },
  dashboard: {
    title: 'account.overview',
    heading: (t) => t('account.greeting', { name: 'Nadia' }),
    frame: 'dashboard',
    holds: ({ t, to }) => [
      t('account.greetingText'),
      t('orders.recent'),
      `${to('dashboardOrders')}?order=`,
      t('invoices.recent'),
      `${to('dashboardInvoices')}?invoice=`,
    ],
  },
  dashboardAccount: {
    title: 'account.profileTitle',
    frame: 'dashboard',
    holds: ({ locale, t }) => [
      form(`/api/${locale}/account/profile`),
      ...['firstName', 'lastName', 'gender', 'email', 'phone', 'preferredUnit'].map(field),
      `value="${nadia}"`,
      t('account.unitHint'),
      form(`/api/${locale}/catalogue/allergen-profile`),
    ],
  },
  dashboardInvoices: {
    title: 'invoices.title',
    frame: 'dashboard',
    holds: ({ t, to, locale }) => [
      t('invoices.due'),
      t('invoices.states.overdue'),
      `${to('dashboardInvoices')}?invoice=`,
      `/api/${locale}/invoices/csv`,
    ],
  },
  dashboardOrderLists: {
    title: 'lists.title',
    frame: 'dashboard',
    holds: ({ locale, t }) => [form(`/api/${locale}/lists`), field('name'), t('lists.toCart')],
  },
  dashboardOrders: {
    title: 'orders.title',
    frame: 'dashboard',
    holds: ({ t, to, locale }) => [
      t('orders.reference'),
      t('orders.pages'),
      `${to('dashboardOrders')}?page=2`,
      `/api/${locale}/orders/csv`,
    ],
  },
}

const place = async (locale: Locale): Promise<Place> => ({
  locale,
  t: await loadTranslator(locale),
  to: (name) => localize(locale, name),
})

/** The page as browsers without scripts get it: whole. */
async function see(visitor: Visitor, path: string) {
  visitor.cookies.set('js', '0')
  const answer = await visitor.ask(path)
  const page = await answer.text()
  /** What a browser fetches and runs before anybody presses anything. */
  const scripts = page.match(/<script[^>]* src="[^"]*"|<link[^>]*rel="modulepreload"[^>]*/g) ?? []
  const html = page.replace(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, headers: answer.headers, html, scripts }
}

/** What of the shop's frame a page has: bars above, the page itself, what is below. */
const frameOf = (html: string, { locale, t }: Place) => {
  const has = (part: string) => html.split(part).length - 1
  return {
    skip: has('<a class="skip-link" href="#main"'),
    main: has('<main'),
    search: has(form(`/api/${locale}/catalogue/search`)),
    departments: has(`<nav class="department-bar" aria-label="${words(t('shell.departments'))}"`),
    footer: has('<footer class="footer'),
    tabs: has(`<nav class="tab-bar" aria-label="${words(t('shell.tabs'))}"`),
  }
}
/** Where the tabs of a phone say that one is. */
const tabOf = (html: string) => {
  const [, tabs = ''] = html.split('<nav class="tab-bar"')
  return [...tabs.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, href]) => href)
}
const shopFrame = { skip: 1, main: 1, search: 1, departments: 1, footer: 1, tabs: 1 }
const noFrame = { skip: 0, main: 1, search: 0, departments: 0, footer: 0, tabs: 0 }

describeEachRuntime('screens', (runtime) => {
  const named = (guard: (row: (typeof routes)[FixedRouteName]) => boolean) =>
    (Object.keys(screens) as (keyof typeof screens)[]).filter((name) => guard(routes[name]))

  async function check(visitor: Visitor, name: keyof typeof screens, locale: Locale) {
    const here = await place(locale)
    const { title, heading = (t) => t(title), frame, holds } = screens[name]
    const { status, headers, html, scripts } = await see(visitor, here.to(name))
    expect([name, locale, status]).toEqual([name, locale, 200])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(words(`Proviant | ${here.t(title)}`))
    expect(headingOf(html)).toBe(words(heading(here.t)))
    const missing = holds(here).filter((part) => !html.includes(part) && !html.includes(words(part)))
    expect([name, locale, missing]).toEqual([name, locale, []])
    expect([name, frameOf(html, here)]).toEqual([name, frame === 'bare' ? noFrame : shopFrame])
    return { headers, html, scripts, ...here }
  }

  test.each(named(({ guard }) => guard !== 'protected'))(
    'a guest sees %s in each language, in the frame of the shop or in a quiet one',
    async (name) => {
      for (const locale of locales) {
        const { headers, scripts } = await check(visitorOf(runtime), name, locale)
        expect([name, scripts.length]).toEqual([name, 1])
        if (routes[name].guard) expect(headers.get('cache-control')).toBe('private, no-store')
      }
    },
  )

  test.each(named(({ guard }) => guard === 'protected'))(
    'a customer sees %s in each language, beside the rail, and no cache may keep it',
    async (name) => {
      const customer = await loggedIn(runtime)
      for (const locale of locales) {
        const { headers, html, t, to } = await check(customer, name, locale)
        expect(headers.get('cache-control')).toBe('private, no-store')
        expect(tabOf(html)).toEqual([to(name === 'dashboardOrderLists' ? name : 'dashboard')])
        const [, nav = ''] = html.split(`aria-label="${words(t('account.dashboard'))}"`)
        const [inside = '', beside = ''] = nav.split('</nav>')
        const links = [...inside.matchAll(/<a href="([^"]*)"( aria-current="page")?/g)]
        const screens = [
          'dashboard',
          'dashboardOrders',
          'dashboardInvoices',
          'dashboardOrderLists',
          'dashboardAccount',
        ] as const
        const rail = screens.map((one) => [to(one), one === name])
        expect(links.map(([, href, current]) => [href, Boolean(current)])).toEqual(rail)
        expect(inside).toContain(form(`/api/${locale}/account/logout`))
        expect(beside).toContain('<h1')
      }
    },
  )

  test('a cart, its checkout and the thanks for it are in the language of the customer', async () => {
    const [productId = ''] = await orderable(runtime, 1)
    for (const locale of locales) {
      const customer = await loggedIn(runtime)
      const { t, to } = await place(locale)
      await customer.post('/api/en/cart/clear', {})
      await customer.post('/api/en/cart/items', { productId, quantity: '1' })
      const cart = await see(customer, to('cart'))
      expect(cart.html).toContain(words(t('cart.lineTotal')))
      expect(cart.html).toContain(link(to('checkout')))
      expect(cart.html).toContain(`/api/${locale}/cart/`)
      const checkout = await see(customer, to('checkout'))
      expect(headingOf(checkout.html)).toBe(words(t('checkout.lead')))
      for (const part of [
        form(`/api/${locale}/checkout/order`),
        ...['shippingAddressId', 'billingAddressId', 'shippingMethod', 'message', 'key', 'seen'].map(field),
        `>${words(t('checkout.place'))}<`,
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
      expect(headingOf(thanks.html)).toBe(words(t('checkout.thanks')))
      for (const part of [t('checkout.orderNumber'), t('checkout.thanksText')])
        expect(thanks.html).toContain(words(part))
      expect(thanks.html).toMatch(/PV-\d{6}/)
    }
  })

  test('a path that leads nowhere is a 404 that says so and which one, with the way home', async () => {
    for (const locale of locales) {
      const { t } = await place(locale)
      const path = `${locale === 'nl' ? '' : `/${locale}`}/no/such/shelf`
      const { status, html } = await see(visitorOf(runtime), path)
      const shown = /<p class="visually-hidden">(\d+)<\/p>/.exec(html)?.[1]
      expect([locale, status, shown]).toEqual([locale, 404, '404'])
      expect(headingOf(html)).toBe(words(t('global.pageNotFound')))
      expect(html).toContain(words(t('global.pageNotFoundText', { path })))
      expect(html.includes(`Page not found: ${path}<`)).toBe(locale === 'en')
      expect(html).toMatch(new RegExp(`<a href="/"[^>]*>${words(t('global.goBackHome'))}</a>`))
    }
  })
})
