// Maximum age of the stock statuses in pages and API responses. On Node, whose clock a test can set forward.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.ts'
import { fillShell } from '../support/page-shell.ts'
import { waitUntil } from '../support/polling.ts'
import { shops } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const saysInStock = (text: string) => /class="stock(?: stock-low)?"|"stock":"(?:in_stock|low_stock)"/.test(text)
const saysAnything = (text: string) => /class="stock|"stock":"/.test(text)
const see = async (visitor: Visitor, path: string) => (await visitor.ask(path)).text()
const cacheStatusOf = (response: Response) => response.headers.get('cache-status') ?? ''
const productOn = (listing: string) => /href="(\/en\/offer\/p\/[^"]+)"/.exec(listing)?.[1] ?? ''
const stockTimeOf = (html: string) => Number(/<html[^>]* data-stock="(\d+)"/.exec(html)?.[1])

describe('a shop over its embedded backend', () => {
  let shop: NodeShop
  let guest: Visitor
  let pages: string[]
  beforeAll(async () => {
    shop = await startNodeShop({ clock: true })
    guest = visitorOf(shop)
    await setStock(100_000)
    const brand = /filters=brands%3A\d+/.exec(await see(guest, '/en/brands'))?.[0] ?? ''
    pages = ['/en', '/en/range', productOn(await see(guest, '/en/range')), `/en/range?${brand}`]
  })
  afterAll(() => shop.stop())

  const inCommerce = async (sql: string, ...values: (string | number)[]) => {
    const { COMMERCE_DB, close } = openNodeBindings({ dataDir: shop.dataDir, vars: {} })
    await COMMERCE_DB.prepare(sql)
      .bind(...values)
      .run()
    close()
  }
  const setStock = (quantity: number) => inCommerce('UPDATE stock SET quantity = ?', quantity)
  const untilStock = (path: string, isInStock: boolean) =>
    waitUntil(async () => saysInStock(await see(guest, path)) === isInStock, 20_000)

  test('a page with stock is fresh for a minute, then served stale once while it is rendered again', async () => {
    for (const path of pages) await waitForCached(guest, path)
    await setStock(0)
    for (const path of pages) expect([path, saysInStock(await see(guest, path))]).toEqual([path, true])
    await shop.pass(61)
    for (const path of pages) {
      const response = await guest.ask(path)
      expect([path, cacheStatusOf(response)]).toEqual([
        path,
        expect.stringMatching(/^proviant-page; hit; .*detail=stale$/),
      ])
      expect(saysInStock(await response.text())).toBe(true)
      await untilStock(path, false)
    }
    await setStock(100_000)
  })

  test('a page cached hours ago has the time of its stock, and the next one a newer time', async () => {
    await shop.pass(61)
    for (const path of pages) await untilStock(path, true)
    const before = stockTimeOf(await see(guest, '/en/range'))
    await shop.pass(3 * 3_600)
    const stale = await guest.ask('/en/range')
    expect(cacheStatusOf(stale)).toContain('detail=stale')
    expect(stockTimeOf(await stale.text())).toBe(before)
    await waitUntil(async () => stockTimeOf(await see(guest, '/en/range')) - before >= 3 * 3_600_000 - 600_000, 20_000)
  })

  test('a page without stock names no time of it', async () => {
    expect(stockTimeOf(await see(guest, '/en/about-us'))).toBeNaN()
  })

  test('customers see current stock at once, on pages whose shell is hours old', async () => {
    const customer = await createLoggedInVisitor(shop)
    const isShell = (response: Response) => cacheStatusOf(response).endsWith('hit; detail=customer')
    const expectStock = async (path: string, isInStock: boolean) => {
      const response = await customer.ask(path)
      const html = fillShell(await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
      const shown = { path, isShell: isShell(response), isInStock: saysInStock(html), isAny: saysAnything(html) }
      expect(shown, shop.output()).toEqual({ path, isShell: true, isInStock, isAny: true })
    }
    // a failed first try leaves none
    await setStock(100_000)
    for (const path of pages) {
      await waitUntil(async () => isShell(await customer.ask(path)), 20_000)
      await expectStock(path, true)
    }
    await setStock(0)
    for (const path of pages) await expectStock(path, false)
    await setStock(100_000)
  })

  test('changes of an import are on its pages after the purge', async () => {
    const path = '/en/range/dairy-eggs'
    await waitForCached(guest, path)
    await inCommerce("UPDATE product_texts SET name = name || ' (new)' WHERE locale = 'en'")
    expect(await see(guest, path)).not.toContain('(new)')
    const purged = await fetch(new URL('/api/purge', shop.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.purgeToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['commerce'] }),
    })
    expect(purged.status).toBe(200)
    expect(await see(guest, path)).toContain('(new)')
    expect(await (await waitForCached(guest, path)).text()).toContain('(new)')
  })
})

describe('a shop over an external backend', () => {
  let commerce: DelayingProxy
  let shop: NodeShop
  beforeAll(async () => {
    commerce = await startDelayingProxy(`${shops.node.url}/graphql/commerce`)
    shop = await startNodeShop({ clock: true, env: { COMMERCE_URL: commerce.url, LOG_LEVEL: 'error' } })
  })
  afterAll(async () => {
    await shop?.stop()
    await commerce?.close()
  })

  test('a page with stock is served stale at once, however slow the backend is', async () => {
    const guest = visitorOf(shop)
    await waitForCached(guest, '/en/range')
    commerce.behave(() => ({ mode: 'pass', delayMs: 2_000 }))
    await shop.pass(61)
    const started = performance.now()
    const stale = await guest.ask('/en/range')
    expect(cacheStatusOf(stale)).toContain('detail=stale')
    expect(performance.now() - started).toBeLessThan(1_900)
    await waitUntil(async () => /hit; ttl=\d+$/.test(cacheStatusOf(await guest.ask('/en/range'))), 20_000)
    commerce.behave({ mode: 'pass' })
  })

  test('while the backend is down for hours, responses older than an hour show no stock, and pages keep its time', async () => {
    const guest = visitorOf(shop)
    const before = stockTimeOf(await (await waitForCached(guest, '/en/range')).text())
    expect(saysAnything(await see(guest, '/api/en/catalogue/listing'))).toBe(true)
    commerce.behave({ mode: 'refuse' })
    await shop.pass(3_500)
    expect(saysAnything(await see(guest, '/api/en/catalogue/listing'))).toBe(true)
    await shop.pass(3_600)
    const listing = await see(guest, '/api/en/catalogue/listing')
    expect([listing.includes('"products":[{'), saysAnything(listing)]).toEqual([true, false])
    const page = await see(guest, '/en/range')
    expect([page.includes('<h1'), stockTimeOf(page)]).toEqual([true, before])
    commerce.behave({ mode: 'pass' })
  })
})
