// The api in process, as a page asks it: the same values as over HTTP. Nothing of the shop is replaced but the renderer.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { createInProcessApi } from '#api/in-process.ts'
import { createHttpApi } from '#api/over-http.ts'
import type { ShopApi } from '#api/shop-api.ts'
import { createCommerce } from '#backends/commerce/handler.ts'
import { createContent } from '#backends/content/handler.ts'
import { parseListing } from '#features/catalogue/listing-query.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createApp } from '#server/app.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { copyNodeData } from '../support/demo-data.ts'
import { rendererOf } from '../support/drawing.ts'
import { operatorLink } from '../support/links.ts'
import { demoPassword, nadia } from '../support/visit.ts'

const sessionKeys = `k1:${btoa('k'.repeat(32))}`

describe('in process', () => {
  let ask: (path: string, init?: RequestInit) => Promise<Response>
  let question: (shop: ShopApi) => Promise<unknown>
  let inProcess: unknown
  let close: () => void

  beforeAll(async () => {
    const dataDir = await copyNodeData()
    const vars = { SESSION_KEYS: sessionKeys, LOG_LEVEL: 'error' }
    const bindings = openNodeBindings({ dataDir, vars })
    // a renderer that renders nothing: it asks what a page would, in the page's own context
    const renderer = rendererOf(async (_, context) => {
      inProcess = await question(createInProcessApi(context))
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
    })
    const app = createApp({
      api: { fetch: api.fetch, loadSitemap: () => Promise.reject(new Error('nobody asks for it')) },
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
    const overHttp = createHttpApi('http://localhost/api/en', await loadTranslator('en'), (url, init) =>
      ask(String(url).replace('http://localhost', ''), {
        ...init,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
    )
    const [order] = (await overHttp.orders.getOrders({ page: 1 })).orders
    const [list] = (await overHttp.lists.getLists()).lists
    const [invoice] = (await overHttp.invoices.getInvoices()).invoices
    if (!order || !list || !invoice) throw new Error('the demo data has none')
    const slug = 'vine-tomatoes-red-class-i'
    const signed = new URLSearchParams(operatorLink({ sessionKeys }).split('?')[1])
    const link = { until: signed.get('until') ?? '', signature: signed.get('signature') ?? '' }
    const second = parseListing({ page: '2' })
    const found = parseListing({ filters: 'search:tomato' })
    const asked: { [Feature in keyof ShopApi]: { [Name in keyof ShopApi[Feature]]: typeof question } } = {
      content: {
        getSite: ({ content }) => content.getSite(),
        getEntry: ({ content }) => Promise.all([content.getEntry('__home__', 1), content.getEntry('news', 1)]),
        getRedirects: ({ content }) => content.getRedirects(),
      },
      catalogue: {
        getDepartments: ({ catalogue }) => catalogue.getDepartments(),
        getCategory: ({ catalogue }) => Promise.all(['', 'dairy-eggs'].map((path) => catalogue.getCategory(path))),
      },
      allergens: { getAllergenProfile: ({ allergens }) => allergens.getAllergenProfile() },
      product: {
        getProduct: ({ product }) => product.getProduct(slug),
        getProductPrices: ({ product }) => product.getProductPrices(slug),
      },
      listing: {
        getListing: ({ listing }) => Promise.all([listing.getListing('', second), listing.getListing('', found)]),
        getFacets: ({ listing }) => listing.getFacets('dairy-eggs', found),
        getListingPrices: ({ listing }) => listing.getListingPrices('', second),
        getNewProducts: ({ listing }) => listing.getNewProducts(),
        getNewPrices: ({ listing }) => listing.getNewPrices(),
        getHomePrices: ({ listing }) => listing.getHomePrices(),
        getBrands: ({ listing }) => listing.getBrands(),
      },
      cart: {
        getCart: ({ cart }) => cart.getCart(),
        getCartAllergens: ({ cart }) => cart.getCartAllergens(),
        getCartSummary: ({ cart }) => cart.getCartSummary(),
        getHouseRule: ({ cart }) => cart.getHouseRule(),
        getDeliveryPromise: ({ cart }) => cart.getDeliveryPromise(),
        readPad: ({ cart }) => cart.readPad({ text: '2 tomato' }),
      },
      lists: {
        getLists: ({ lists }) => lists.getLists(),
        getFirstLists: ({ lists }) => lists.getFirstLists(),
        getList: ({ lists }) => lists.getList(list.id),
        getListRefill: ({ lists }) => lists.getListRefill(list.id),
        getListAllergens: ({ lists }) => lists.getListAllergens(list.id),
        getSaveTarget: ({ lists }) => lists.getSaveTarget({ sku: '104882' }).catch(() => null),
      },
      orders: {
        getUsualOrder: ({ orders }) => orders.getUsualOrder(),
        getOrders: ({ orders }) => orders.getOrders({ page: 1 }),
        getRecentOrders: ({ orders }) => orders.getRecentOrders(),
        getLastOrder: ({ orders }) => orders.getLastOrder(),
        getOrder: ({ orders }) => orders.getOrder(order.id),
        getOrderAllergens: ({ orders }) => orders.getOrderAllergens(order.id),
        getOrderRefill: ({ orders }) => orders.getOrderRefill(order.id),
      },
      invoices: {
        getInvoices: ({ invoices }) => invoices.getInvoices(),
        getRecentInvoices: ({ invoices }) => invoices.getRecentInvoices(),
        getInvoice: ({ invoices }) => invoices.getInvoice(invoice.id),
      },
      addresses: {
        getAddresses: ({ addresses }) => addresses.getAddresses(),
        getAddressForm: ({ addresses }) => Promise.all(['new', '2'].map((id) => addresses.getAddressForm(id))),
      },
      account: {
        getProfile: ({ account }) => account.getProfile(),
        getSecurity: ({ account }) => account.getSecurity(),
        getResetEmail: ({ account }) => account.getResetEmail('none'),
        getRegistrationCountries: ({ account }) => account.getRegistrationCountries(),
      },
      checkout: {
        // it names a new checkout every time
        getCheckout: ({ checkout }) => checkout.getCheckout().then((answer) => ({ ...answer, key: null })),
        getUnansweredOrder: ({ checkout }) => checkout.getUnansweredOrder(),
        getPlacedOrder: ({ checkout }) => checkout.getPlacedOrder(),
      },
      operator: { getNotFoundLog: ({ operator }) => operator.getNotFoundLog(link) },
      search: {
        getSuggestions: ({ search }) => Promise.all(['tomato', ''].map((text) => search.getSuggestions(text))),
        getSearchPrices: ({ search }) => search.getSearchPrices('tomato'),
      },
    }
    for (const [name, one] of Object.values(asked).flatMap((feature) => Object.entries<typeof question>(feature))) {
      question = one
      // the cart's page is never cached, so every visit asks
      await (await ask('/en/cart', { headers: { cookie } })).text()
      expect(inProcess, name).toStrictEqual(JSON.parse(JSON.stringify(inProcess)))
      expect(inProcess, name).toStrictEqual(await one(overHttp))
    }
  })
})
