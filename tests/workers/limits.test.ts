import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

/** Limit per minute; a fifth of it as burst, two fifths of unknown URLs. */
const env = {
  ...{ PAGE_LIMIT: '30', SEARCH_LIMIT: '30', UNKNOWN_LIMIT: '30' },
  ...{ TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' },
}
const atOnce = 6

describe.each(runtimes)('rate limits ($name)', ({ name }) => {
  let shop: { url: string; stop(): Promise<void> }
  beforeAll(async () => {
    if (name === 'node') shop = await startNodeShop({ env })
    else {
      const edge = await startEdgeShop(env)
      shop = { url: edge.url, stop: edge.dispose }
    }
  })
  afterAll(() => shop.stop())

  /** Sends four times the burst at once; on a slow machine some more requests are admitted meanwhile. */
  async function askFor(guest: Visitor, path: (index: number) => string) {
    const paths = Array.from({ length: atOnce * 4 }, (_, index) => path(index))
    const answers = await Promise.all(paths.map(async (each) => ({ path: each, answer: await guest.ask(each) })))
    const isRefused = ({ answer }: { answer: Response }) => answer.status === 429
    const answered = answers.filter((each) => !isRefused(each))
    const refused = answers.find(isRefused)?.answer as Response
    return { statuses: answered.map(({ answer }) => answer.status), refused, known: answered[0]?.path ?? '' }
  }

  test('renders combined filters up to the limit, then returns a small localized page with Retry-After', async () => {
    const guest = visitorOf(shop, '192.0.2.1')
    await waitForCached(guest, '/fr/products')
    const customer = await createLoggedInVisitor(shop)
    const { statuses, refused } = await askFor(guest, (index) => `/fr/products?filters=search%3Amot${index}`)
    expect([statuses.length >= atOnce, ...new Set(statuses)]).toEqual([true, 200])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
    const page = await refused.text()
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('Trop de pages à la fois')
    expect(page).not.toMatch(/<(?:script|link|img)|style=|url\(/)
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(refused.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)

    // cached pages, linked pages and customers are not limited
    expect((await guest.ask('/fr/products')).status).toBe(200)
    expect((await guest.ask('/en/range?page=2')).status).toBe(200)
    expect((await customer.ask('/fr/products?filters=search%3Aencore')).status).toBe(200)
    expect((await customer.ask('/en/cart')).status).toBe(200)
  })

  test('returns suggestions up to the limit, then a problem, and cached searches still work', async () => {
    const guest = visitorOf(shop, '192.0.3.1')
    const { statuses, refused, known } = await askFor(guest, (index) => `/api/en/search?q=word${index}`)
    expect([statuses.length >= atOnce, ...new Set(statuses)]).toEqual([true, 200])
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guest.ask(known)).status).toBe(200)
  })

  test('returns 404 up to the limit, then serves cached pages, and customers of the network are not limited', async () => {
    const guest = visitorOf(shop, '192.0.4.1')
    await waitForCached(guest, '/en')
    const customer = await createLoggedInVisitor(shop)
    const { statuses } = await askFor(guest, (index) => `/de/nichts-${index}`)
    expect([statuses.length >= atOnce, ...new Set(statuses)]).toEqual([true, 404])
    // whether a URL is unknown is known after its page was rendered
    const { refused } = await askFor(guest, (index) => `/de/sonst-${index}`)
    expect(await refused.text()).toContain('Zu viele Seiten auf einmal')
    expect((await guest.ask('/en')).status).toBe(200)
    expect((await customer.ask('/en/offer/p/nothing')).status).toBe(404)
  })
})
