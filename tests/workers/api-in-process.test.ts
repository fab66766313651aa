// The API in process, as pages call it during rendering: the same values as over HTTP. Only the renderer is a stub.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { createInProcessApi } from '#api/in-process.ts'
import { createHttpApi } from '#api/over-http.ts'
import type { reads } from '#api/reads.ts'
import type { ShopApi } from '#api/shop-api.ts'
import { createCommerce } from '#backends/commerce/handler.ts'
import { createContent } from '#backends/content/handler.ts'
import { parseListing, toListingParams } from '#features/catalogue/listing-query.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createApp } from '#server/app.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { copyNodeData } from '../support/demo-data.ts'
import { operatorLink } from '../support/links.ts'
import { noRateLimits } from '../support/no-rate-limits.ts'
import { createTestRenderer } from '../support/test-renderer.ts'
import { demoPassword, nadia } from '../support/visit.ts'

const sessionKeys = `k1:${btoa('k'.repeat(32))}`

describe('API in process', () => {
  let ask: (path: string, init?: RequestInit) => Promise<Response>
  let readInPage: (shop: ShopApi) => Promise<unknown>
  let inProcess: unknown
  let close: () => void

  beforeAll(async () => {
    const dataDir = await copyNodeData()
    const vars = { ...noRateLimits, SESSION_KEYS: sessionKeys, LOG_LEVEL: 'error' }
    const bindings = openNodeBindings({ dataDir, vars })
    // stub renderer that calls the API in the context of the page
    const renderer = createTestRenderer(async (_, context) => {
      inProcess = await readInPage(createInProcessApi(context))
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
    })
    const app = createApp({
      api: {
        loadRoutes: async () => api,
        loadOpenApi: () => Promise.reject(new Error('not expected')),
        loadSitemap: () => Promise.reject(new Error('not expected')),
      },
      loadRenderer: async () => renderer,
      embedded: {
        commerce: async (options) => createCommerce(options),
        content: async (options) => createContent(options),
      },
      buildId: 'test',
    })
    const pending: Promise<unknown>[] = []
    const executionContext = {
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
      passThroughOnException: () => undefined,
    }
    ask = async (path, init) =>
      app.fetch(new Request(`http://localhost${path}`, init), bindings, {
        ...executionContext,
        props: {},
        clientAddress: '',
      } as never)
    close = () => {
      bindings.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => close())

  test('every read returns by value what it returns as JSON over HTTP', async () => {
    const login = await ask('/api/en/account/login', {
      method: 'POST',
      body: JSON.stringify({ email: nadia, password: demoPassword }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const overHttp = createHttpApi('http://localhost/api/en', await loadTranslator('en'), (url, init) =>
      ask(url.replace('http://localhost', ''), {
        ...init,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
    )
    const [order] = (await overHttp('/orders')).orders
    const [list] = (await overHttp('/lists')).lists
    const [invoice] = (await overHttp('/invoices')).invoices
    const [approval] = (await overHttp('/account/approvals')).approvals
    if (!order || !list || !invoice || !approval) throw new Error('the demo data has none')
    const slug = 'vine-tomatoes-red-class-i'
    const signed = new URLSearchParams(operatorLink({ sessionKeys }).split('?')[1])
    const link = { until: signed.get('until') ?? '', signature: signed.get('signature') ?? '' }
    const second = toListingParams('', parseListing({ page: '2' }))
    const found = toListingParams('dairy-eggs', parseListing({ filters: 'search:tomato' }))
    const asked: { [Path in keyof typeof reads]: typeof readInPage } = {
      '/account/assortment': (read) => read('/account/assortment', { search: 'nova' }),
      '/account/approvals': (read) => read('/account/approvals'),
      '/account/approvals/waiting': (read) => read('/account/approvals/waiting'),
      '/account/approvals/:id': (read) => read('/account/approvals/:id', { id: approval.id }),
      '/account/invitation': (read) => read('/account/invitation', { token: 'none' }),
      '/account/profile': (read) => read('/account/profile'),
      '/account/registration-countries': (read) => read('/account/registration-countries'),
      '/account/reset-token': (read) => read('/account/reset-token', { token: 'none' }),
      '/account/security': (read) => read('/account/security'),
      '/account/users': (read) => read('/account/users'),
      '/addresses': (read) => read('/addresses'),
      '/addresses/form/:id': (read) => Promise.all(['new', '2'].map((id) => read('/addresses/form/:id', { id }))),
      '/cart': (read) => read('/cart'),
      '/cart/allergens': (read) => read('/cart/allergens'),
      '/cart/delivery-rule': (read) => read('/cart/delivery-rule'),
      'POST /cart/quick-order/read': (read) => read('POST /cart/quick-order/read', { text: '2 tomato' }),
      '/cart/promise': (read) => read('/cart/promise'),
      '/cart/summary': (read) => read('/cart/summary'),
      '/catalogue/allergen-profile': (read) => read('/catalogue/allergen-profile'),
      '/catalogue/brands': (read) => read('/catalogue/brands'),
      '/catalogue/category': (read) =>
        Promise.all(['', 'dairy-eggs'].map((path) => read('/catalogue/category', { path }))),
      '/catalogue/departments': (read) => read('/catalogue/departments'),
      '/catalogue/facets': (read) => read('/catalogue/facets', found),
      '/catalogue/home/prices': (read) => read('/catalogue/home/prices'),
      '/catalogue/listing': (read) => Promise.all([second, found].map((params) => read('/catalogue/listing', params))),
      '/catalogue/named': (read) => read('/catalogue/named', { codes: '300255,none' }),
      '/catalogue/named/prices': (read) => read('/catalogue/named/prices', { codes: '300255,none' }),
      '/catalogue/new': (read) => read('/catalogue/new'),
      '/catalogue/new/prices': (read) => read('/catalogue/new/prices'),
      '/catalogue/prices': (read) => read('/catalogue/prices', second),
      '/catalogue/products': (read) => read('/catalogue/products', { slug }),
      '/catalogue/products/previews': (read) => read('/catalogue/products/previews', { slugs: `${slug} none` }),
      '/catalogue/products/prices': (read) => read('/catalogue/products/prices', { slug }),
      // each response has a new checkout key
      '/checkout': (read) => read('/checkout').then((answer) => ({ ...answer, key: null })),
      '/checkout/placed': (read) => read('/checkout/placed'),
      '/checkout/unconfirmed': (read) => read('/checkout/unconfirmed'),
      '/content/captchas': (read) => read('/content/captchas', { form: 'contact' }),
      '/content/entry': (read) =>
        Promise.all(['__home__', 'news'].map((uri) => read('/content/entry', { uri, page: '1' }))),
      '/content/redirects': (read) => read('/content/redirects'),
      '/content/site': (read) => read('/content/site'),
      '/invoices': (read) => read('/invoices'),
      '/invoices/balance': (read) => read('/invoices/balance'),
      '/invoices/filters': (read) => read('/invoices/filters'),
      '/invoices/recent': (read) => read('/invoices/recent'),
      '/invoices/:id': (read) => read('/invoices/:id', { id: invoice.id }),
      '/lists': (read) => read('/lists'),
      '/lists/overview': (read) => read('/lists/overview'),
      '/lists/summary': (read) => read('/lists/summary'),
      '/lists/save': (read) => read('/lists/save', { sku: '104882' }).catch(() => null),
      '/lists/:id': (read) => read('/lists/:id', { id: list.id }),
      '/lists/:id/allergens': (read) => read('/lists/:id/allergens', { id: list.id }),
      '/lists/:id/reorder-preview': (read) => read('/lists/:id/reorder-preview', { id: list.id }),
      '/operator/not-found': (read) => read('/operator/not-found', link),
      '/orders': (read) => read('/orders', { page: '1' }),
      '/orders/filters': (read) => read('/orders/filters'),
      '/orders/last': (read) => read('/orders/last'),
      '/orders/recalls': (read) => read('/orders/recalls'),
      '/orders/recent': (read) => read('/orders/recent'),
      '/planning': (read) => read('/planning'),
      '/standing-orders': (read) => read('/standing-orders'),
      '/standing-orders/prepared': (read) => read('/standing-orders/prepared'),
      // each response has a new key
      '/standing-orders/draft': (read) =>
        read('/standing-orders/draft', { from: `order:${order.id}` }).then(({ lines }) => lines),
      '/standing-orders/:id': (read) =>
        read('/standing-orders/:id', { id: 'demo-standing-order' }).then((answer) => answer.order),
      '/invoices/owed': (read) => read('/invoices/owed'),
      '/orders/:id': (read) => read('/orders/:id', { id: order.id }),
      '/orders/:id/allergens': (read) => read('/orders/:id/allergens', { id: order.id }),
      '/orders/:id/reorder-preview': (read) => read('/orders/:id/reorder-preview', { id: order.id }),
      '/search': (read) => Promise.all(['tomato', ''].map((q) => read('/search', { q }))),
      '/search/prices': (read) => read('/search/prices', { q: 'tomato' }),
    }
    for (const [name, one] of Object.entries(asked)) {
      readInPage = one
      // the cart page is never cached, so every request renders it
      const page = await ask('/en/cart', { headers: { cookie } })
      expect([name, page.status]).toEqual([name, 200])
      await page.text()
      expect(inProcess, name).toStrictEqual(JSON.parse(JSON.stringify(inProcess)))
      expect(inProcess, name).toStrictEqual(await one(overHttp))
    }
  })
})
