// The data door: the same values over HTTP and in process, problems in the reader's language, nothing private for guests.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCommerce } from '#backends/commerce/handler.ts'
import { createContent } from '#backends/content/handler.ts'
import { locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createApp } from '#server/app.ts'
import { openNodeBindings } from '#server/node-bindings.ts'
import { api } from '#src/api.ts'
import { prepareNode } from '../../scripts/prepare.ts'
import { copyDemoData } from '../support/demo-data.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { demoPassword, loggedIn, nadia, visitorOf } from '../support/visit.ts'

/** A question to every route that reads, below /api/{locale}. */
const questions: Record<string, string[]> = {
  '/content/site': ['/content/site'],
  '/content/redirects': ['/content/redirects'],
  '/content/sitemap': ['/content/sitemap'],
  '/content/entry': ['/content/entry', '/content/entry?uri=news&page=1', '/content/entry?uri=about-us'],
  '/catalogue/departments': ['/catalogue/departments'],
  '/catalogue/category': ['/catalogue/category?path=', '/catalogue/category?path=dairy-eggs'],
  '/catalogue/sitemap': ['/catalogue/sitemap'],
  '/catalogue/brands': ['/catalogue/brands'],
  '/catalogue/listing': ['/catalogue/listing?page=2', '/catalogue/listing?filters=search%3Atomato'],
  '/catalogue/facets': ['/catalogue/facets'],
  '/catalogue/offers': ['/catalogue/offers?page=2'],
  '/catalogue/allergen-profile': ['/catalogue/allergen-profile'],
  '/catalogue/new': ['/catalogue/new'],
  '/catalogue/new/offers': ['/catalogue/new/offers'],
  '/catalogue/products': ['/catalogue/products?slug=vine-tomatoes-red-class-i'],
  '/catalogue/products/offers': ['/catalogue/products/offers?slug=vine-tomatoes-red-class-i'],
  '/search': ['/search?q=tomato', '/search?q='],
  '/search/offers': ['/search/offers?q=tomato'],
  '/cart': ['/cart'],
  '/cart/promise': ['/cart/promise'],
  '/cart/summary': ['/cart/summary'],
  '/orders': ['/orders?page=1'],
  '/orders/recent': ['/orders/recent'],
  '/orders/:id': [],
  '/orders/:id/allergens': [],
  '/orders/:id/refill': [],
  '/lists': ['/lists'],
  '/lists/save': [],
  '/lists/:id': [],
  '/lists/:id/allergens': [],
  '/lists/:id/refill': [],
  '/invoices': ['/invoices'],
  '/invoices/recent': ['/invoices/recent'],
  '/invoices/:id': [],
  '/account/reset-token': ['/account/reset-token?token=none'],
  '/account/security': ['/account/security'],
  '/account/profile': ['/account/profile'],
  '/account/registration-countries': ['/account/registration-countries'],
  '/addresses': ['/addresses'],
  '/addresses/form/:id': ['/addresses/form/new', '/addresses/form/2'],
  '/checkout': ['/checkout'],
  '/checkout/placed': ['/checkout/placed'],
  '/checkout/unanswered': ['/checkout/unanswered'],
}
/** To those whose answer is one customer's own: not a guest's. */
const ofOne = {
  '/orders/:id': ['/orders/1'],
  '/orders/:id/allergens': ['/orders/1/allergens'],
  '/orders/:id/refill': ['/orders/1/refill'],
  '/invoices/:id': ['/invoices/1'],
  '/lists/save': ['/lists/save?sku=1'],
  '/lists/:id': ['/lists/1'],
  '/lists/:id/allergens': ['/lists/1/allergens'],
  '/lists/:id/refill': ['/lists/1/refill'],
}
/** They answer with an address or a file, not with a value. */
const forwarding = [
  '/catalogue/filter',
  '/catalogue/search',
  '/invoices/csv',
  '/invoices/:id/pdf',
  '/invoices/:id/ubl',
  '/lists/:id/csv',
  '/lists/:id/allergens/csv',
  '/orders/:id/allergens/csv',
]
/** Names a new checkout every time. */
const alwaysNew = ['/checkout']

const readingRoutes = [
  ...new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/(?<=.)\/$/, ''))),
]

test('every route that reads is asked for here', () => {
  expect([...Object.keys(questions), ...forwarding].sort()).toEqual(readingRoutes.sort())
})

describe('in process', () => {
  let ask: (path: string, init?: RequestInit) => Promise<Response>
  let inProcess: unknown
  let close: () => void

  beforeAll(async () => {
    const dataDir = await copyDemoData('node', (folder) => prepareNode(folder, {}))
    const vars = { SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`, LOG_LEVEL: 'error' }
    const bindings = openNodeBindings({ dataDir, vars })
    // a renderer that draws nothing: it asks the door what a page would, in the page's own context
    const renderer = {
      css: null,
      inlineScripts: [],
      render: async (
        request: Request,
        context: Parameters<Parameters<typeof createApp>[0]['api']['fetch']>[1]['context'],
      ) => {
        const path = new URL(request.url).searchParams.get('ask') ?? ''
        inProcess = await (await context.callApi(`http://api${path}`)).json()
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      },
    }
    const app = createApp({
      api,
      loadRenderer: async () => renderer,
      embedded: {
        commerce: async (options) => createCommerce(options),
        content: async (options) => createContent(options),
      },
      buildId: 'test',
    })
    const pending: Promise<unknown>[] = []
    const lent = {
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
      passThroughOnException: () => undefined,
    }
    ask = async (path, init) =>
      app.fetch(new Request(`http://localhost${path}`, init), bindings, {
        ...lent,
        props: {},
        clientAddress: '',
      } as never)
    close = () => {
      bindings.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => close())

  test('a page gets by value exactly what JSON would say', async () => {
    const login = await ask('/api/en/account/login', {
      method: 'POST',
      body: JSON.stringify({ email: nadia, password: demoPassword }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const orders = (await (await ask('/api/en/orders', { headers: { cookie } })).json()) as { orders: { id: string }[] }
    expect(orders.orders.length).toBeGreaterThan(0)
    const paths = [...Object.values(questions).flat(), `/orders/${orders.orders[0]?.id}`]
    for (const path of paths) {
      const answer = await ask(`/api/en${path}`, { headers: { cookie } })
      expect([path, answer.status]).toEqual([path, 200])
      const overHttp: unknown = await answer.json()
      // the cart's page is never kept, so every visit asks
      await (await ask(`/en/cart?ask=${encodeURIComponent(path)}`, { headers: { cookie } })).text()
      expect(inProcess, path).toStrictEqual(JSON.parse(JSON.stringify(inProcess)))
      if (!alwaysNew.includes(path)) expect(inProcess, path).toStrictEqual(overHttp)
    }
  })
})

describeEachRuntime('the data door', (runtime) => {
  test('guests may read what is public, and are asked to log in for the rest', async () => {
    const guest = visitorOf(runtime)
    const forGuests: Record<string, number> = {}
    for (const [route, paths] of Object.entries({ ...questions, ...ofOne }))
      for (const path of paths) forGuests[route] = (await guest.ask(`/api/en${path}`)).status
    const closed = Object.keys(forGuests).filter((route) => forGuests[route] === 401)
    expect(closed.sort()).toEqual([
      '/account/profile',
      '/account/security',
      '/addresses',
      '/addresses/form/:id',
      '/catalogue/allergen-profile',
      '/catalogue/new/offers',
      '/catalogue/offers',
      '/catalogue/products/offers',
      '/checkout',
      '/invoices',
      '/invoices/:id',
      '/invoices/recent',
      '/lists',
      '/lists/:id',
      '/lists/:id/allergens',
      '/lists/:id/refill',
      '/lists/save',
      '/orders',
      '/orders/:id',
      '/orders/:id/allergens',
      '/orders/:id/refill',
      '/orders/recent',
      '/search/offers',
    ])
    expect(Object.entries(forGuests).filter(([route, status]) => !closed.includes(route) && status !== 200)).toEqual([])
  })

  test('no GET sets a cookie or may be kept by a network cache, for guests and customers', async () => {
    for (const visitor of [visitorOf(runtime), await loggedIn(runtime)]) {
      for (const path of [
        ...Object.values(questions).flat(),
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

  test('a session that is over is said by the api, and taken away where one logs in again', async () => {
    const customer = await loggedIn(runtime)
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

  test("a problem says what is wrong in the reader's language, as problem+json", async () => {
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
    const fields = await visitorOf(runtime).post('/api/de/account/login', { email: 'nobody', password: '' })
    expect(await fields.json()).toEqual({
      status: 422,
      title: 'Es sind leider nicht alle Felder richtig ausgefüllt.',
      errors: { email: [expect.stringContaining('E-Mail')], password: [expect.stringContaining('Passwort')] },
    })
  })

  test('what guests read holds no price and no number of a stock', async () => {
    const guest = visitorOf(runtime)
    for (const path of ['/catalogue/listing', '/catalogue/new', '/catalogue/products?slug=vine-tomatoes-red-class-i']) {
      const text = await (await guest.ask(`/api/en${path}`)).text()
      expect([path, /€|"price"|stockText|"total":"/.exec(text)?.[0]]).toEqual([path, undefined])
    }
  })

  test('a method that a route does not have is not found, and an unknown language neither', async () => {
    const guest = visitorOf(runtime)
    expect((await guest.post('/api/en/catalogue/listing', {})).status).toBe(404)
    expect((await guest.ask('/api/en/cart/items')).status).toBe(404)
    expect((await guest.ask('/api/es/cart')).status).toBe(404)
    expect((await guest.ask('/api')).status).toBe(404)
  })
})
