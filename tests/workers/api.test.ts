import { expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

const requests: Record<string, string[]> = {
  '/content/site': ['/content/site'],
  '/content/redirects': ['/content/redirects'],
  '/content/captchas': ['/content/captchas?form=contact'],
  '/content/entry': ['/content/entry', '/content/entry?uri=news&page=1', '/content/entry?uri=about-us'],
  '/catalogue/departments': ['/catalogue/departments'],
  '/catalogue/category': ['/catalogue/category?path=', '/catalogue/category?path=dairy-eggs'],
  '/catalogue/brands': ['/catalogue/brands'],
  '/catalogue/listing': ['/catalogue/listing?page=2', '/catalogue/listing?filters=search%3Atomato'],
  '/catalogue/facets': ['/catalogue/facets'],
  '/catalogue/prices': ['/catalogue/prices?page=2'],
  '/catalogue/allergen-profile': ['/catalogue/allergen-profile'],
  '/catalogue/new': ['/catalogue/new'],
  '/catalogue/new/prices': ['/catalogue/new/prices'],
  '/catalogue/home/prices': ['/catalogue/home/prices'],
  '/catalogue/named': ['/catalogue/named?codes=300255%2Cnone'],
  '/catalogue/named/prices': ['/catalogue/named/prices?codes=300255'],
  '/catalogue/products': ['/catalogue/products?slug=vine-tomatoes-red-class-i'],
  '/catalogue/products/previews': ['/catalogue/products/previews?slugs=vine-tomatoes-red-class-i+none'],
  '/catalogue/products/prices': ['/catalogue/products/prices?slug=vine-tomatoes-red-class-i'],
  '/search': ['/search?q=tomato', '/search?q='],
  '/search/prices': ['/search/prices?q=tomato'],
  '/cart': ['/cart'],
  '/cart/allergens': ['/cart/allergens'],
  '/cart/delivery-rule': ['/cart/delivery-rule'],
  '/cart/promise': ['/cart/promise'],
  '/cart/summary': ['/cart/summary'],
  '/orders': ['/orders?page=1'],
  '/orders/last': ['/orders/last'],
  '/orders/recalls': ['/orders/recalls'],
  '/orders/recent': ['/orders/recent'],
  '/planning': ['/planning'],
  '/standing-orders': ['/standing-orders'],
  '/standing-orders/prepared': ['/standing-orders/prepared'],
  '/standing-orders/draft': ['/standing-orders/draft?from=cart'],
  '/standing-orders/:id': ['/standing-orders/demo-standing-order'],
  '/invoices/owed': ['/invoices/owed'],
  '/orders/:id': [],
  '/orders/:id/allergens': [],
  '/orders/:id/reorder-preview': [],
  '/lists': ['/lists'],
  '/lists/overview': ['/lists/overview'],
  '/lists/summary': ['/lists/summary'],
  '/lists/save': [],
  '/lists/:id': [],
  '/lists/:id/allergens': [],
  '/lists/:id/reorder-preview': [],
  '/invoices': ['/invoices'],
  '/invoices/recent': ['/invoices/recent'],
  '/invoices/:id': [],
  '/account/reset-token': ['/account/reset-token?token=none'],
  '/account/invitation': ['/account/invitation?token=none'],
  '/account/security': ['/account/security'],
  '/account/users': ['/account/users'],
  '/account/assortment': ['/account/assortment', '/account/assortment?search=nova&page=2'],
  '/account/approvals': ['/account/approvals'],
  '/account/approvals/waiting': ['/account/approvals/waiting'],
  '/account/approvals/:id': [],
  '/account/profile': ['/account/profile'],
  '/account/registration-countries': ['/account/registration-countries'],
  '/addresses': ['/addresses'],
  '/addresses/form/:id': ['/addresses/form/new', '/addresses/form/2'],
  '/checkout': ['/checkout'],
  '/checkout/placed': ['/checkout/placed'],
  '/checkout/unconfirmed': ['/checkout/unconfirmed'],
  '/invoices/balance': ['/invoices/balance'],
  '/invoices/filters': ['/invoices/filters'],
  '/orders/filters': ['/orders/filters'],
  '/operator/not-found': [],
}
const redirectsAndFiles = [
  '/cart/allergens/csv',
  '/catalogue/filter',
  '/catalogue/search',
  '/invoices/csv',
  '/invoices/:id/pdf',
  '/invoices/:id/ubl',
  '/lists/:id/csv',
  '/lists/:id/allergens/csv',
  '/orders/csv',
  '/orders/:id/allergens/csv',
]
const readingRoutes = [
  ...new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/(?<=.)\/$/, ''))),
]

test('every route that reads has a request', () => {
  expect([...Object.keys(requests), ...redirectsAndFiles].sort()).toEqual(readingRoutes.sort())
})

describeEachRuntime('the api', (runtime) => {
  test('no GET sets a cookie or is cacheable by shared caches, for guests and customers', async () => {
    for (const visitor of [visitorOf(runtime), await createLoggedInVisitor(runtime)]) {
      for (const path of [
        ...Object.values(requests).flat(),
        '/catalogue/filter?brands=1',
        '/catalogue/search?search=x',
        '/nothing',
      ]) {
        const { headers } = await visitor.ask(`/api/en${path}`)
        const kept = path === '/search?q=tomato' ? /^private, max-age=[1-6]?\d$/ : /^private, no-store$/
        expect([path, headers.get('set-cookie')]).toEqual([path, null])
        expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(kept)])
      }
    }
  })

  test('an expired session returns 401, and the login page deletes its cookie', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const sealed = customer.cookies.get('pv_s') ?? ''
    await customer.post('/api/en/account/logout', {})
    const late = visitorOf(runtime)
    const headers = { cookie: `pv_s=${sealed}` }
    const answer = await late.ask('/api/en/orders', { headers })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
    const login = await late.ask('/en/login', { headers })
    expect([login.status, await login.text()]).toEqual([200, expect.not.stringMatching(/Nadia|Brasserie Nova/)])
    expect(login.headers.getSetCookie().join()).toMatch(/pv_s=;.*Max-Age=0/i)
  })

  test('problems are in the language of the request, as problem+json', async () => {
    const titles = new Set<string>()
    for (const locale of locales) {
      const title = (await loadTranslator(locale))('forms.loginFirst')
      titles.add(title)
      const answer = await visitorOf(runtime).ask(`/api/${locale}/orders`)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.json()).toEqual({ status: 401, title })
    }
    expect(titles.size).toBe(4)
    const missing = await visitorOf(runtime).ask('/api/fr/catalogue/products?slug=rien')
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await missing.json()).toEqual({ status: 404, title: 'Introuvable' })
    const fields = await visitorOf(runtime).post('/api/de/account/login', { email: 'unknown', password: '' })
    expect(await fields.json()).toEqual({
      status: 422,
      title: 'Es sind leider nicht alle Felder richtig ausgefüllt.',
      errors: { email: [expect.stringContaining('E-Mail')], password: [expect.stringContaining('Passwort')] },
    })
  })

  test('public responses contain no prices and no stock quantities', async () => {
    const guest = visitorOf(runtime)
    for (const path of ['/catalogue/listing', '/catalogue/new', '/catalogue/products?slug=vine-tomatoes-red-class-i']) {
      const text = await (await guest.ask(`/api/en${path}`)).text()
      expect([path, /€|"price"|stockText|"total":"/.exec(text)?.[0]]).toEqual([path, undefined])
    }
  })

  test('an unsupported method and an unknown language return 404', async () => {
    const guest = visitorOf(runtime)
    expect((await guest.post('/api/en/catalogue/listing', {})).status).toBe(404)
    expect((await guest.ask('/api/en/cart/items')).status).toBe(404)
    expect((await guest.ask('/api/es/cart')).status).toBe(404)
    expect((await guest.ask('/api')).status).toBe(404)
  })
})
