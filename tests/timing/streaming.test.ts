import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChunks } from '../support/chunks.ts'
import { median } from '../support/polling.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf, waitForCached } from '../support/visit.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const delayMs = 200
/** Long enough to distinguish chunks with one measurement on any machine. */
const longMs = 600

const sorts = ['name', '-name', 'sku', '-created_at']
const pages = 40

/** Streamed parts of a page, and the scripts that insert them. */
const streamedParts = /<div hidden|<template|\$RC|\$RB|\$_TSR\.p/

// measures time between chunks, so a busy machine gets retries
describe.each(runtimes)('streaming ($name)', { retry: 2 }, ({ name }) => {
  let shop: ProxiedShop
  let requestCount = 0
  /** A URL of a listing with products that was not requested before. */
  const uncached = () => {
    const place = requestCount++
    return `/en/range?sort=${sorts[Math.floor(place / pages)]}&page=${1 + (place % pages)}`
  }
  const slow = (ms: number) => {
    shop.commerce.behave({ mode: 'pass', delayMs: ms })
    shop.content.behave({ mode: 'pass', delayMs: ms })
  }
  const chunksOf = (path: string, headers: Record<string, string> = {}, onFirst?: () => void) =>
    readChunks(shop.url + path, { 'user-agent': chrome, ...headers }, onFirst)

  beforeAll(async () => {
    shop = await startShopBehind(name)
    // layout data and category tree are cached, as shortly after a start
    for (const path of ['/en/range', '/en/about-us']) await waitForCached(visitorOf(shop), path)
  })
  afterAll(() => shop.stop())

  // F556
  test('the first chunk of an uncached listing has header, title and placeholders while its commerce call is pending', async () => {
    slow(longMs)
    let pending = 0
    const chunks = await chunksOf(uncached(), {}, () => {
      setTimeout(() => {
        pending = shop.commerce.waiting()
      }, 50)
    })
    expect(pending).toBeGreaterThan(0)
    const first = chunks[0]?.ms ?? Number.NaN
    expect(first).toBeLessThan(longMs)
    const early = chunks.filter(({ ms }) => ms < first + longMs / 2).map(({ text }) => text)
    expect(early.join('')).toMatch(/<header[\s\S]*<h1/)
    expect(early.join('')).toContain('aria-busy="true"')
    expect(early.join('')).not.toContain('/en/offer/p/')
    expect(chunks.map(({ text }) => text).join('')).toContain('/en/offer/p/')
  })

  test('slow backends delay the first byte by less than 15 ms', async () => {
    const firstBytes: Record<number, number[]> = { 0: [], [delayMs]: [] }
    for (let round = 0; round < 15; round++) {
      for (const ms of [0, delayMs]) {
        slow(ms)
        const [first] = await chunksOf(uncached())
        firstBytes[ms]?.push(first?.ms ?? Number.NaN)
      }
    }
    const difference = median(firstBytes[delayMs] ?? []) - median(firstBytes[0] ?? [])
    expect(difference).toBeLessThan(15)
  })

  test("a customer's listing is streamed, with prices in a later chunk", async () => {
    slow(0)
    const customer = await createLoggedInVisitor(shop)
    const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
    slow(longMs)
    const chunks = await chunksOf(uncached(), { cookie })
    const first = chunks[0]?.ms ?? Number.NaN
    expect(first).toBeLessThan(longMs)
    const early = chunks.filter(({ ms }) => ms < first + longMs / 2).map(({ text }) => text)
    expect(early.join('')).not.toMatch(/€\s?\d/)
    expect(chunks.map(({ text }) => text).join('')).toMatch(/€\s?\d/)
  })

  test("slow backends delay the first byte of a customer's dashboard by less than 15 ms, and each part arrives on its own", async () => {
    slow(0)
    const customer = await createLoggedInVisitor(shop)
    const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
    const overview = '/en/dashboard'
    const look = () => chunksOf(overview, { cookie })
    await look()
    const firstBytes: Record<number, number[]> = { 0: [], [delayMs]: [] }
    for (let round = 0; round < 11; round++) {
      for (const ms of [0, delayMs]) {
        shop.commerce.behave({ mode: 'pass', delayMs: ms })
        firstBytes[ms]?.push((await look())[0]?.ms ?? Number.NaN)
      }
    }
    expect(median(firstBytes[delayMs] ?? []) - median(firstBytes[0] ?? [])).toBeLessThan(15)

    // one part is late, one fails, the others are on time
    shop.commerce.behave((body) => {
      if (body.includes('"operationName":"ordersList"')) return { mode: 'pass', delayMs: longMs }
      return body.includes('"operationName":"invoiceSummaries"') ? { mode: 'status', status: 500 } : { mode: 'pass' }
    })
    const chunks = await look()
    const arrivedAt = (text: string) => chunks.find((chunk) => chunk.text.includes(text))?.ms ?? Number.NaN
    expect(arrivedAt('/en/dashboard/orders?order=')).toBeGreaterThan(longMs)
    expect(arrivedAt('/en/dashboard/orderLists?list=')).toBeLessThan(longMs)
    expect(arrivedAt('This part cannot be reached right now.')).toBeLessThan(longMs)
    expect(chunks.map(({ text }) => text).join('')).not.toContain('/en/dashboard/invoices?invoice=')
  })

  test('a browser without scripts gets the whole page without streamed parts or scripts that insert them', async () => {
    slow(0)
    const path = uncached()
    const streamed = (await chunksOf(path)).map(({ text }) => text).join('')
    expect(streamed).toMatch(streamedParts)
    expect(streamed).toContain('<noscript><meta http-equiv="refresh"')
    for (const whole of [path, '/en/login', '/en/cart', '/en/about-us', uncached()]) {
      const text = (await chunksOf(whole, { cookie: 'js=0' })).map((chunk) => chunk.text).join('')
      expect([whole, streamedParts.exec(text)?.[0]]).toEqual([whole, undefined])
      expect(text).not.toContain('http-equiv="refresh"')
      expect(text).toContain('</html>')
    }
  })

  test('robots get the same stream as browsers', async () => {
    slow(longMs)
    for (const agent of [robot, 'curl/8.0', 'Mozilla/5.0 HeadlessChrome/150.0.0.0']) {
      const chunks = await chunksOf(uncached(), { 'user-agent': agent })
      expect([agent, (chunks[0]?.ms ?? Number.NaN) < longMs]).toEqual([agent, true])
      expect(chunks.map(({ text }) => text).join('')).toContain('/en/offer/p/')
    }
  })

  test('concurrent requests for an uncached page send one commerce call', async () => {
    slow(delayMs)
    shop.commerce.forget()
    const path = '/en/range?filters=search%3Acheese'
    const visitors = Array.from({ length: 8 }, () => visitorOf(shop).ask(path))
    for (const answer of await Promise.all(visitors)) {
      expect(answer.status).toBe(200)
      await answer.text()
    }
    await waitForCached(visitorOf(shop), path)
    expect(callsOf(shop.commerce, 'getProductListing')).toHaveLength(1)
    expect(callsOf(shop.commerce, 'getProductListingFacets')).toHaveLength(1)
  })

  // F557
  test('a second visit sends no request to the content backend, for guests and customers', async () => {
    slow(0)
    const customer = await createLoggedInVisitor(shop)
    for (const visitor of [visitorOf(shop), customer]) await (await visitor.ask('/en/contact')).text()
    shop.content.forget()
    for (const visitor of [visitorOf(shop), customer]) {
      const answer = await visitor.ask('/en/contact')
      expect(await answer.text()).toContain('<h1')
    }
    expect(callsOf(shop.content)).toEqual([])
  })
})
