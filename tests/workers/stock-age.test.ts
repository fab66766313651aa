// A word about stock is true for a minute: on pages, in copies that are made anew, and in answers to the app; all else on them lives on.
// On Node, whose clock a test can move.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { contractOf } from '../../scripts/contract/party.ts'
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.ts'
import { baseContractOf, openBackends, startEndpoint } from '../support/endpoint.ts'
import { until } from '../support/polling.ts'
import { shops } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { loggedIn, untilKept, type Visitor, visitorOf } from '../support/visit.ts'

const saysInStock = (text: string) => /class="stock(?: stock-low)?"|"stock":"(?:in_stock|low_stock)"/.test(text)
const saysAnything = (text: string) => /class="stock|"stock":"/.test(text)
const see = async (visitor: Visitor, path: string) => (await visitor.ask(path)).text()
const wayOf = (answer: Response) => answer.headers.get('cache-status') ?? ''
/** What the app begins with on a page that was kept. */
const dataOf = async (visitor: Visitor, path: string) => {
  const html = await (await untilKept(visitor, path)).text()
  return see(visitor, /rel="page-data" href="([^"]+)"/.exec(html)?.[1] ?? '')
}
const productOn = (listing: string) => /href="(\/en\/offer\/p\/[^"]+)"/.exec(listing)?.[1] ?? ''

describe('a shop over its own backend', () => {
  let shop: NodeShop
  let guest: Visitor
  beforeAll(async () => {
    shop = await startNodeShop({ clock: true })
    guest = visitorOf(shop)
  })
  afterAll(() => shop.stop())

  const inCommerce = async (sql: string, ...values: (string | number)[]) => {
    const { COMMERCE_DB, close } = openNodeBindings({ dataDir: shop.dataDir, vars: {} })
    const { results } = await COMMERCE_DB.prepare(sql)
      .bind(...values)
      .all<{ id: number }>()
    close()
    return results
  }
  const setStock = (quantity: number) => inCommerce('UPDATE stock SET quantity = ?', quantity)

  test('what was sold out a minute ago is nowhere in stock: pages, copies made anew from older answers, search', async () => {
    await setStock(100_000)
    const range = await see(guest, '/en/range')
    const brand = /filters=brands%3A\d+/.exec(await see(guest, '/en/brands'))?.[0] ?? ''
    const pages = ['/en', '/en/range', productOn(range), `/en/range?${brand}`]
    const answers = ['/api/en/search?q=tomato', '/api/en/catalogue/listing', '/api/en/catalogue/new']
    for (const path of pages) await untilKept(guest, path)
    const customer = await loggedIn(shop)
    // answered now, drawn later
    await see(guest, '/api/en/catalogue/listing?page=2')
    for (const path of [...pages, ...answers]) expect([path, saysInStock(await see(guest, path))]).toEqual([path, true])
    for (const path of pages) expect([path, saysInStock(await see(customer, path))]).toEqual([path, true])
    for (const path of pages) expect(await dataOf(guest, path)).toMatch(/"(?:in|low)_stock"/)

    await setStock(0)
    await shop.pass(35)
    await untilKept(guest, '/en/range?page=2')
    for (const path of [...pages, ...answers]) await see(guest, path)
    for (const path of pages) await see(customer, path)
    await shop.pass(26)
    for (const path of [...pages, '/en/range?page=2', ...answers])
      expect([path, saysInStock(await see(guest, path))]).toEqual([path, false])
    for (const path of [...pages, '/en/range?page=2'])
      expect([path, saysInStock(await see(customer, path))]).toEqual([path, false])
    for (const path of pages) expect(await dataOf(guest, path)).not.toMatch(/"(?:in|low)_stock"/)
  })

  test('a page that is asked for again and again is never waited for: its stock is asked again before its minute ends', async () => {
    await shop.pass(120)
    const before = await untilKept(guest, '/en/range')
    await until(async () => !wayOf(await guest.ask('/en/range')).includes('detail'), 10_000)
    await shop.pass(41)
    expect(wayOf(await guest.ask('/en/range'))).toMatch(/^proviant-page; hit; .*detail=due/)
    await until(async () => !wayOf(await guest.ask('/en/range')).includes('detail'), 10_000)
    const after = await guest.ask('/en/range')
    expect(wayOf(after)).toMatch(/^proviant-page; hit; ttl=(?:3\d|40)$/)
    expect(await after.text()).toBe(await before.text())
  })

  test('what the last visitor saw hours ago is sent at once while no word of it has changed, and drawn anew once one has', async () => {
    const pages = ['/en', '/en/range', '/de/products', '/en/range/dairy-eggs']
    const before = await Promise.all(pages.map(async (path) => (await untilKept(guest, path)).text()))
    await shop.pass(3 * 3_600)
    for (const [at, path] of pages.entries()) {
      const answer = await guest.ask(path)
      expect([path, wayOf(answer)]).toEqual([path, expect.stringMatching(/^proviant-page; hit; /)])
      expect(await answer.text()).toBe(before[at])
    }
    await shop.pass(120)
    const sku = /"sku":"([^"]+)"/.exec(await see(guest, '/api/en/catalogue/listing?page=1'))?.[1] ?? ''
    await inCommerce(
      'UPDATE stock SET quantity = 100000 WHERE id IN (SELECT stock_id FROM products WHERE sku = ?1 OR number = ?1)',
      sku,
    )
    await shop.pass(61)
    const drawn = await guest.ask('/en/range')
    expect(wayOf(drawn)).toMatch(/^proviant-page; fwd=miss/)
    expect(saysInStock(await drawn.text())).toBe(true)
  })

  test('what an import changed is on its pages once it was purged', async () => {
    const path = '/en/range/dairy-eggs'
    await untilKept(guest, path)
    await inCommerce("UPDATE product_texts SET name = name || ' (new)' WHERE locale = 'en'")
    expect(await see(guest, path)).not.toContain('(new)')
    const purged = await fetch(new URL('/api/purge', shop.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.purgeToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['commerce'] }),
    })
    expect(purged.status).toBe(200)
    expect(await see(guest, path)).toContain('(new)')
    expect(await (await untilKept(guest, path)).text()).toContain('(new)')
  })
})

describe('a shop over a backend elsewhere', () => {
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

  test('for a slow answer about stock nobody waits: the page is drawn for who comes, and afterwards it is the kept one again', async () => {
    const guest = visitorOf(shop)
    const before = await (await untilKept(guest, '/en/range')).text()
    const isStock = (body: string) => body.includes('stockByCodes')
    commerce.behave((body) => (isStock(body) ? { mode: 'pass', delayMs: 120 } : { mode: 'pass' }))
    await shop.pass(61)
    const drawn = await guest.ask('/en/range')
    expect(wayOf(drawn)).toBe('proviant-page; fwd=miss')
    expect(saysAnything(await drawn.text())).toBe(true)
    await until(async () => /hit; ttl=\d+$/.test(wayOf(await guest.ask('/en/range'))), 10_000)
    expect(await see(guest, '/en/range')).toBe(before)
    commerce.behave({ mode: 'pass' })
  })

  test('where it tells nothing of stock, a page that was seen before stands without a word of it, and has them again afterwards', async () => {
    const guest = visitorOf(shop)
    const range = await (await untilKept(guest, '/en/range')).text()
    const pages = ['/en/range', productOn(range)]
    for (const path of pages) await untilKept(guest, path)
    commerce.behave((body) => (body.includes('stockByCodes') ? { mode: 'status', status: 500 } : { mode: 'pass' }))
    await shop.pass(61)
    for (const path of pages) {
      const text = await see(guest, path)
      expect([path, text.includes('<h1'), saysAnything(text)]).toEqual([path, true, false])
    }
    commerce.behave({ mode: 'refuse' })
    await shop.pass(3_600)
    for (const path of pages) {
      const text = await see(guest, path)
      expect([path, text.includes('<h1'), saysAnything(text)]).toEqual([path, true, false])
    }
    commerce.behave({ mode: 'pass' })
    await shop.pass(61)
    for (const path of pages) await until(async () => saysAnything(await (await untilKept(guest, path)).text()), 30_000)
  })
})

describe('a shop over a backend that finds nothing by article numbers', () => {
  let backends: Awaited<ReturnType<typeof openBackends>>
  beforeAll(async () => {
    backends = await openBackends()
  })
  afterAll(() => backends?.close())

  /** How the range is sent a minute after it was kept. */
  async function afterAMinute(contract: string) {
    const commerce = await startEndpoint(await backends.open('commerce', contract))
    const shop = await startNodeShop({ clock: true, env: { COMMERCE_URL: commerce.url, LOG_LEVEL: 'error' } })
    try {
      const guest = visitorOf(shop)
      const kept = await (await untilKept(guest, '/en/range')).text()
      await shop.pass(61)
      const answer = await guest.ask('/en/range')
      return { way: wayOf(answer), told: [kept, await answer.text()].map(saysAnything) }
    } finally {
      await shop.stop()
      await commerce.close()
    }
  }

  test('what it says of stock is asked for with the rest, and binds a page to a minute', async () => {
    const contract = contractOf('commerce').replace(/"""[^"]*"""\s*productsByCodes\(.*/, '')
    expect(await afterAMinute(contract)).toEqual({
      way: expect.stringMatching(/^proviant-page; fwd=miss/),
      told: [true, true],
    })
  })

  test('one that says nothing of stock binds no page', async () => {
    expect(await afterAMinute(baseContractOf('commerce'))).toEqual({
      way: expect.stringMatching(/^proviant-page; hit/),
      told: [false, false],
    })
  })
})
