import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPage, purgeAs } from '../support/fetch-page.ts'
import { waitUntil } from '../support/polling.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const contentPages = ['/en', '/en/about-us', '/en/contact', '/fr/questions-frequentes']

describe.each(runtimes)('content backend outage ($name)', ({ name }) => {
  let shop: ProxiedShop
  let guest: Visitor
  const see = (path: string) => fetchPage(guest, path)

  beforeAll(async () => {
    shop = await startShopBehind(name)
    guest = visitorOf(shop)
    for (const path of [...contentPages, '/en/range']) await waitForCached(guest, path)
  })
  afterAll(() => shop.stop())

  // F031
  test.each(['hang', 'refuse'] as const)('cached content pages return 200 within 2 s (%s)', async (mode) => {
    shop.content.behave({ mode })
    for (const path of contentPages) {
      const page = await see(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.ms).toBeLessThan(2_000)
    }
    // a listing needs no content, and its layout data is cached
    const listing = await see(`/en/range?page=${mode === 'hang' ? 7 : 8}`)
    expect(listing.status).toBe(200)
    expect(listing.visible).toContain('href="/en/offer/p/')
    expect(listing.visible).toContain('<footer')
    // an uncached page returns 503 with an error message, not 500
    const unseen = await see(`/en/never-seen-${mode}`)
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '10'])
    expect(unseen.visible).toContain('<h1')
    expect((await see('/en/login')).status).toBe(200)
  })

  test('a page purged during the outage keeps its text and is rendered again afterwards', async () => {
    shop.content.behave({ mode: 'pass' })
    await waitUntil(async () => (await see('/en/never-seen-hang')).status === 404, 10_000)
    const before = await see('/en/about-us')
    shop.content.behave({ mode: 'refuse' })
    await purgeAs(shop, { uris: ['/en/about-us'] })
    const during = await see('/en/about-us')
    expect(during.status).toBe(200)
    expect(/<h1[\s\S]*?<\/h1>/.exec(during.visible)?.[0]).toBe(/<h1[\s\S]*?<\/h1>/.exec(before.visible)?.[0])

    shop.content.behave({ mode: 'pass' })
    shop.content.forget()
    await waitUntil(async () => {
      await see('/en/about-us')
      return callsOf(shop.content, 'entry').some(({ variables }) => JSON.stringify(variables).includes('about-us'))
    }, 10_000)
    await waitForCached(guest, '/en/about-us')
  })
})
