import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Behaviour } from '../support/delaying-proxy.ts'
import { answering, hanging } from '../support/faults.ts'
import { fetchPage, maxTtfbMs, purgeAs } from '../support/fetch-page.ts'
import { waitUntil } from '../support/polling.ts'
import { type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createGuestWithTwoItems, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const known = [
  '/en',
  '/en/about-us',
  '/en/contact',
  '/fr/questions-frequentes',
  '/en/range',
  '/de/products',
  '/en/brands',
]

describe.each(runtimes)('backend faults ($name)', ({ name }) => {
  let shop: ProxiedShop
  let guest: Visitor
  let guestWithCart: Visitor
  /** Longest response time of the known pages while both backends work, in milliseconds. */
  let calmMs = 0

  const see = (path: string, visitor = guest) => fetchPage(visitor, path)
  const purge = (body: unknown) => purgeAs(shop, body)

  beforeAll(async () => {
    shop = await startShopBehind(name)
    guest = visitorOf(shop)
    guestWithCart = (await createGuestWithTwoItems(shop)).guest
    for (const path of known) calmMs = Math.max(calmMs, (await fetchPage(guest, path)).ms)
  })
  afterAll(() => shop.stop())

  const faults: [kind: string, fault: Behaviour][] = [...Object.entries(answering), ...Object.entries(hanging)]

  test('for every fault an uncached page has an error message within the time limit, writes fail, and none of it is cached', async () => {
    const byKind = (body: string) => faults.find(([kind]) => body.includes(`fault-${kind}"`))?.[1] ?? { mode: 'pass' }
    const listing = (kind: string) => `/en/range?filters=search%3Afault-${kind}`
    shop.commerce.behave(byKind)
    shop.content.behave(byKind)
    const wrong: unknown[] = []
    async function checkErrorPage(path: string, statuses: number[], words: RegExp) {
      const started = performance.now()
      const answer = await guest.ask(path)
      const firstByteMs = performance.now() - started
      const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
      const isRight = statuses.includes(answer.status) && words.test(text) && text.includes('<h1')
      // sixteen pages load at the same time
      if (!isRight || firstByteMs > 2 * maxTtfbMs(calmMs))
        wrong.push([path, answer.status, firstByteMs, text.slice(0, 300)])
    }
    async function write(kind: string) {
      const answer = await guestWithCart.post('/api/en/cart/items', { productId: `fault-${kind}`, quantity: '1' })
      if (![401, 422, 429, 503].includes(answer.status)) wrong.push([kind, answer.status, await answer.text()])
    }
    for (const [kind] of Object.entries(answering))
      await Promise.all([
        checkErrorPage(listing(kind), [200, 503], /cannot be reached/),
        checkErrorPage(`/en/offer/p/fault-${kind}`, [404, 503], /./),
        checkErrorPage(`/en/fault-${kind}`, [404, 503], /./),
        write(kind),
      ])
    await Promise.all(
      Object.keys(hanging).flatMap((kind) => [
        checkErrorPage(listing(kind), [200, 503], /cannot be reached/),
        checkErrorPage(`/en/offer/p/fault-${kind}`, [503], /./),
        checkErrorPage(`/en/fault-${kind}`, [503], /./),
      ]),
    )
    expect(wrong).toEqual([])

    shop.commerce.behave({ mode: 'pass' })
    shop.content.behave({ mode: 'pass' })
    for (const [kind] of faults) {
      const isFound = async () => !(await see(listing(kind))).visible.includes('cannot be reached')
      const isNotFound = async (path: string) => (await see(path)).status === 404
      await Promise.all([
        waitUntil(isFound, 10_000),
        ...[`/en/offer/p/fault-${kind}`, `/en/fault-${kind}`].map((path) => waitUntil(() => isNotFound(path), 10_000)),
      ])
    }
  })

  test('for every fault of both backends a cached page keeps its heading, purged or not, and is rendered again afterwards', async () => {
    shop.commerce.behave({ mode: 'pass' })
    shop.content.behave({ mode: 'pass' })
    const headings = new Map<string, string>()
    const heading = /<h1[\s\S]*?<\/h1>/
    for (const path of known) {
      await waitForCached(guest, path)
      headings.set(path, heading.exec((await see(path)).visible)?.[0] ?? '')
    }
    const wrong: unknown[] = []
    for (const [index, [kind, fault]] of faults.entries()) {
      shop.commerce.behave(fault)
      shop.content.behave(fault)
      shop.commerce.forget()
      shop.content.forget()
      const path = known[index % known.length] ?? ''
      await purge({ uris: [path], tags: ['commerce'] })
      for (let visit = 0; visit < 2; visit++) {
        const page = await see(path)
        const isSame = heading.exec(page.visible)?.[0] === headings.get(path)
        if (page.status !== 200 || !isSame || page.visible.includes('cannot be reached') || page.ms > maxTtfbMs(calmMs))
          wrong.push([kind, path, page.status, page.ms, page.visible.slice(0, 300)])
        // the first request starts a revalidation in the background
        const asked = () => shop.commerce.requests().length + shop.content.requests().length
        await waitUntil(async () => kind === 'refuse' || asked() > 0, 10_000)
      }
    }
    expect(wrong).toEqual([])
    shop.commerce.behave({ mode: 'pass' })
    shop.content.behave({ mode: 'pass' })
    for (const path of known) {
      await waitForCached(guest, path)
      expect((await see(path)).visible).toContain(headings.get(path))
    }
  })

  test('after a purge only the first requests wait for hanging backends, and pages and redirects are served stale', async () => {
    shop.commerce.behave({ mode: 'pass' })
    shop.content.behave({ mode: 'pass' })
    const product = /href="(\/en\/offer\/p\/[^"]+)"/.exec((await see('/en/range')).visible)?.[1] ?? ''
    const seen = [...known, product]
    for (const path of seen) await waitForCached(guest, path)
    expect((await guest.ask('/en/festive')).status).toBe(302)
    shop.content.behave({ mode: 'hang' })
    shop.commerce.behave({ mode: 'hang' })
    await purge({ all: true })
    const late: unknown[] = []
    for (const path of ['/en/festive', ...seen]) {
      const started = performance.now()
      const answer = await guest.ask(path)
      const firstByteMs = performance.now() - started
      expect([path, answer.status]).toEqual([path, path === '/en/festive' ? 302 : 200])
      if (firstByteMs > 1_000) late.push([path, firstByteMs])
      expect(firstByteMs).toBeLessThan(maxTtfbMs(calmMs))
      if (answer.status === 200) expect(await answer.text()).toContain('<h1')
    }
    // after that the outage is known; single probes still wait
    expect(late.length, JSON.stringify(late)).toBeLessThanOrEqual(2)
  })
})
